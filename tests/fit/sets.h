// The public sets, as they lie in the folder of development data. README.md there tells licences; only those that may
// be used to fit are used to fit.
#pragma once

#include "tests/fit/corpus.h"

#include <memory>

namespace fit {

struct Labelled
{
    QString source; // "wice/dev"
    QString question;
    QString passage;
    QString sentence;
    QString label; // supported, partially_supported, not_supported
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
    QList<int> pages; // of the evidence, in `document`
    QString type;
};

QList<Labelled> readLabelled(const QString &path);
QList<Asked> readAsked(const QString &path);
std::unique_ptr<Corpus> readPdfs(const QString &folder);

std::unique_ptr<Corpus> readRetrieval(const QString &folder);

} // namespace fit
