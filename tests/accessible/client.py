# A client of AT-SPI that asks Attest as a screen reader would: which controls are there, by which names, in which
# order, and what is said by itself when an answer comes. Run by the script "run" beside it.
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # seconds: the machine may be busy
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
    Atspi.Role.COMBO_BOX, Atspi.Role.TEXT, Atspi.Role.ENTRY, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.LIST,
    Atspi.Role.TREE, Atspi.Role.TREE_TABLE, Atspi.Role.TABLE, Atspi.Role.PAGE_TAB, Atspi.Role.MENU_ITEM,
    Atspi.Role.LINK, Atspi.Role.DOCUMENT_FRAME,
}
ANSWERED = "Where was copper first smelted?"
REFUSED = "How much does a bus ticket to Lisbon cost?"
faults = []


def check(holds, what):
    print(("ok: " if holds else "FAULT: ") + what, flush=True)
    if not holds:
        faults.append(what)


def pump():
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


def wait(what, seconds=PATIENCE):
    until = time.time() + seconds
    while time.time() < until:
        pump()
        try:
            found = what()
        except GLib.Error:  # gone while it was asked
            found = None
        if found:
            return found
        time.sleep(0.1)
    return None


def attest():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program and program.get_name().lower() == "attest":
            return program
    return None


def walk(node, depth=0):
    """What is on the screen, in the order in which it is told."""
    yield node, depth
    for i in range(min(node.get_child_count(), 300)):
        child = node.get_child_at_index(i)
        if child is None:
            continue
        if child.get_state_set().contains(Atspi.StateType.SHOWING) or child.get_role() == Atspi.Role.MENU_ITEM:
            yield from walk(child, depth + 1)


def shown(program):
    return [node for node, _ in walk(program)]


def named(program, name, role=None):
    for node in shown(program):
        if node.get_name() == name and (role is None or node.get_role() == role):
            return node
    return None


def hears(program, words):
    return any(words in (node.get_name() or "") for node in shown(program))


def has_words(text):
    return sum(letter.isalpha() for letter in text or "") >= 2


def pdf(lines):
    text = b"BT /F1 12 Tf 72 720 Td 16 TL " + b" ".join(b"(%s) Tj T*" % line.encode() for line in lines) + b" ET"
    parts = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(text), text),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    whole = b"%PDF-1.4\n"
    places = []
    for number, part in enumerate(parts, 1):
        places.append(len(whole))
        whole += b"%d 0 obj\n%s\nendobj\n" % (number, part)
    start = len(whole)
    whole += b"xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1)
    whole += b"".join(b"%010d 00000 n \n" % place for place in places)
    return whole + b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(parts) + 1, start)


announced = []


def announce(event):
    try:
        if event.source.get_role() == Atspi.Role.NOTIFICATION and event.detail1:
            announced.append((event.source.get_name(), event.source.get_description()))
    except GLib.Error:
        pass


def ask(program, question):
    del announced[:]
    line = wait(lambda: named(program, "Question"))
    check(line is not None, "the line for questions is there")
    if line is None:
        return
    line.get_editable_text_iface().set_text_contents(question)
    button = wait(lambda: next((node for node in shown(program) if node.get_role() == Atspi.Role.PUSH_BUTTON
                                and node.get_name() == "Ask"
                                and node.get_state_set().contains(Atspi.StateType.ENABLED)), None))
    check(button is not None, "the button Ask is there")
    if button is not None:
        button.get_action_iface().do_action(0)


def look_at_controls(program, where):
    nameless = []
    for node in shown(program):
        role = node.get_role()
        if role == Atspi.Role.INVALID or not node.get_role_name():
            nameless.append("no role: " + (node.get_name() or "?"))
        if role not in CONTROLS or not node.get_state_set().contains(Atspi.StateType.ENABLED):
            continue
        parent = node.get_parent()
        if parent is not None and parent.get_role() in (Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON):
            continue  # a part of it
        if not has_words(node.get_name()):
            path = []
            at = node
            while at is not None and len(path) < 4:
                path.insert(0, "%s “%s”" % (at.get_role_name(), at.get_name()))
                at = at.get_parent()
            nameless.append(" > ".join(path))
    check(not nameless, "each control has a name and a role: " + where + "".join("\n    " + each for each in nameless))


def main():
    program_file, cli, home = sys.argv[1:4]
    document = home + "/copper.pdf"
    with open(document, "wb") as file:
        file.write(pdf(["The history of copper.", "",
                        "Copper was first smelted in the Balkans about seven thousand years ago.",
                        "The oldest furnace was found at Belovode in Serbia."]))
    subprocess.run([cli, "--library", home + "/library", "add", document], check=True, stdout=subprocess.DEVNULL)
    listener = Atspi.EventListener.new(announce)
    listener.register("object:state-changed:showing")
    window = subprocess.Popen([program_file, "--library", home + "/library"])
    try:
        program = wait(attest)
        check(program is not None, "Attest is on the bus of AT-SPI")
        if program is None:
            return
        check(wait(lambda: hears(program, "copper.pdf")) is not None, "the library's document is heard")
        look_at_controls(program, "at the start")
        if len(sys.argv) > 4:
            for node, depth in walk(program):
                print("  " * depth + node.get_role_name() + " “" + node.get_name() + "”", flush=True)
        order = [node.get_name() for node in shown(program)]
        places = [order.index(name) for name in ("Conversation", "Documents", "Sessions") if name in order]
        print("order:", [order[i] for i in sorted(places)], flush=True)
        check("Conversation" in order and places[0] == min(places), "the conversation comes first in the order")

        ask(program, ANSWERED)
        wait(lambda: announced)
        check(bool(announced), "an answer that arrives is announced")
        if announced:
            name, answer = announced[-1]
            print("announced:", name, "|", answer, flush=True)
            check("Quoted" in name, "its verdict is announced in words")
            check("Balkans" in answer, "the answer is announced with it")
        look_at_controls(program, "with an answer")
        check(hears(program, "relevant"), "the verdict on its passage is in words")

        ask(program, REFUSED)
        wait(lambda: announced)
        check(bool(announced) and "No answer" in announced[-1][0], "a refusal is announced in words")
        if announced:
            print("announced:", announced[-1][0], "|", announced[-1][1], flush=True)
        look_at_controls(program, "with a refusal")
    finally:
        window.terminate()
        window.wait(20)


main()
sys.exit(1 if faults else 0)
