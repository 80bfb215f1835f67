"""A tree of files as it is packed: the same files give the same archive, whoever packs them."""

import lzma
import os
import stat
import tarfile
from pathlib import Path


def settle(tree: Path, moment: int) -> None:
    """Give everything the usual permissions, and one time in seconds."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def pack(tree: Path, archive: Path) -> None:
    """Pack a settled tree as .tar.xz, in which it has the archive's name."""
    # Programs get smaller when the addresses in them are told apart first.
    filters = [
        {"id": lzma.FILTER_X86},
        {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME},
    ]
    with (
        lzma.open(archive, "w", filters=filters) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        tar.add(tree, archive.name.removesuffix(".tar.xz"), filter=_owned_by_nobody)


def _owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _is_program(path: Path) -> bool:
    """Tell programs from libraries, which are marked as programs too, but which nobody starts."""
    return bool(path.stat().st_mode & stat.S_IXUSR) and ".so" not in path.suffixes
