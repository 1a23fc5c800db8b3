// A document as others list it among their references: CSL-JSON, BibTeX and RIS. Only what the library knows is said.
// Pure.
#pragma once

#include "core/base/json.h"
#include "core/values/document.h"

namespace app {

struct Reference
{
    QString key; // of BibTeX, and the id of CSL: words of the title and the document's number
    QString title;
    QString file; // its name
    int pages = 0;
    int page = 0; // that is cited; 0: none
    QString author;
    int year = 0; // 0: none is known
};

Reference referenceTo(const core::Document &document, int page);

core::Json cslOf(const Reference &reference);
QString bibtexOf(const Reference &reference);
QString risOf(const Reference &reference);

} // namespace app
