// The Zotero collections that a library follows, and Zotero's descriptions of its documents, stored in zotero.json next
// to the library. Written atomically; an unreadable file counts as empty.
#pragma once

#include "app/jobs/zotero.h"
#include "core/values/document.h"

#include <QHash>

namespace app {

struct ZoteroMemory
{
    struct Known // what is known about a document; keyed by content hash
    {
        core::Description said;  // Zotero's description as of the last request
        QStringList collections; // keys of the collections that it is in

        bool operator==(const Known &) const = default;
    };
    QString address = Zotero::usualAddress();
    QList<ZoteroCollection> collections; // the collections that the library follows
    QHash<QString, Known> documents;
    QHash<QString, qint64> files; // sizes of files that have been documents here, keyed by path

    bool operator==(const ZoteroMemory &) const = default;
};

class ZoteroFile
{
public:
    explicit ZoteroFile(const QString &library); // `library`: its folder

    ZoteroMemory read() const;
    core::Result<void> write(const ZoteroMemory &memory) const;

private:
    QString m_file;
};

} // namespace app
