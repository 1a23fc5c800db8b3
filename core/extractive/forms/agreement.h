// Who several passages give as the answer: of the names beside an office the one that most passages have is likelier
// right than one that stands once. Pure.
#pragma once

#include "core/extractive/forms/foundanswer.h"

#include <QHash>
#include <QList>

namespace core {

class Agreement
{
public:
    void add(const QList<FoundAnswer> &ofPassage); // the strong ones, each name of it once
    // 0: nobody, or one passage alone; towards 1 the more passages name the same.
    double with(const FoundAnswer &found) const;

private:
    QHash<QString, int> m_passages; // by who is named
};

} // namespace core
