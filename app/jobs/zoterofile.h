// Which collections of Zotero a library follows, and what they said of its documents: a file beside the library,
// zotero.json. Whole or not at all; what cannot be read counts as nothing.
#pragma once

#include "app/jobs/zotero.h"
#include "core/values/document.h"

#include <QHash>

namespace app {

struct ZoteroMemory
{
    struct Known // of a document, by the sum of its content
    {
        core::Description said;  // by Zotero, when it was asked last
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
