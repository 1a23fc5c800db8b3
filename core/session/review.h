// What came of an answer afterwards: verdicts that the user corrected, and its support asked for once more.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

namespace core {

QString name(Support support); // of the public interface: "fully", "partially", "no", "unchecked"
Support supportNamed(const QString &name);
Support supportOf(const Verdict &verdict); // by its label

struct CorrectedVerdict // of one verdict, by the user; the verdict itself stays as it was said
{
    Verdict::Kind kind = Verdict::Relevance;
    PassageId passage = 0; // what was judged, as the verdict says
    int sentence = -1;
    QString judge;       // whose verdict it was
    bool passes = false; // what it should have been
    qint64 at = 0;       // milliseconds since 1970

    bool isOf(const Verdict &verdict) const;
    bool operator==(const CorrectedVerdict &) const = default;
};

struct Recheck // whether the evidence, as it was by then, still supported the answer
{
    qint64 at = 0; // milliseconds since 1970
    QString judge;
    Support answer = Support::Unchecked;    // Unchecked: none of the evidence was there any more
    QList<Support> sentences;               // of the answer, in their order
    QHash<DocumentId, QByteArray> evidence; // the documents it was asked of, with their hashes
    QString remark;                         // in words: what the judge said

    bool operator==(const Recheck &) const = default;
};

struct Review
{
    QList<CorrectedVerdict> corrections; // of each verdict at most one
    QList<Recheck> rechecks;             // the newest last

    const CorrectedVerdict *correctionOf(const Verdict &verdict) const; // null: there is none
    // Of such a verdict from now on; where it says what the verdict says there is none any more.
    void correct(const Verdict &verdict, bool passes, qint64 at);
    bool operator==(const Review &) const = default;
};

QString kindName(Verdict::Kind kind); // "relevance", "support", ...: as verdicts have it in JSON

} // namespace core
