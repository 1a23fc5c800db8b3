// Formats a turn as text: the answer, whose sentences link to their sources (supportmap.h), are followed by their
// citations, and are marked if unsupported; the support of each paragraph; citations as chips; outcome and cost; and
// what to do if there is no answer. Pure functions.
#pragma once

#include "core/session/session.h"

#include <QFont>
#include <QString>

#include <memory>

class QTextDocument;

namespace ui {

inline constexpr int charactersALine = 78;

QFont answerFont();   // 15/13 of the normal text size
QFont questionFont(); // 17/13 of the normal text size, bold
std::unique_ptr<QTextDocument> emptyAnswer();
std::unique_ptr<QTextDocument> answerDocument(const core::Turn &turn); // has links "cite:NUMBER", "sentence:INDEX"

// For each block of an answer's document: the support shared by all its sentences; Partially if they differ.
QList<core::Support> supportOfBlocks(const QTextDocument &document, const core::Turn &turn);
QString citationChips(const core::Turn &turn); // links "cite:NUMBER", one per document
qsizetype readButNotCited(const core::Turn &turn);

struct Outcome
{
    QString sign;
    QString words;
    int tone = 0; // a ui::Role, as an int
};

Outcome outcome(const core::Turn &turn);
// How the user influenced the answer: the origin of a fork, chosen sources.
QString originSentence(const core::Turn &turn);
QString costWords(const core::Turn &turn); // "3 sources · 7 model calls · 1.9 s"
QString refusalSentence(const core::Turn &turn);
QString nextStepTitle(core::Refusal refusal); // label of the button for the next step
bool mayBeMissing(core::Refusal refusal);     // whether other documents may have the answer
QString plainAnswer(const core::Turn &turn);  // the answer with citation marks and sources, for the clipboard
// A citation's place: "Title, p. 3 (iv)", or for a web page "Title, example.org".
QString placeWords(const core::Citation &citation);
QString placeWords(const core::Passage &passage);

} // namespace ui
