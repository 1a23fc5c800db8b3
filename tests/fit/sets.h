// The public data sets in the folder of development data. Its README.md lists the licences; only sets that permit it
// are used for fitting.
#pragma once

#include "tests/fit/corpus.h"

#include <memory>

namespace fit {

struct Labelled
{
    QString source; // for example "wice/dev"
    QString question;
    QString passage;
    QString sentence;
    QString label; // supported, partially_supported or not_supported
    QStringList rationale;
    bool train = false;
};

struct Asked
{
    QString question;
    QString answer;
    QStringList answers;
    bool answerable = true;
    QString document;
    QList<int> pages; // pages of `document` with the evidence
    QString type;
};

QList<Labelled> readLabelled(const QString &path);
QList<Asked> readAsked(const QString &path);
std::unique_ptr<Corpus> readPdfs(const QString &folder);

std::unique_ptr<Corpus> readRetrieval(const QString &folder);

} // namespace fit
