// The tags of documents. A tag keeps its first spelling; spellings that differ only in case are the same tag.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"
#include "core/values/taguse.h"

namespace core {

class TagRepository
{
public:
    explicit TagRepository(Store &store) : m_database(store.database()) {}

    // Call these inside a change.
    void add(DocumentId id, const QStringList &tags);
    void set(DocumentId id, const QStringList &tags); // replaces its tags
    // If `ids` is empty, removes the tag from all documents. False: there is no such tag.
    bool remove(const QList<DocumentId> &ids, const QString &tag);

    QList<TagUse> all(); // sorted by name

private:
    QString spelled(const QString &tag);

    Database &m_database;
};

} // namespace core
