// A session as a reader who was not there is told of it: what the exports for people (Markdown, HTML, PDF) have in
// common. Pure functions.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"

namespace core {

struct MemoPiece // a sentence of the answer, or what stands between two
{
    QString text;
    int sentence = -1; // of the turn; -1: none
    Support support = Support::Unchecked;
    QList<int> citations;
    QString remark; // "[no source]", "[partly supported]"; mostly empty
};

struct MemoParagraph
{
    QList<MemoPiece> pieces;
    Support support = Support::Unchecked; // the worst of its sentences
};

struct MemoEvidence // a row of the table below an answer
{
    int number = 0;   // of the citation; 0: a passage that came near and is not cited
    QString document; // its title, or the name of its file
    QString page;     // "p. 71 (PDF 74)"; empty of the web
    QString address;  // of a web page
    QString quote;
    QString status; // "● supported"; what the sentences that rest on it come to
    QString link =
        {}; // attest://…: to the page, with its words; empty of the web, and where the file's sum is not known
};

struct MemoSource // that is cited somewhere in a session
{
    QString document;
    QString file; // its name, where that says more than `document`
    QStringList pages;
    QString address;
    QByteArray hash; // SHA-256 of what was read; empty: not known
};

// The paragraphs of the answer, as its line feeds part them.
QList<MemoParagraph> memoParagraphs(const Turn &turn);
QList<MemoEvidence> memoEvidence(const Turn &turn);
QString linkTo(const Turn &turn, const Citation &citation); // as MemoEvidence::link
Json linksOf(const QList<Session> &sessions);               // these, each with its turn and its citation
QList<MemoSource> memoSources(const ExportData &evidence, qsizetype session);

QString verdictLine(const Turn &turn); // "◐ Partly supported: 1 of 2 sentences only in part · 3 sources"
// "2026-11-22, by Attest 0.1.0": when the export was made, and the session last changed.
QString memoDate(const ExportData &evidence, const Session &session);
// For the appendix: flow, model, cost, queries and the steps as taken, a line each.
QStringList runLines(const Turn &turn);
// The verdicts of the run: what, verdict, probability, reason, judge. The first row is their heads; empty: none.
QList<QStringList> verdictRows(const Turn &turn);

} // namespace core
