// Tables and pages of the PDFs in a folder, read once and cached for the next run.
#pragma once

#include "core/ports/tablesource.h"

#include <QHash>

namespace figures {

class FileSource final : public core::TableSource
{
public:
    // Reads all PDFs in the folders and keeps the result in `cache`, unless that is empty.
    FileSource(const QStringList &folders, const QString &cache);

    QList<core::Document> documents() const override { return m_documents; }
    core::Result<QList<core::Table>> tables(core::DocumentId document) const override;
    QString pageText(core::DocumentId document, int page) const override;
    QString pageLabel(core::DocumentId document, int page) const override;

    // Ordered by the words shared with the question, weighted by rarity; empty unless `setSearched` was called.
    QList<core::DocumentId> likely(const QString &question, std::stop_token stop) const override;
    void setSearched(bool searched) { m_isSearched = searched; }

    QString fileOf(core::DocumentId document) const;
    core::DocumentId idOf(const QString &file) const; // 0: not found

private:
    void read(const QString &path, const QString &cache);

    QList<core::Document> m_documents;
    QHash<core::DocumentId, QList<core::Page>> m_pages;
    QHash<core::DocumentId, QList<core::Table>> m_tables;
    bool m_isSearched = false;
};

} // namespace figures
