// Wordings of each kind of fact: as in the document, paraphrased, denied, and as a question.
#pragma once

#include "tests/generated/facts.h"

namespace generated {

struct Form
{
    const char *kind; // "paraphrase", "voice", "shortened"
    const char *text; // for example "{agent} leads the {team} of {org}."
};

struct Pattern
{
    const char *id;
    QList<const char *> sources;
    QList<Form> truths;
    QList<const char *> denials;                   // wordings that contradict the fact
    QList<std::pair<QString, const char *>> asked; // by slot asked for; the first serves all others
    int copies = 1;                                // similar facts per document, which can be confused
    Slots (*draw)(const Field &field, Chance &chance, Names &names);
    std::pair<const char *, const char *> exchanged = {"", ""}; // two slots swapped in a false claim
};

const QList<Pattern> &patterns();

} // namespace generated
