// The limitations of a search, as values that become sentences for display.
#pragma once

#include "core/values/document.h"

#include <QStringList>

namespace core {

struct WithheldPassage // a passage that was found but differs from the text of its pages, so it must not be quoted
{
    PassageId passage = 0;
    DocumentId document = 0;
    QString title; // document title
    int page = 0;

    bool operator==(const WithheldPassage &) const = default;
};

struct SearchRemarks
{
    QString silentEmbedder = {};          // name of an embedder that produced no vector for the question; empty: none
    bool isRebuilding = false;            // the index is being rebuilt, so results are ranked by words alone
    QList<WithheldPassage> withheld = {}; // without duplicates
    QStringList others = {};              // sentences about the ranking model, or stored by an older Attest

    bool isEmpty() const;
    void add(const SearchRemarks &more); // adds the remarks from another search for the same question
    void addOther(const QString &sentence);
    void withhold(const QList<Passage> &passages);

    bool operator==(const SearchRemarks &) const = default;
};

QString inWords(const QList<WithheldPassage> &withheld); // empty if there are none
QStringList inWords(const SearchRemarks &remarks);       // one sentence each
QString withheldWords(const QList<Passage> &passages);   // a sentence about passages that must not be quoted

// Their JSON form (core/base/jsonfields.h).
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
