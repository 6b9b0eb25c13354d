"""Nanoseconds a hit: the same trees, the same points, each toolkit's own search."""

import os
import resource
import shutil
import signal
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))

# Name, title, how many times its lengths a tree is given to toolkits whose views lie on whole pixels, and the
# seconds that one of them gets to build it and to answer.
TREES = [
    ("toy", "toy", 1, 60),
    ("screen", "400 views", 1, 60),
    ("wide", "100,000 siblings", 1, 180),
    ("levels", "1,000 levels", 1, 60),
    ("deep", "100,000 levels", 1, 20),
    ("million", "1,111,110 views", 25, 400),
]


class Skipped(Exception):
    """Why a peer gives no number."""


def run(command, seconds, log, **more):
    """Runs a command to its end, its complaints into a log, and gives its output."""
    with open(log, "ab") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, stdin=subprocess.DEVNULL,
                                   start_new_session=True, **more)
        try:
            output = process.communicate(timeout=seconds)[0].decode()
        except subprocess.TimeoutExpired:
            raise Skipped(f"not done in {seconds} s") from None
        finally:
            # What it started, too; nobody is left of a program that has ended.
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
    if process.returncode < 0:
        raise Skipped(f"killed by {signal.Signals(-process.returncode).name}")
    if process.returncode > 0:
        raise Skipped(f"exit status {process.returncode}, see {os.path.basename(log)}")
    return output


def words(*command):
    """What a configuration tool says."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode().split()


class Toolkit:
    """A peer that is a program of ours beside a toolkit's library."""

    warnings = ["-Wall", "-Wextra", "-Werror"]

    def __init__(self, folder):
        self.folder = folder
        self.program = os.path.join(folder, self.name)
        self.log = os.path.join(folder, f"{self.name}.log")
        self.environment = dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=folder, **self.settings)

    def missing(self):
        """Whether its packages are not there."""
        return subprocess.run(self.probe, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              shell=True).returncode != 0

    def source(self, name):
        return os.path.join(HERE, name)

    def begin(self):
        """Makes ready for questions."""
        run(self.build(), 300, self.log)

    def end(self):
        """Gives back what begin took."""

    def ask(self, tree, scale, seconds):
        """Nanoseconds a hit, how many points were asked, nanoseconds to build a view, bytes a view."""
        path = os.path.join(self.folder, tree)
        # Recursion is all right as long as the system has memory for it.
        deep = lambda: resource.setrlimit(resource.RLIMIT_STACK, (resource.getrlimit(resource.RLIMIT_STACK)[1],) * 2)
        output = run([self.program, f"{path}.tree", f"{path}.{self.name}", str(scale)], seconds, self.log,
                     env=self.environment, preexec_fn=deep)
        time, asked, built, size = output.split()
        return float(time), int(asked), float(built), float(size)


class Qt(Toolkit):
    name, title = "qt", "Qt 6, `QWidget::childAt`"
    packages = ["g++", "pkg-config", "qt6-base-dev"]
    probe = "command -v g++ && pkg-config --exists Qt6Widgets"
    settings = {"QT_QPA_PLATFORM": "offscreen"}

    def build(self):
        return ["g++", "-std=c++17", "-O2", "-fPIC", *self.warnings, *words("pkg-config", "--cflags", "Qt6Widgets"),
                self.source("qt.cpp"), "-o", self.program, *words("pkg-config", "--libs", "Qt6Widgets")]


class GNUstep(Toolkit):
    name, title = "gnustep", "GNUstep, `-[NSView hitTest:]`"
    packages = ["gobjc", "gnustep-make", "libgnustep-gui-dev"]
    probe = "command -v gcc && command -v gnustep-config && echo '#import <AppKit/NSView.h>' | " \
            "gcc -x objective-c -fsyntax-only $(gnustep-config --objc-flags) -MF /dev/null -"
    settings = {}

    def build(self):
        # Its own headers use what one of the warnings is about.
        return ["gcc", *words("gnustep-config", "--objc-flags"), *self.warnings, "-Wno-expansion-to-defined",
                "-std=gnu11", "-O2", "-g0", "-MF", os.devnull, self.source("gnustep.m"), "-o", self.program,
                *words("gnustep-config", "--gui-libs")]


