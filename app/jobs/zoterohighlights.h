// What accepted answers cite, as highlights in the PDFs of a Zotero on this computer (version 10 or newer). It asks its
// user for permission itself; without that nothing is written. Blocks.
#pragma once

#include "app/jobs/zoterofile.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/session/session.h"

#include <QHash>

namespace app {

struct ZoteroHighlight
{
    QString pdf;            // its key in Zotero
    int page = 0;           // physical, 1-based
    QString label;          // of the page
    QString text;           // the cited words
    QString comment;        // the question they answer
    QList<core::Box> rects; // in points from the bottom left corner of the unturned page, as Zotero has them

    bool operator==(const ZoteroHighlight &other) const { return pdf == other.pdf && same(other); }
    bool same(const ZoteroHighlight &other) const { return page == other.page && text == other.text; }
};

// A box of a page as it is displayed, as it stands on the page before it is turned. Of pages that are cropped the
// corner is taken for that of what is displayed.
core::Box onUnturnedPage(const core::Box &box, const core::Page &page);

struct ZoteroHighlights
{
    QList<ZoteroHighlight> all; // each once
    int elsewhere = 0;          // citations of documents that are not in Zotero, or cannot be placed
};

// Of the answers of a session: what a sentence that is not refused rests on, and the operands of what was computed.
// `pdfs` are the keys of Zotero's PDFs by their files.
ZoteroHighlights highlightsOf(const core::Library &library, const core::Session &session,
                              const QHash<QString, QString> &pdfs);

struct ZoteroWritten
{
    int written = 0;
    int before = 0; // were there already
    int elsewhere = 0;
};

class ZoteroWriter;

// What the answers of a session cite, in the PDFs of the collections that the library follows.
core::Result<ZoteroWritten> highlightSession(const core::Library &library, core::SessionId session,
                                             const ZoteroMemory &memory, ZoteroWriter &writer, std::stop_token stop);

class ZoteroWriter
{
public:
    // The key is one that Zotero has given before, which it may know no more.
    explicit ZoteroWriter(const QString &address, const QByteArray &key = {}) : m_address(address), m_key(key) {}

    // Errors: Unavailable (no Zotero runs, or one that lets nobody write; its user refused), Invalid (what answers is
    // no Zotero, or it refuses what is written), Cancelled.
    core::Result<ZoteroWritten> write(const ZoteroHighlights &highlights, std::stop_token stop);

    QByteArray key() const { return m_key; } // where Zotero remembers it; else empty

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
