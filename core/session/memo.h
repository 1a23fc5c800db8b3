// A session as a memo for readers who did not take part in it. Used by the Markdown, HTML and PDF exports. Pure
// functions.
#pragma once

#include "core/base/json.h"
#include "core/session/exportcontent.h"

namespace core {

struct MemoPiece // a sentence of the answer, or the text between two sentences
{
    QString text;
    int sentence = -1; // index of the turn's sentence; -1: none
    Support support = Support::Unchecked;
    QList<int> citations;
    QString remark; // "[no source]", "[partly supported]"; usually empty
};

struct MemoParagraph
{
    QList<MemoPiece> pieces;
    Support support = Support::Unchecked; // the weakest support of its sentences
};

struct MemoEvidence // a row of the table below an answer
{
    int number = 0;   // citation number; 0: one of the nearest passages, not cited
    QString document; // title or file name
    QString page;     // "p. 71 (PDF 74)"; empty for web pages
    QString address;  // address of a web page
    QString quote;
    QString status;    // "● supported": combined support of the sentences that cite it
    QString link = {}; // attest:// link to the cited words on their page; empty for web pages or if the hash is unknown
};

struct MemoSource // a document or page cited anywhere in a session
{
    QString document;
    QString file; // file name, unless `document` already says it
    QStringList pages;
    QString address;
    QByteArray hash; // SHA-256 of the file that was read; empty: unknown
};

// The answer as paragraphs, split at line feeds.
QList<MemoParagraph> memoParagraphs(const Turn &turn);
QList<MemoEvidence> memoEvidence(const Turn &turn);
QString linkTo(const Turn &turn, const Citation &citation); // the link for MemoEvidence::link
Json linksOf(const QList<Session> &sessions); // the links of all citations, each with its turn and citation number
QList<MemoSource> memoSources(const ExportData &evidence, qsizetype session);

QString verdictLine(const Turn &turn); // "◐ Partly supported: 1 of 2 sentences only in part · 3 sources"
// "2026-11-22, by Attest 0.1.0": the date of the export, and the date on which the session was last changed.
QString memoDate(const ExportData &evidence, const Session &session);
// For the appendix, one line each: flow, model, cost, queries, and the steps taken.
QStringList runLines(const Turn &turn);
// The verdicts of the run as table rows: what was judged, verdict, probability, reason, judge. The first row contains
// the column headings. Empty: there are no verdicts.
QList<QStringList> verdictRows(const Turn &turn);

} // namespace core
