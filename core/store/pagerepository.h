// The pages of documents: their text, and the boxes of their words.
#pragma once

#include "core/store/documentrepository.h"

#include <functional>
#include <optional>

namespace core {

struct KeptText // the text of a page
{
    QString label;
    QString text;
    enum Sum { Sound, NoSum, Damaged } sum = NoSum; // Damaged: differs from the text that was stored
};

class PageRepository
{
public:
    explicit PageRepository(Store &store) : m_store(store), m_database(store.database()) {}

    Result<QList<Page>> of(DocumentId id);        // the document's pages, without text and words
    Result<Page> find(DocumentId id, int number); // Errors: NotFound; Storage: its text has changed since it was stored
    std::optional<KeptText> text(DocumentId document, int number); // nullopt: the page has no text
    QString label(DocumentId document, int number);
    QList<Page> unread(DocumentId id);
    QList<Page> withWords(DocumentId id); // pages that have text, with text and words
    void forEach(DocumentId id, const std::function<void(int number, const QString &text)> &take);
    struct Stride // every step-th page from first to last
    {
        int first = 1;
        int last = 0;
        int step = 1;
    };
    void forEach(DocumentId id, const Stride &which, const std::function<void(const QString &text)> &take);
    void put(DocumentId id, const QList<Page> &pages); // inside a change; the document must not have pages yet

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
