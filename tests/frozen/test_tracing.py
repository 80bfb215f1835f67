"""What is read in a report of the tracer."""

from pathlib import Path

from tests.frozen.tracing import Trace

QUIET = r"""
41 openat(AT_FDCWD</home/maria>, "/usr/lib/libc.so.6", O_RDONLY|O_CLOEXEC) = 3</usr/lib/libc.so.6>
41 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 4<socket:[98]>
42 socketpair(AF_UNIX, SOCK_STREAM, 0, [5<socket:[99]>, 6<socket:[100]>]) = 0
41 +++ exited with 0 +++
"""


def test_a_quiet_program() -> None:
    trace = Trace(QUIET, Path("/"))
    assert trace.files_opened() == 1
    assert trace.network() == []
    assert trace.made() == set()


def test_sockets_that_lead_out() -> None:
    sockets = [
        "socket(AF_INET, SOCK_STREAM, IPPROTO_TCP) = 3<socket:[1]>",
        "socket(AF_INET6, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 4<socket:[2]>",
        "socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_ROUTE) = 5<socket:[3]>",
    ]
    found = Trace("\n".join(f"7 {line}" for line in sockets), Path("/")).network()
    assert [line.split(",")[0] for line in found] == [line.split(",")[0] for line in sockets]


def test_what_is_made() -> None:
    report = r"""
1 openat(AT_FDCWD</home>, "/tmp/\316\261 \"b\"", O_RDWR|O_CREAT|O_EXCL, 0600) = 3</tmp/x>
1 openat(5</home/leo>, "under", O_WRONLY|O_CREAT|O_TRUNC, 0666) = 4</home/leo/under>
1 open("here", O_WRONLY|O_CREAT, 0666) = 5</work/here>
1 mkdir("/home/leo/new", 0777)            = 0
1 rename("/home/leo/new", "/home/leo/newer") = 0
1 renameat2(AT_FDCWD</home>, "old", AT_FDCWD</home>, "far", RENAME_NOREPLACE) = 0
1 symlinkat("/usr", 7</opt>, "link")      = 0
"""
    assert Trace(report, Path("/work")).made() == {
        Path(name)
        for name in (
            "/tmp/α \"b\"", "/home/leo/under", "/work/here", "/home/leo/new", "/home/leo/newer",
            "/home/far", "/opt/link",
        )
    }  # fmt: skip
