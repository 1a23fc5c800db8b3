// The words of a library that a German word may stand for: its inflections, compounds that begin with it, and the words
// that it is a compound of. Full text has English stems alone, so that "Feldwege" would miss "Wege" and "Mieter" the
// "Mieterin". For the folder alone. Any thread.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <functional>

namespace core {

struct GermanForm
{
    enum Kind { Inflection, Compound, Part };

    QString term; // as terms() gives it
    int passages = 0;
    Kind kind = Inflection;
};

// What full text has that begins with some letters, `most` at most: each term with the number of its passages.
using TermsBeginning = std::function<QList<std::pair<QString, int>>(const QString &letters, int most)>;

// `written`: the word as the question has it. No stop terms, and not `term`, which is the word's own.
QList<GermanForm> germanForms(QStringView written, const QString &term, const TermsBeginning &beginning);

} // namespace core
