"""The referee: the engine spoken to in JSON lines, by programs in any language.

``python -m engine.referee`` reads one request a line on standard input and writes one reply a
line on standard output, in order. A reply is ``{"ok": true, …}`` or ``{"ok": false, "error":
{"code", "message", "args"}}``; a request's ``"id"`` is echoed. An error changes no match.

Once it has been sent ``{"cmd": "beat"}`` it writes that request's reply again every tenth of a
second while it works on another one, so that whoever waits can tell slow from hung.

Error codes, besides those of refusals (``engine.core.refusal`` and the games' own):

====================  ==================  ==================================================
code                  arguments           when
====================  ==================  ==================================================
``too-long``          limit               the line has more bytes than that
``bad-json``          reason              the line is not UTF-8, not JSON, or no object
``unknown-command``   cmd                 there is no such request
``unknown-field``     field               the request has no such field
``missing-field``     field               the request lacks this field
``bad-field``         field, expected     the field is not of the type that is expected
``unknown-game``      game                there is no such game
``no-such-match``     match               no match has this handle, or no longer
``no-such-move``      move                the match has no move of this number, or it was taken back
``too-many-matches``  limit               that many are held already; drop some
``bad-state``         where, reason       the state is none, with the place and what is wrong
``damaged``           line, kind, reason  the saved match cannot be read, from this line on; the
                                          kinds are those of ``engine.core.errors.Damaged``
``not-available``     game                this game has no computer player
``bad-view``          where, reason       the view is none in which the seat can be asked, with the
                                          place and what is wrong
``wrong-legal``       action              the legal actions are not those of the view: what the
                                          computer player chose is not among them
``bot-failed``        reason              the computer player broke down
====================  ==================  ==================================================
"""
