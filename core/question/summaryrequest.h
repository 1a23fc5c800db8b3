// Requests for a summary: "Summarise chapter 3 of the report", "Give me an overview of the leave policy". Their words
// are data (resources/language/*/requests.txt). Pure.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace core {

struct SummaryRequest
{
    QString of;        // as written, without the request itself: "chapter 3 of the report"; empty: everything
    QStringList terms; // its content words; without the chapter's
    QString chapter;   // "3"; empty: not given
};

std::optional<SummaryRequest> summaryAsked(const QString &question);

// How well a heading matches the request, 0 ... 1.
double isHeadingOf(const SummaryRequest &request, const QString &heading);

// How well a document matches the request, 0 ... 1: the share of the words in its title and file name that are in the
// request, if they include all words of the request and no chapter is named.
double isDocumentOf(const SummaryRequest &request, const QString &title, const QString &path);

} // namespace core
