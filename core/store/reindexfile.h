// The file in which a new index of a library is prepared: a library's tables without its conversations, under another
// name. Passages have there the numbers that they will have. For the folders behind Library alone.
#pragma once

#include "core/store/spacerepository.h"

namespace core {

class ReindexFile
{
public:
    // What is there is gone on with where it was made for the same wishes and fits the library; else it begins anew.
    static Result<std::unique_ptr<ReindexFile>> open(const QString &folder, const ReadAs &wanted, Store &library);
    static bool isThere(const QString &folder);
    static void remove(const QString &folder);
    static QString nameIn(const QString &folder);

    Store &store() { return *m_store; }
    qint64 token() const { return m_token; } // its name, which the library keeps once it was put in place
    QHash<DocumentId, quint64> marks();      // of the documents as they were when they were prepared
    Result<void> put(Document document, quint64 mark, const QList<Page> &pages, const QList<Passage> &passages,
                     const Vectors &vectors); // there are numbers for its passages
    Result<void> forget(const QList<DocumentId> &documents);

    // Numbers for passages, which only the library gives: how many are left, and more of them.
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

// Of the library, inside a change: the first of so many numbers that no passage will get but those prepared.
PassageId reservePassages(Store &library, qint64 count);

// A library that was killed after a prepared file was put in place, or that another one has replaced, has one left.
void removeSpentReindex(const QString &folder, Store &library);
// Whether the file, where there is one, can be gone on with, as far as the disk tells; reads all of it.
bool isReindexSound(const QString &folder, const std::stop_token &stop);

} // namespace core