class GTK(Toolkit):
    name, title = "gtk", "GTK 4, `gtk_widget_pick`"
    packages = ["gcc", "pkg-config", "libgtk-4-dev", "xvfb"]
    probe = "command -v gcc && command -v Xvfb && pkg-config --exists gtk4"
    settings = {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}

    def build(self):
        return ["gcc", "-std=gnu11", "-O2", *self.warnings, *words("pkg-config", "--cflags", "gtk4"),
                self.source("gtk.c"), "-o", self.program, *words("pkg-config", "--libs", "gtk4"), "-lm"]

    def begin(self):
        super().begin()
        # It picks only what a display shows.
        read, write = os.pipe()
        self.display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Skipped("Xvfb did not start")
        self.environment["DISPLAY"] = f":{number}"

    def end(self):
        if hasattr(self, "display"):
            self.display.terminate()
            self.display.wait()


class Chromium(Toolkit):
    name, title = "chromium", "Chromium, `elementFromPoint`"
    packages = ["chromium"]
    probe = "command -v chromium || command -v chromium-browser"
    settings = {}

    def begin(self):
        self.browser = shutil.which("chromium") or shutil.which("chromium-browser")

    def ask(self, tree, scale, seconds):
        path = os.path.join(self.folder, tree)
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            shutil.copy(self.source("chromium.html"), place)
            with open(f"{path}.tree") as text, open(os.path.join(place, "tree.js"), "w") as script:
                script.write(f"const tree = `{text.read().strip()}`;\nconst scale = {scale};\n")
            size = f"{320 * scale},{480 * scale}" if scale > 1 else "800,800"
            # Only questions inside the window are answered, and it is no picture that is wanted.
            page = run([self.browser, "--headless", "--disable-gpu", "--no-sandbox", "--dump-dom",
                        f"--user-data-dir={place}/profile", f"--window-size={size}", f"file://{place}/chromium.html"],
                       seconds, self.log, env=self.environment)
        found = page.rpartition("<pre>result ")[2]
        if found == page or "</pre>" not in found:
            raise Skipped("its page ended early")
        first, *answers = found.partition("</pre>")[0].split("\n")
        with open(f"{path}.{self.name}", "w") as file:
            file.write("\n".join(answers))
        time, asked, built = first.split()
        return float(time), int(asked), float(built), None


def agreement(folder, tree, name):
    """How many of the answers are the program's, and of how many."""
    with open(os.path.join(folder, f"{tree}.answers")) as file:
        ours = file.read().split()
    with open(os.path.join(folder, f"{tree}.{name}")) as file:
        theirs = file.read().split()
    return sum(a == b for a, b in zip(ours, theirs)), len(theirs)


def ours(bench, folder, trees):
    """What `bench peers` measures: the program's searches and those in C."""
    rows = {}
    output = run([bench, "peers", folder, *trees], 900, os.path.join(folder, "bench.log"))
    for line in output.splitlines():
        tree, views, name, time, size = line.split("\t")
        rows.setdefault(name, {})[tree] = (float(time), float(size), int(views))
    return rows


def all_hits(bench, folder, trees, rounds, say):
    """Times, sizes and agreement of all that can be asked, and why others could not."""
    result = {"ours": ours(bench, folder, trees), "peers": {}, "skipped": []}
    for _ in range(1, rounds):
        for name, row in ours(bench, folder, trees).items():
            for tree, values in row.items():
                result["ours"][name][tree] = min(result["ours"][name][tree], values)
    for peer in (kind(folder) for kind in (Qt, GNUstep, GTK, Chromium)):
        row = result["peers"].setdefault(peer.title, {})
        if peer.missing():
            result["skipped"].append(f"{peer.title}: missing; apt-get install {' '.join(peer.packages)}")
            say(result["skipped"][-1])
            continue
        try:
            peer.begin()
            for tree, title, scale, seconds in TREES:
                if tree not in trees:
                    continue
                try:
                    best = min((peer.ask(tree, scale, seconds) for _ in range(rounds)), key=lambda found: found[0])
                    row[tree] = (*best, *agreement(folder, tree, peer.name))
                    say(f"{peer.title}, {title}: {best[0]:,.0f} ns, {row[tree][4]} of {row[tree][5]} answers agree")
                except Skipped as problem:
                    result["skipped"].append(f"{peer.title}, {title}: {problem}")
                    say(result["skipped"][-1])
        except (Skipped, subprocess.CalledProcessError) as problem:
            result["skipped"].append(f"{peer.title}: {problem}")
            say(result["skipped"][-1])
        finally:
            peer.end()
    return result
