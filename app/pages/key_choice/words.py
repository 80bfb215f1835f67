"""The name of the page of letters and time, which other pages know before it is there."""

from app.texts import texts

T = texts("KeyChoice")

heading = T("Letters and time", note="A heading, and the button that leads to it.")
