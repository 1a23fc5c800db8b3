// The file in which a library's new index is prepared. It has a library's tables, except those for conversations, and
// its passages have their final ids. Internal to Library's implementation.
#pragma once

#include "core/store/spacerepository.h"

namespace core {

class ReindexFile
{
public:
    // Continues an existing file if it was made with the same parameters and matches the library; otherwise starts
    // over.
    static Result<std::unique_ptr<ReindexFile>> open(const QString &folder, const ReadAs &wanted, Store &library);
    static bool isThere(const QString &folder);
    static void remove(const QString &folder);
    static QString nameIn(const QString &folder);

    Store &store() { return *m_store; }
    // Identifies the file; the library stores this number once the file is in place.
    qint64 token() const { return m_token; }
    QHash<DocumentId, quint64> marks(); // the documents' marks at the time they were prepared
    Result<void> put(Document document, quint64 mark, const QList<Page> &pages, const QList<Passage> &passages,
                     const Vectors &vectors); // needs enough reserved ids for the passages
    Result<void> forget(const QList<DocumentId> &documents);

    // Passage ids, which only the library assigns: numbersLeft() returns how many are left, takeNumbers() adds more.
    qint64 numbersLeft();
    Result<void> takeNumbers(PassageId first, qint64 count);

private:
    ReindexFile() = default;
    Result<void> begin(const ReadAs &wanted);
    bool fits(const ReadAs &wanted, Store &library);
    qint64 value(const QString &key);
    void setValue(const QString &key, qint64 value);

    std::unique_ptr<Store> m_store;
    qint64 m_token = 0;
};

// Call it on the library, inside a change: reserves ids for the prepared passages and returns the first one.
PassageId reservePassages(Store &library, qint64 count);

// Deletes a file that was put in place before the program was killed, or that another file has replaced.
void removeSpentReindex(const QString &folder, Store &library);
// Whether an existing file can be continued, judging by its contents on disk; reads the whole file.
bool isReindexSound(const QString &folder, const std::stop_token &stop);

} // namespace core
