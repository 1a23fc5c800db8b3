#include "core/language/languageguess.h"

#include "core/language/lexicon.h"

#include <QMap>

#include <algorithm>

namespace core {
namespace {

QMap<QString, int> smallWordsIn(const QString &text)
{
    QMap<QString, int> counts;
    const auto take = [&](const QString &word) {
        for (const QString &language : guessableLanguages()) {
            if (lexicon().words("telling-language", language.toLatin1().constData()).contains(word))
                ++counts[language];
        }
        if (std::any_of(word.begin(), word.end(), [](QChar c) { return QStringView(u"äöüß").contains(c); }))
            ++counts[QStringLiteral("de")];
    };
    QString word;
    for (const QChar c : text.toLower()) {
        if (c.isLetter()) {
            word += c;
            continue;
        }
        take(word);
        word.clear();
    }
    take(word);
    return counts;
}

} // namespace

QStringList guessableLanguages()
{
    static const QStringList all = [] {
        QStringList languages = lexicon().languagesOf("telling-language");
        languages.sort();
        return languages;
    }();
    return all;
}

QString guessLanguage(const QString &text)
{
    const QMap<QString, int> counts = smallWordsIn(text);
    QString best;
    int most = 0;
    for (auto each = counts.begin(); each != counts.end(); ++each) {
        if (each.value() > most)
            best = each.key();
        else if (each.value() == most)
            best.clear();
        most = std::max(most, each.value());
    }
    return best;
}

} // namespace core
