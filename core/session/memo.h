// A session as a memo, for readers who did not take part in it. The Markdown, HTML and PDF exports use it. Pure
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
    Support support = Support::Unchecked; // the lowest of its sentences
};

struct MemoEvidence // a row of the table below an answer
{
    int number = 0;   // citation number; 0: a nearby passage that is not cited
    QString document; // title or file name
    QString page;     // "p. 71 (PDF 74)"; empty for web pages
    QString address;  // address of a web page
    QString quote;
    QString status;    // "● supported": combined support of the sentences that cite it
    QString link = {}; // attest:// link to the page with its words; empty for web pages or if the hash is unknown
};

struct MemoSource // a document or page cited anywhere in a session
{
    QString document;
    QString file; // file name, if it says more than `document`
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
// "2026-11-22, by Attest 0.1.0": date of the export, and of the session's last change.
QString memoDate(const ExportData &evidence, const Session &session);
// For the appendix: flow, model, cost, queries and the steps taken, one line each.
QStringList runLines(const Turn &turn);
// The verdicts of the run: what was judged, verdict, probability, reason, judge. The first row has the column headings;
// empty: no verdicts.
QList<QStringList> verdictRows(const Turn &turn);

} // namespace core
