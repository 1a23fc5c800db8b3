// Writes citations from accepted answers as highlights into the PDFs of Zotero on this computer (version 10 or newer).
// Zotero itself asks the user for permission; without it, nothing is written. Blocks.
#pragma once

#include "app/jobs/zoterofile.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/session/session.h"

#include <QHash>

namespace app {

struct ZoteroHighlight
{
    QString pdf;            // Zotero's key of the PDF
    int page = 0;           // physical, 1-based
    QString label;          // page label
    QString text;           // the cited words
    QString comment;        // the question that the cited words answer
    QList<core::Box> rects; // in points from the bottom left corner of the unrotated page, as in Zotero

    bool operator==(const ZoteroHighlight &other) const { return pdf == other.pdf && same(other); }
    bool same(const ZoteroHighlight &other) const { return page == other.page && text == other.text; }
};

// Converts a box from the displayed page to the unrotated page. Assumes that a cropped page's corner is that of its
// visible part.
core::Box onUnturnedPage(const core::Box &box, const core::Page &page);

struct ZoteroHighlights
{
    QList<ZoteroHighlight> all; // without duplicates
    int elsewhere = 0;          // citations of documents that are not in Zotero or cannot be located
};

// Collects highlights from a session's answers: the sources of sentences that were not rejected, and the operands of
// computed answers. `pdfs`: Zotero's keys of PDFs, by file path.
ZoteroHighlights highlightsOf(const core::Library &library, const core::Session &session,
                              const QHash<QString, QString> &pdfs);

struct ZoteroWritten
{
    int written = 0;
    int before = 0; // number of highlights that were already there
    int elsewhere = 0;
};

class ZoteroWriter;

// Writes the citations of a session's answers into the PDFs of the collections that the library follows.
core::Result<ZoteroWritten> highlightSession(const core::Library &library, core::SessionId session,
                                             const ZoteroMemory &memory, ZoteroWriter &writer, std::stop_token stop);

class ZoteroWriter
{
public:
    // `key`: a key obtained from Zotero earlier; Zotero may no longer accept it.
    explicit ZoteroWriter(const QString &address, const QByteArray &key = {}) : m_address(address), m_key(key) {}

    // Errors: Unavailable (Zotero is not running or does not allow writing, or the user refused), Invalid (the reply is
    // not from Zotero, or Zotero rejects the data), Cancelled.
    core::Result<ZoteroWritten> write(const ZoteroHighlights &highlights, std::stop_token stop);

    QByteArray key() const { return m_key; } // empty unless Zotero will remember it

private:
    core::Result<QByteArray> server(const std::stop_token &stop) const;
    core::Result<QList<ZoteroHighlight>> missing(const QList<ZoteroHighlight> &all, const std::stop_token &stop) const;
    core::Result<void> allow(const QByteArray &server, const std::stop_token &stop);
    core::Result<int> post(const QByteArray &server, const core::Json &items, const std::stop_token &stop);

    QString m_address;
    QByteArray m_key;
    bool m_isRemembered = false;
};

} // namespace app
