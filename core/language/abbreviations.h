// Abbreviations that a text explains itself, "Chief Financial Officer (CFO)" or "CFO (Chief Financial Officer)", after
// Schwartz and Hearst, "A simple algorithm for identifying abbreviation definitions in biomedical text" (2003): each
// letter of the short form stands in the long one in order, the first at the beginning of a word. Pure.
#pragma once

#include <QStringList>

namespace core {

struct Abbreviation
{
    QString shortForm; // "CFO"
    QString longForm;  // "Chief Financial Officer"
};

// In the order of the text; of a long text those of its beginning.
QList<Abbreviation> abbreviationsIn(const QString &text);

// The question with each abbreviation that the texts explain put in its other form, one question for each; few. Of two
// explanations of the same letters the more frequent one counts.
QStringList inOtherForms(const QString &question, const QStringList &texts);

} // namespace core
