#!/usr/bin/env bash
# Characters disappear from the cells of a spreadsheet.
#
# Packages: XlsxWriter 3.3.1 and openpyxl 3.1.5 (writers); openpyxl 3.1.5, python-calamine 0.9.1 (readers).
# Expected: A string without control characters is read back as it was written. At worst, _x005F_, the escape that XLSX
#           has for a literal underscore, is left in the text.
# Actual:   openpyxl deletes "x005F_" from every shared string, even without the preceding underscore that would make
#           it an escape: "MASK 0x005F_A" becomes "MASK 0A", and "fax005F_7" becomes "fa7". python-calamine reads both
#           as written. In the other direction, openpyxl writes a literal "_x0041_" without escaping it, so
#           python-calamine reads "A", as the format requires.
# Impact:   Spreadsheets used as evidence contain register values, part numbers and identifiers. These change on the
#           way from one program to another, without any message.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check XlsxWriter==3.3.1 openpyxl==3.1.5 python-calamine==0.9.1
venv/bin/python - <<'PY'
import sys
import openpyxl
import python_calamine
import xlsxwriter

strings = ["MASK 0x005F_A", "fax005F_7", "part _x0041_", "plain"]
book = xlsxwriter.Workbook("xlsxwriter.xlsx")
sheet = book.add_worksheet()
for row, string in enumerate(strings):
    sheet.write_string(row, 0, string)
book.close()
book = openpyxl.Workbook()
for string in strings:
    book.active.append([string])
book.save("openpyxl.xlsx")

seen = {}
for writer in ("xlsxwriter", "openpyxl"):
    path = writer + ".xlsx"
    seen[writer, "openpyxl"] = [row[0].value for row in openpyxl.load_workbook(path).active.iter_rows()]
    rows = python_calamine.CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()
    seen[writer, "calamine"] = [row[0] for row in rows]
for (writer, reader), cells in seen.items():
    print(f"written by {writer:11} read by {reader:9} {cells}")
expected = {
    ("xlsxwriter", "openpyxl"): ["MASK 0A", "fa7", "part _x0041_", "plain"],
    ("xlsxwriter", "calamine"): strings,
    ("openpyxl", "calamine"): ["MASK 0x005F_A", "fax005F_7", "part A", "plain"],
}
sys.exit(0 if all(seen[key] == cells for key, cells in expected.items()) else "not as described in the header")
PY
