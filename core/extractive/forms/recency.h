// Of documents of several years the latest says how things are: who holds an office, how many of something there are.
// Counts only where a question asks for today, that is, names no year and does not speak of the past. Pure.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/extractive/forms/foundanswer.h"
#include "core/values/document.h"

#include <QSet>

namespace core {

class Recency
{
public:
    explicit Recency(const Claim &question);

    // Found in a passage, the strongest first; `around` is what stands over it. Where the question names somebody, the
    // documents of others do not count.
    void add(const Passage &passage, const TokenizedText &around, const QList<FoundAnswer> &found);
    // Whether what the passage says is out of date: one of those that were added has as good an answer of a later year.
    bool isOutdated(const Passage &passage) const;

private:
    QSet<QString> m_names; // keys, of the question
    const bool m_asksForToday;
    int m_latest = 0; // year; 0: none is known
};

} // namespace core
