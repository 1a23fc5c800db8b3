// Events after an answer was given: the user's corrections of verdicts, and new checks of its support against the
// library.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

namespace core {

QString name(Support support); // name in the public interface: "fully", "partially", "no", "unchecked"
Support supportNamed(const QString &name);
Support supportOf(const Verdict &verdict); // derived from its label

struct CorrectedVerdict // a correction by the user; the verdict itself remains unchanged
{
    Verdict::Kind kind = Verdict::Relevance;
    PassageId passage = 0; // the passage judged, as in the verdict
    int sentence = -1;
    QString judge;       // the judge that gave the corrected verdict
    bool passes = false; // whether the corrected verdict passes
    qint64 at = 0;       // time in milliseconds since 1970

    bool isOf(const Verdict &verdict) const;
    bool operator==(const CorrectedVerdict &) const = default;
};

struct Recheck // a later check of whether the evidence still supported the answer
{
    qint64 at = 0; // time in milliseconds since 1970
    QString judge;
    Support answer = Support::Unchecked;    // Unchecked: no evidence was left
    QList<Support> sentences;               // one per sentence of the answer
    QHash<DocumentId, QByteArray> evidence; // the documents checked against, with their hashes
    QString remark;                         // the judge's reason in words

    bool operator==(const Recheck &) const = default;
};

struct Review
{
    QList<CorrectedVerdict> corrections; // at most one per verdict
    QList<Recheck> rechecks;             // oldest first

    const CorrectedVerdict *correctionOf(const Verdict &verdict) const; // null: not corrected
    // Records the user's correction of a verdict. If the verdict already says the same, removes the correction.
    void correct(const Verdict &verdict, bool passes, qint64 at);
    bool operator==(const Review &) const = default;
};

QString kindName(Verdict::Kind kind); // "relevance", "support", ...: as in the JSON of verdicts

} // namespace core
