// The library's words that are forms of a German word: its inflections, compounds that begin with it, and, if it is
// itself a compound, its parts. The full-text index stems English only, so without these forms "Feldwege" would miss
// "Wege", and "Mieter" would miss "Mieterin". Private to this folder. Thread-safe.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <functional>

namespace core {

struct GermanForm
{
    enum Kind { Inflection, Compound, Part };

    QString term; // as returned by terms()
    int passages = 0;
    Kind kind = Inflection;
};

// Returns at most `most` full-text terms with a given beginning, each with its number of passages.
using TermsBeginning = std::function<QList<std::pair<QString, int>>(const QString &letters, int most)>;

// `written`: the word as in the question; `term`: the term made from that word. Excludes stop terms and `term`.
QList<GermanForm> germanForms(QStringView written, const QString &term, const TermsBeginning &beginning);

} // namespace core
