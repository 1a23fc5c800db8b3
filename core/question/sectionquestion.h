// Questions about what a document says under a heading: "What are the main risks of Acme?", "Who are Acme's
// competitors?" Their wordings are data (resources/language/*/requests.txt). Pure.
#pragma once

#include "core/question/summaryrequest.h"

namespace core {

struct SectionQuestion
{
    QString text;
    QStringList terms;    // terms for the subject and for its owner
    bool isBroad = false; // any heading may be meant; otherwise only a known subject
};

std::optional<SectionQuestion> sectionAskedIn(const QString &question);

// Possible meanings, most likely first, as summary requests that summaryAsked() can parse: "Summarise Risk Factors of
// Acme", "Summarise Risks of Acme".
QStringList wishesFor(const SectionQuestion &question);

// "Item 1A. Risk Factors" becomes "Risk Factors".
QString headingWithoutNumber(const QString &heading);

// Like isHeadingOf(), but ignores words of the request that name the document with this title and file.
double isHeadingOf(const SummaryRequest &request, const QString &heading, const QString &title, const QString &path);

// How likely the question means this heading, 0 ... 1: the heading has all of these terms, or is the usual heading in
// reports, and has at most one more word. `terms`: the question's, without those that name the document.
double isHeadingAsked(const SectionQuestion &question, const QStringList &terms, const QString &heading);

// The request to summarise the section with this heading.
QString wishFor(const SectionQuestion &question, const QString &heading);

} // namespace core
