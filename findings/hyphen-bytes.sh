#!/usr/bin/env bash
# Byte 0xAD in a PDF font with WinAnsiEncoding becomes a hyphen, a soft hyphen or a space.
#
# Packages: reportlab 5.1.0 (writer); pypdf 7.1.1, pdfminer.six 20260107, PyMuPDF 2.0, pypdfium2 5.15.2 (readers).
# Expected: ReportLab leaves out soft hyphens (U+00AD) in its input, or every reader returns them as U+00AD.
# Actual:   ReportLab writes byte 0xAD. In PDF, this byte has the shape of an ordinary hyphen, so the page shows
#           "2019-20" and "co-operation". PyMuPDF and PDFium return "-", pypdf returns U+00AD (which most programs do
#           not show), and pdfminer.six returns a space: "2019 20", "co operation".
# Impact:   A quotation copied from the visible page does not match the extracted text. A range of years becomes two
#           numbers or, once invisible characters are dropped, the single number 201920.
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
sys.exit(f"not as described in the header: {', '.join(changed)}" if changed else 0)
PY
