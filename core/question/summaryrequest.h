// Requests for a summary: "Summarise chapter 3 of the report", "Give me an overview of the leave policy". Their words
// are data (resources/language/*/requests.txt). Pure.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace core {

struct SummaryRequest
{
    QString of;        // as it is written, without the request: "chapter 3 of the report"; empty: of the whole
    QStringList terms; // of that, which tell; without the chapter's
    QString chapter;   // "3"; empty: none is named
};

std::optional<SummaryRequest> summaryAsked(const QString &question);

// How well a heading is what is to be summarised, 0 ... 1.
double isHeadingOf(const SummaryRequest &request, const QString &heading);

// Whether the document is what is to be summarised, 0 ... 1: the share of the words of its title and its file's name
// that are asked for, where all words of the request are among them and no chapter is named.
double isDocumentOf(const SummaryRequest &request, const QString &title, const QString &path);

} // namespace core
