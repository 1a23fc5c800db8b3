// What a search had to do without, as values; they become sentences when shown.
#pragma once

#include "core/values/document.h"

#include <QStringList>

namespace core {

struct WithheldPassage // found, but does not agree with its pages: never quoted
{
    PassageId passage = 0;
    DocumentId document = 0;
    QString title; // of the document
    int page = 0;

    bool operator==(const WithheldPassage &) const = default;
};

struct SearchRemarks
{
    QString silentEmbedder = {};          // the name of an embedder that gave no vector for the question; empty: none
    bool isRebuilding = false;            // the index is being rebuilt, so only words ranked
    QList<WithheldPassage> withheld = {}; // each once
    QStringList others = {};              // sentences: about the ranking model, or stored by an older Attest

    bool isEmpty() const;
    void add(const SearchRemarks &more); // from another search for the same question
    void addOther(const QString &sentence);
    void withhold(const QList<Passage> &passages);

    bool operator==(const SearchRemarks &) const = default;
};

QString inWords(const QList<WithheldPassage> &withheld); // empty if there are none
QStringList inWords(const SearchRemarks &remarks);       // one sentence each
QString withheldWords(const QList<Passage> &passages);   // of passages that must not be quoted

// Their JSON (core/base/jsonfields.h).
template <class Fields>
void describe(Fields &f, WithheldPassage &withheld)
{
    f("passage", withheld.passage);
    f("document_id", withheld.document);
    f("title", withheld.title);
    f("page", withheld.page);
}

template <class Fields>
void describe(Fields &f, SearchRemarks &remarks)
{
    f.unlessEmpty("silent_embedder", remarks.silentEmbedder);
    f.unlessDefault("index_rebuilding", remarks.isRebuilding);
    f.unlessEmpty("withheld", remarks.withheld);
    f.unlessEmpty("others", remarks.others);
}

} // namespace core
