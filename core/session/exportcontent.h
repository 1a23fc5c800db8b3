// What leaves the machine with an export: sessions, reduced to what was wished for, and what stands behind their
// answers.
#pragma once

#include "core/session/session.h"

namespace core {

struct ExportOptions // beside questions, answers, citations and verdicts, which always go along
{
    bool traces = true;                            // what happened, step by step
    bool prompts = true;                           // what models were asked, and what they said word for word
    bool rejected = true;                          // passages that no answer was written from
    bool snippets = true;                          // pictures of the cited words on their pages
    bool paths = false;                            // where files are on this computer, and not their names alone
    bool appendix = false;                         // for readers: how each question was answered, verdict by verdict
    QString citationStyle = QStringLiteral("apa"); // of the list of sources: apa, chicago, ieee (references.h)
    QStringList secrets = {};                      // never go along, wherever they stand: keys
};

struct Snippet // the words of a citation, marked, and what stands around them on the page
{
    qsizetype session = 0; // of ExportData::sessions
    QString turn;
    int citation = 0;
    int page = 0;
    int width = 0; // pixels
    int height = 0;
    QByteArray png;
};

struct ExportData
{
    QList<Session> sessions;
    QList<EvidenceDocument> documents = {};
    QList<Snippet> snippets = {};
    ExportOptions options = {};
    qint64 made = 0;                      // milliseconds since 1970
    QHash<QByteArray, QString> dois = {}; // of documents, by their sums, as their first pages say

    const Snippet *snippet(qsizetype session, const QString &turn, int citation) const
    {
        for (const Snippet &snippet : snippets) {
            if (snippet.session == session && snippet.turn == turn && snippet.citation == citation)
                return &snippet;
        }
        return nullptr;
    }
};

} // namespace core
