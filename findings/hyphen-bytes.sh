#!/usr/bin/env bash
# One byte, three texts: 0xAD in a PDF font with WinAnsiEncoding.
#
# Packages: reportlab 5.1.0 (writer); pypdf 7.1.1, pdfminer.six 20260107, PyMuPDF 2.0, pypdfium2 5.15.2 (readers).
# Guess:    ReportLab leaves out the soft hyphens (U+00AD) it is given, or every reader returns them as U+00AD.
# Seen:     ReportLab writes byte 0xAD. PDF gives that byte the ordinary hyphen's shape, so the page shows
#           "2019-20" and "co-operation". PyMuPDF and PDFium return "-", pypdf returns U+00AD (which most programs
#           show as nothing), and pdfminer.six returns a space: "2019 20", "co operation".
# Why:      A quotation copied from what the page shows does not match the extracted text, and a range of years
#           becomes two numbers or, once invisible characters are dropped, the number 201920.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check \
    reportlab==5.1.0 pypdf==7.1.1 pdfminer.six==20260107 pymupdf==2.0 pypdfium2==5.15.2
venv/bin/python - <<'PY'
import sys
import pymupdf
import pypdf
import pypdfium2
from pdfminer.high_level import extract_text
from reportlab.pdfgen import canvas

page = canvas.Canvas("page.pdf")
page.setFont("Helvetica", 12)
page.drawString(50, 700, "In 2019\u00ad20 the co\u00adoperation grew.")
page.save()

seen = {
    "PyMuPDF": pymupdf.open("page.pdf")[0].get_text(),
    "pypdfium2": pypdfium2.PdfDocument("page.pdf")[0].get_textpage().get_text_bounded(),
    "pypdf": pypdf.PdfReader("page.pdf").pages[0].extract_text(),
    "pdfminer.six": extract_text("page.pdf"),
}
for name, text in seen.items():
    print(f"{name:13}{ascii(text.strip())}")
expected = {"PyMuPDF": "-", "pypdfium2": "-", "pypdf": "\u00ad", "pdfminer.six": " "}
changed = [n for n, c in expected.items() if seen[n].strip() != f"In 2019{c}20 the co{c}operation grew."]
sys.exit(f"changed: {', '.join(changed)}" if changed else 0)
PY
