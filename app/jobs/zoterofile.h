// The Zotero collections that a library follows, and their descriptions of its documents: a file beside the library,
// zotero.json. Written atomically; an unreadable file counts as empty.
#pragma once

#include "app/jobs/zotero.h"
#include "core/values/document.h"

#include <QHash>

namespace app {

struct ZoteroMemory
{
    struct Known // of a document, by the hash of its content
    {
        core::Description said;  // by Zotero, when last asked
        QStringList collections; // by key

        bool operator==(const Known &) const = default;
    };
    QString address = Zotero::usualAddress();
    QList<ZoteroCollection> collections; // that are followed
    QHash<QString, Known> documents;
    QHash<QString, qint64> files; // that were documents here, and their bytes

    bool operator==(const ZoteroMemory &) const = default;
};

class ZoteroFile
{
public:
    explicit ZoteroFile(const QString &library); // its folder

    ZoteroMemory read() const;
    core::Result<void> write(const ZoteroMemory &memory) const;

private:
    QString m_file;
};

} // namespace app
