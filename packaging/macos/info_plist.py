"""What macOS is told about the program: its languages, its kind of document and what it needs."""

from typing import Any, Final

BUNDLE_IDENTIFIER: Final = "io.github.trapoula.Trapoula"

_MATCH: Final = "io.github.trapoula.match"
_MATCH_NAME: Final = "Trapoula match"  # Greek in el.lproj


def info_plist(version: str) -> dict[str, Any]:
    """Return the entries that PyInstaller does not make by itself."""
    return {
        "CFBundleDisplayName": "Trapoula",
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "el"],
        "LSHasLocalizedDisplayName": True,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # what Qt needs
        "NSHumanReadableCopyright": "The Trapoula authors. MIT licence.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": _MATCH_NAME,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "trapoula.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_MATCH],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _MATCH,
                "UTTypeDescription": _MATCH_NAME,
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["trapoula"],
                    "public.mime-type": ["application/x-trapoula-match"],
                },
            }
        ],
    }
