// The content of an export: sessions, reduced to what the user wants to share, and the evidence for their answers.
#pragma once

#include "core/session/session.h"

namespace core {

struct ExportOptions // questions, answers, citations and verdicts are always included
{
    bool traces = true;    // each run, step by step
    bool prompts = true;   // prompts and the models' exact replies
    bool rejected = true;  // passages that no answer used
    bool snippets = true;  // pictures of the cited words on their pages
    bool paths = false;    // full file paths rather than only file names
    bool appendix = false; // an appendix for readers: how each question was answered, verdict by verdict
    QString citationStyle = QStringLiteral("apa"); // for the list of sources: apa, chicago, ieee (references.h)
    QStringList secrets = {};                      // API keys, which are removed from the whole export
};

struct Snippet // a picture of part of a page, with the cited words highlighted
{
    qsizetype session = 0; // index into ExportData::sessions
    QString turn;
    int citation = 0;
    int page = 0;
    int width = 0; // in pixels
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
    QHash<QByteArray, QString> dois = {}; // DOIs from first pages, keyed by document hash

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
