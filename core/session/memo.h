// A session for readers who were not there: what the exports for people (Markdown, HTML, PDF) have in common. Pure
// functions.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"

namespace core {

struct MemoPiece // a sentence of the answer, or the text between two
{
    QString text;
    int sentence = -1; // of the turn; -1: none
    Support support = Support::Unchecked;
    QList<int> citations;
    QString remark; // "[no source]", "[partly supported]"; usually empty
};

struct MemoParagraph
{
    QList<MemoPiece> pieces;
    Support support = Support::Unchecked; // the worst of its sentences
};

struct MemoEvidence // a row of the table below an answer
{
    int number = 0;   // number of the citation; 0: a passage that was near and is not cited
    QString document; // its title, or the name of its file
    QString page;     // "p. 71 (PDF 74)"; empty for the web
    QString address;  // of a web page
    QString quote;
    QString status;    // "● supported"; the combined support of the sentences that cite it
    QString link = {}; // attest://…: to the page, with its words; empty for the web, and if the file's hash is unknown
};

struct MemoSource // cited somewhere in a session
{
    QString document;
    QString file; // its name, if it says more than `document`
    QStringList pages;
    QString address;
    QByteArray hash; // SHA-256 of what was read; empty: unknown
};

// The paragraphs of the answer, split at line feeds.
QList<MemoParagraph> memoParagraphs(const Turn &turn);
QList<MemoEvidence> memoEvidence(const Turn &turn);
QString linkTo(const Turn &turn, const Citation &citation); // as MemoEvidence::link
Json linksOf(const QList<Session> &sessions);               // these, each with its turn and its citation
QList<MemoSource> memoSources(const ExportData &evidence, qsizetype session);

QString verdictLine(const Turn &turn); // "◐ Partly supported: 1 of 2 sentences only in part · 3 sources"
// "2026-11-22, by Attest 0.1.0": when the export was made, and when the session last changed.
QString memoDate(const ExportData &evidence, const Session &session);
// For the appendix: flow, model, cost, queries and the steps taken, one line each.
QStringList runLines(const Turn &turn);
// The verdicts of the run: what, verdict, probability, reason, judge. The first row has the column heads; empty: no
// verdicts.
QList<QStringList> verdictRows(const Turn &turn);

} // namespace core
