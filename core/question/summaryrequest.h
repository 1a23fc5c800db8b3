// Requests for a summary: "Summarise chapter 3 of the report", "Give me an overview of the leave policy". The wordings
// are data (resources/language/*/requests.txt). Pure.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace core {

struct SummaryRequest
{
    QString of;        // as written, without the verb: "chapter 3 of the report"; empty: everything
    QStringList terms; // content words of `of`, without the chapter's
    QString chapter;   // "3"; empty: none given
};

std::optional<SummaryRequest> summaryAsked(const QString &question);

// How well a heading matches the request, 0 ... 1.
double isHeadingOf(const SummaryRequest &request, const QString &heading);

// How well a document matches the request, 0 ... 1: the share of the words of its title and file name that are in the
// request. 0 if the request has other words, or names a chapter.
double isDocumentOf(const SummaryRequest &request, const QString &title, const QString &path);

} // namespace core
