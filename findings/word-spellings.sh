#!/usr/bin/env bash
# PDF readers ignore or misuse the ActualText of a word whose spelling changes at a line break.
#
# Packages: pikepdf 10.18.0 (writer); PyMuPDF 2.0, pypdfium2 5.15.2, pypdf 7.1.1 and, from Debian, poppler-utils
#           22.12.0-2+deb12u3 (readers).
# Expected: This is what ActualText is for: older German spelling breaks "Zucker" as "Zuk-" and "ker". Readers that
#           support ActualText return "Zucker", whether it replaces only the glyphs "k-" with "c" or the whole word.
# Actual:   If it replaces "k-" with "c", no reader returns the word: those that support ActualText keep the line break
#           ("Zuc", "ker"). If it replaces the whole word, Poppler and PDFium return "Zucker", but PyMuPDF spreads the
#           letters over the glyphs and returns "Zu c" and "ker". pypdf ignores ActualText in both cases.
# Impact:   ActualText was meant to make such words searchable. Searches for them still fail, and a reader may even add
#           a space that is neither on the page nor in the ActualText.
set -euo pipefail
command -v pdftotext >/dev/null || { echo "Install Debian's poppler-utils first." >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pikepdf==10.18.0 pymupdf==2.0 pypdfium2==5.15.2 pypdf==7.1.1
pdftotext -v 2>&1 | sed -n 1p
venv/bin/python - <<'PY'
import subprocess
import sys
import pikepdf
import pymupdf
import pypdf
import pypdfium2

words = {
    "part": b"(Wir kaufen Zu) Tj /Span <</ActualText (c)>> BDC (k-) Tj EMC T* (ker heute) Tj",
    "whole": b"(Wir kaufen ) Tj /Span <</ActualText (Zucker)>> BDC (Zuk-) Tj T* (ker) Tj EMC ( heute) Tj",
}
seen = {}
for name, shown in words.items():
    pdf = pikepdf.new()
    page = pdf.add_blank_page(page_size=(400, 300))
    font = pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica)
    page.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F1=font))
    page.Contents = pdf.make_stream(b"BT /F1 12 Tf 14 TL 40 250 Td " + shown + b" ET")
    pdf.save("page.pdf")
    seen[name, "Poppler"] = subprocess.run(["pdftotext", "page.pdf", "-"], capture_output=True, text=True).stdout
    seen[name, "PyMuPDF"] = pymupdf.open("page.pdf")[0].get_text()
    seen[name, "PDFium"] = pypdfium2.PdfDocument("page.pdf")[0].get_textpage().get_text_bounded()
    seen[name, "pypdf"] = pypdf.PdfReader("page.pdf").pages[0].extract_text()
found = {key: "Zucker" in text for key, text in seen.items()}
for key, text in seen.items():
    print(f"{key[0]:6}{key[1]:8}{text.strip()!r}")
expected = {key: key in {("whole", "Poppler"), ("whole", "PDFium")} for key in seen}
sys.exit(0 if found == expected and "Zu c\nker" in seen["whole", "PyMuPDF"] else "not as described in the header")
PY
