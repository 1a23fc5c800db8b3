// The file in which a library's new index is prepared: a library's tables without its conversations, under another
// name. Its passages have their final numbers. Private to the folders behind Library.
#pragma once

#include "core/store/spacerepository.h"

namespace core {

class ReindexFile
{
public:
    // Continues an existing file if it was made for the same parameters and fits the library; else starts again.
    static Result<std::unique_ptr<ReindexFile>> open(const QString &folder, const ReadAs &wanted, Store &library);
    static bool isThere(const QString &folder);
    static void remove(const QString &folder);
    static QString nameIn(const QString &folder);

    Store &store() { return *m_store; }
    qint64 token() const { return m_token; } // its identity, which the library keeps once it was put in place
    QHash<DocumentId, quint64> marks();      // of the documents when they were prepared
    Result<void> put(Document document, quint64 mark, const QList<Page> &pages, const QList<Passage> &passages,
                     const Vectors &vectors); // numbers must be available for its passages
    Result<void> forget(const QList<DocumentId> &documents);

    // Numbers for passages, which only the library assigns: how many are left, and more of them.
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

// In the library, inside a change: the first of that many numbers, reserved for the prepared passages.
PassageId reservePassages(Store &library, qint64 count);

// Deletes a file left by a library that was killed after putting it in place, or that another one has replaced.
void removeSpentReindex(const QString &folder, Store &library);
// Whether an existing file can be continued, as far as the disk tells; reads all of it.
bool isReindexSound(const QString &folder, const std::stop_token &stop);

} // namespace core
