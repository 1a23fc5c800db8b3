// What happened to an answer later: verdicts that the user corrected, and checks of its support against today's
// library.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

namespace core {

QString name(Support support); // of the public interface: "fully", "partially", "no", "unchecked"
Support supportNamed(const QString &name);
Support supportOf(const Verdict &verdict); // from its label

struct CorrectedVerdict // by the user; the verdict itself is kept unchanged
{
    Verdict::Kind kind = Verdict::Relevance;
    PassageId passage = 0; // that was judged, as in the verdict
    int sentence = -1;
    QString judge;       // whose verdict it was
    bool passes = false; // what it should have been
    qint64 at = 0;       // milliseconds since 1970

    bool isOf(const Verdict &verdict) const;
    bool operator==(const CorrectedVerdict &) const = default;
};

struct Recheck // whether the evidence at that time still supported the answer
{
    qint64 at = 0; // milliseconds since 1970
    QString judge;
    Support answer = Support::Unchecked;    // Unchecked: none of the evidence was left
    QList<Support> sentences;               // of the answer, in their order
    QHash<DocumentId, QByteArray> evidence; // the documents checked against, with their hashes
    QString remark;                         // in words: the judge's reason

    bool operator==(const Recheck &) const = default;
};

struct Review
{
    QList<CorrectedVerdict> corrections; // at most one per verdict
    QList<Recheck> rechecks;             // the newest last

    const CorrectedVerdict *correctionOf(const Verdict &verdict) const; // null: not corrected
    // Corrects such a verdict; removes the correction if it equals the verdict.
    void correct(const Verdict &verdict, bool passes, qint64 at);
    bool operator==(const Review &) const = default;
};

QString kindName(Verdict::Kind kind); // "relevance", "support", ...: as in the JSON of verdicts

} // namespace core
