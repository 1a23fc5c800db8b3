// A turn as text: its answer as a document, in which each sentence links to its source (supportmap.h) and is followed
// by its citations, and unsupported sentences are marked; the support of each paragraph; the citations as chips;
// outcome and cost; what to do if there is no answer. Pure functions.
#pragma once

#include "core/session/session.h"

#include <QFont>
#include <QString>

#include <memory>

class QTextDocument;

namespace ui {

inline constexpr int charactersALine = 78;

QFont answerFont();   // 15, the other text 13
QFont questionFont(); // 17, bold
std::unique_ptr<QTextDocument> emptyAnswer();
std::unique_ptr<QTextDocument> answerDocument(const core::Turn &turn); // links "cite:NUMBER", "sentence:INDEX"

// For each block of such a document: the support of its sentences if they agree, else partly.
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
QString nextStepTitle(core::Refusal refusal); // the label of its button
bool mayBeMissing(core::Refusal refusal);     // other documents may have what these lack
QString plainAnswer(const core::Turn &turn);  // with citation marks and sources: for the clipboard
// Its place: "Title, p. 3 (iv)", or for a web page "Title, example.org".
QString placeWords(const core::Citation &citation);
QString placeWords(const core::Passage &passage);

} // namespace ui
