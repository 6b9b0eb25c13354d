"""Whole programs: how fast they start, how many transcripts they check a second, what idle sessions weigh."""

import fcntl
import os
import pty
import resource
import select
import shutil
import statistics
import subprocess
import tempfile
import termios
import time

CHECKS = 10
TRANSCRIPTS = 200


def python3():
    """The system's python3: one that a version manager puts first on the path starts a shell script before it."""
    return "/usr/bin/python3" if os.access("/usr/bin/python3", os.X_OK) else shutil.which("python3")


def cram():
    return shutil.which("cram") or shutil.which("cram3")


def elapsed(command, environment, folder):
    """Milliseconds from starting a program to its end."""
    nothing = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1, 2)]
    try:
        begin = time.perf_counter_ns()
        process = os.posix_spawnp(command[0], command, environment, file_actions=actions)
        status = os.waitpid(process, 0)[1]
        taken = (time.perf_counter_ns() - begin) / 1e6
    finally:
        os.close(nothing)
    if status != 0:
        raise RuntimeError(f"{' '.join(command)} failed")
    return taken


def starts(program, folder, rounds=400):
    """Milliseconds of each whole process, in turn: the fastest and the median."""
    environment = dict(os.environ, HOME=folder, XDG_STATE_HOME=folder, XDG_CONFIG_HOME=folder)
    commands = {
        "`true`": ["/bin/true"],
        "`taptrace --version`": [program, "--version"],
        "`taptrace -c 'hit 1 1'`": [program, "-c", "hit 1 1"],
    }
    if shutil.which("sqlite3"):
        commands["`sqlite3 :memory: 'select 1'`"] = [shutil.which("sqlite3"), ":memory:", "select 1"]
    if python3():
        commands["`python3 -c 'print(1)'`"] = [python3(), "-c", "print(1)"]
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(elapsed(command, environment, folder))
    return {name: (min(values), statistics.median(values)) for name, values in times.items()}


def commands(number):
    """The commands of a transcript: the tree of the articles, and ten points of it."""
    lines = ["add A frame 0 0 320 480", "add B to A frame 10 10 300 200", "add C to A frame 10 220 300 250",
             "add D to C frame 10 10 130 230", "add E to C frame 150 10 140 230"]
    for check in range(CHECKS):
        lines.append(f"hit {(number * 37 + check * 31) % 320} {(number * 53 + check * 47) % 480}")
    return lines


def transcripts(program, folder):
    """Transcripts a second: the same commands and outputs for the program and for cram; the best of three."""
    place = tempfile.mkdtemp(dir=folder)
    environment = {"PATH": f"{os.path.dirname(program)}:{os.environ['PATH']}", "HOME": place, "LANG": "C.UTF-8"}

    def run(command, check=True):
        return subprocess.run(command, check=check, env=environment, cwd=place, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)

    ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")
    os.mkdir(ours)
    os.mkdir(theirs)
    for number in range(TRANSCRIPTS):
        lines = commands(number)
        with open(os.path.join(ours, f"{number:03}.transcript"), "w") as file:
            file.write("".join(f">  {line}\n" for line in lines))
        output = subprocess.run([program, "--no-history"], input="\n".join(lines).encode(), check=True,
                                env=environment, stdout=subprocess.PIPE).stdout.decode()
        with open(os.path.join(theirs, f"{number:03}.t"), "w") as file:
            file.write("  $ taptrace --no-history <<'END'\n")
            file.write("".join(f"  > {line}\n" for line in [*lines, "END"]))
            file.write("".join(f"  {line}\n" if line else "  \n" for line in output.splitlines()))
    run([program, "test", "--update", ours])
    found = {}
    tools = {
        "`taptrace test`": [program, "test", ours],
        "`taptrace test --jobs 1`": [program, "test", "--jobs", "1", ours],
    }
    if cram():
        tools["`cram`"] = [cram(), "--quiet", theirs]
    for name, command in tools.items():
        times = []
        for _ in range(3):
            begin = time.perf_counter()
            run(command)
            times.append(time.perf_counter() - begin)
        found[name] = TRANSCRIPTS / min(times)
    # Both must notice a line that is wrong.
    for path in (os.path.join(ours, "007.transcript"), os.path.join(theirs, "007.t")):
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(text.replace("300; 200" if "300; 200" in text else "300 200", "301 200", 1)
                       if path.endswith(".transcript") else text.replace("  B", "  X", 1))
    for name, command in tools.items():
        if run(command, check=False).returncode == 0:
            raise RuntimeError(f"{name} did not notice a wrong line")
    shutil.rmtree(place)
    return found


def available():
    with open("/proc/meminfo") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("MemAvailable")) * 1024


def share(process):
    """The bytes of a process in memory, those it shares with others counted by its part."""
    with open(f"/proc/{process}/smaps_rollup") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) * 1024


def own_terminal():
    """Makes standard input the controlling terminal of a new session."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def idle(command, environment, wanted):
    """How many sessions were opened, each in a terminal of its own at its prompt, and the bytes of all of them."""
    started, terminals = [], []
    try:
        while len(started) < wanted and available() > 2 << 30:
            terminal, inner = pty.openpty()
            started.append(subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment,
                                            preexec_fn=own_terminal, close_fds=True))
            os.close(inner)
            terminals.append(terminal)
        for terminal in terminals:
            # The prompt, and until nothing more comes.
            if not select.select([terminal], [], [], 60)[0]:
                raise RuntimeError(f"{command[0]} shows no prompt")
            while select.select([terminal], [], [], 0.002)[0]:
                os.read(terminal, 65536)
        time.sleep(2)
        gone = [process for process in started if process.poll() is not None]
        if gone:
            raise RuntimeError(f"{len(gone)} sessions of {command[0]} ended by themselves")
        return len(started), sum(share(process.pid) for process in started)
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()
        for terminal in terminals:
            os.close(terminal)


def sessions(program, folder, wanted=1000):
    """What sessions weigh that wait at their prompts."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    place = tempfile.mkdtemp(dir=folder)
    environment = {"PATH": os.environ["PATH"], "HOME": place, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    shells = {"taptrace": [program]}
    if shutil.which("sqlite3"):
        shells["sqlite3"] = [shutil.which("sqlite3")]
    if python3():
        shells["python3"] = [python3(), "-q"]
    found = {name: idle(command, environment, wanted) for name, command in shells.items()}
    shutil.rmtree(place)
    return found
