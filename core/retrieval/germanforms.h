// Words of a library that are forms of a German word: its inflections, compounds that begin with it, and the parts of
// the word if it is a compound. Full text stems English only, so "Feldwege" would miss "Wege", and "Mieter" would miss
// "Mieterin". Private to the folder. Any thread.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <functional>

namespace core {

struct GermanForm
{
    enum Kind { Inflection, Compound, Part };

    QString term; // as terms() returns it
    int passages = 0;
    Kind kind = Inflection;
};

// Full-text terms with a given beginning, at most `most`, each with its number of passages.
using TermsBeginning = std::function<QList<std::pair<QString, int>>(const QString &letters, int most)>;

// `written`: the word as in the question. Excludes stop terms and `term`, the word's own.
QList<GermanForm> germanForms(QStringView written, const QString &term, const TermsBeginning &beginning);

} // namespace core
