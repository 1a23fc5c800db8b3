// A turn in words: its answer as a document, each sentence leading to what it rests on (supportmap.h) and followed by
// its citations, one without support marked; how well each paragraph is supported; what cites what, as chips; how it
// ended and what it cost; what to do when there is no answer. Pure functions.
#pragma once

#include "core/session/session.h"

#include <QFont>
#include <QString>

#include <memory>

class QTextDocument;

namespace ui {

inline constexpr int charactersALine = 78;

QFont answerFont();   // 15 where the rest is 13
QFont questionFont(); // 17, bold
std::unique_ptr<QTextDocument> emptyAnswer();
std::unique_ptr<QTextDocument> answerDocument(const core::Turn &turn); // links "cite:NUMBER", "sentence:INDEX"

// Of each block of such a document: of its sentences that were judged, all alike, or partly.
QList<core::Support> supportOfBlocks(const QTextDocument &document, const core::Turn &turn);
QString citationChips(const core::Turn &turn); // links "cite:NUMBER", each document once
qsizetype readButNotCited(const core::Turn &turn);

struct Outcome
{
    QString sign;
    QString words;
    int tone = 0; // ui::Role
};

Outcome outcome(const core::Turn &turn);
QString originSentence(const core::Turn &turn); // the user's part in it: where a fork comes from, sources chosen
QString costWords(const core::Turn &turn);      // "3 sources · 7 model calls · 1.9 s"
QString refusalSentence(const core::Turn &turn);
QString nextStepTitle(core::Refusal refusal); // what its button says
bool mayBeMissing(core::Refusal refusal);     // other documents may hold what these do not
QString plainAnswer(const core::Turn &turn);  // with citation marks and sources: for the clipboard
// Where it stands: "Title, p. 3 (iv)", or of a web page "Title, example.org".
QString placeWords(const core::Citation &citation);
QString placeWords(const core::Passage &passage);

} // namespace ui
