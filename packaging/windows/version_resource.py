"""What Windows shows in the properties of trapoula.exe."""

import re


def version_resource(version: str) -> str:
    """Return the version resource as PyInstaller reads it: an expression of its own classes."""
    numbers = tuple(int(number) for number in re.findall(r"\d+", version)[:3])
    four = numbers + (0,) * (4 - len(numbers))
    shown = {
        "CompanyName": "The Trapoula authors",
        "FileDescription": "Trapoula",  # also the name in the task manager
        "FileVersion": version,
        "InternalName": "trapoula",
        "LegalCopyright": "The Trapoula authors. MIT licence.",
        "OriginalFilename": "trapoula.exe",
        "ProductName": "Trapoula",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in shown.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}), kids=["
        # English of the United States in Unicode: what is written above.
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [0x409, 1200])])])\n"
    )
