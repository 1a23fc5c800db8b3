#!/usr/bin/env bash
# PyMuPDF misreads page labels whose prefix contains a bracket or a character outside ASCII.
#
# Packages: pikepdf 10.18.0 (writer and reader); PyMuPDF 2.0, pypdfium2 5.15.2, pypdf 7.1.1 (readers).
# Expected: Page labels are short strings in a simple table, so all readers agree on them.
# Actual:   For the prefix "§ ", PyMuPDF returns "<A720>1", the PDF source of the string; the others return "§ 1". A
#           prefix in UTF-16 becomes "<FEFF...>1", and "A(1)-" becomes "A\1\-1": the backslashes of the escapes stay,
#           and the brackets disappear.
# Impact:   The label is the page number that people cite. Two programs name the same page differently, and one of the
#           names is not printed anywhere on the page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pikepdf==10.18.0 pymupdf==2.0 pypdfium2==5.15.2 pypdf==7.1.1
venv/bin/python - <<'PY'
import sys
import pikepdf
import pymupdf
import pypdf
import pypdfium2

prefixes = {"A-": "A-1", "§ ": "<A720>1", "Część ": None, "A(1)-": "A\\1\\-1"}
changed = []
for prefix, expected in prefixes.items():
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(400, 300))
    label = pikepdf.Dictionary(S=pikepdf.Name.D, P=pikepdf.String(prefix))
    pdf.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array([0, label]))
    pdf.save("page.pdf")
    with pikepdf.open("page.pdf") as again:
        others = {again.pages[0].label, pypdf.PdfReader("page.pdf").page_labels[0],
                  pypdfium2.PdfDocument("page.pdf").get_page_label(0)}
    seen = pymupdf.open("page.pdf")[0].get_label()
    print(f"others {sorted(others)}  PyMuPDF {seen!r}")
    as_before = seen == expected if expected else seen.startswith("<FEFF") and seen.endswith(">1")
    if others != {prefix + "1"} or not as_before:
        changed.append(prefix)
sys.exit(f"not as described in the header: {changed}" if changed else 0)
PY
