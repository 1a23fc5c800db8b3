// Questions for what a document says under a heading: "What are the main risks of Acme?", "Who are Acme's competitors?"
// Their words are data (resources/language/*/requests.txt). Pure.
#pragma once

#include "core/question/summaryrequest.h"

namespace core {

struct SectionQuestion
{
    QString text;
    QStringList terms;    // that tell what is asked about, and of whom
    bool isBroad = false; // any heading may be asked for; else only a subject that is known
};

std::optional<SectionQuestion> sectionAskedIn(const QString &question);

// Wishes for a summary that may be meant by it, as summaryAsked() reads them, the likeliest first: "Summarise Risk
// Factors of Acme", "Summarise Risks of Acme".
QStringList wishesFor(const SectionQuestion &question);

// "Item 1A. Risk Factors" is "Risk Factors".
QString headingWithoutNumber(const QString &heading);

// isHeadingOf() of what is asked for besides the document with this title and file, where that is named.
double isHeadingOf(const SummaryRequest &request, const QString &heading, const QString &title, const QString &path);

// How surely a heading is what is asked about, 0 ... 1: it says all of these terms, or is how reports call it, and has
// at most a word more. `terms` are those of the question, without those that name the document.
double isHeadingAsked(const SectionQuestion &question, const QStringList &terms, const QString &heading);

// The wish for the summary of a section with this heading.
QString wishFor(const SectionQuestion &question, const QString &heading);

} // namespace core
