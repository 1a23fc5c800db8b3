// How facts of each kind are said: in the document, in other words, denied, and asked for.
#pragma once

#include "tests/generated/facts.h"

namespace generated {

struct Form
{
    const char *kind; // "paraphrase", "voice", "shortened"
    const char *text; // "{agent} leads the {team} of {org}."
};

struct Pattern
{
    const char *id;
    QList<const char *> sources;
    QList<Form> truths;
    QList<const char *> denials;                   // which contradict the fact
    QList<std::pair<QString, const char *>> asked; // by the slot that the answer gives; the first for all others
    int copies = 1;                                // in a document, so that they can be mistaken for each other
    Slots (*draw)(const Field &field, Chance &chance, Names &names);
    std::pair<const char *, const char *> exchanged = {"", ""}; // slots that another claim exchanges
};

const QList<Pattern> &patterns();

} // namespace generated
