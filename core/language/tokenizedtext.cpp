// Classifies the words of a text: numbers, names, negations.
#include "core/language/tokenizedtext.h"

#include "core/language/lexicon.h"

#include <QSet>

namespace core {

namespace {

const QHash<QString, QString> &numberWords()
{
    static const QHash<QString, QString> words = [] {
        QHash<QString, QString> numbers;
        for (const Lexicon::Line &line : lexicon().lines("cardinals")) {
            for (const QString &word : line.others)
                numbers.insert(terms(word).first().text, line.words.value(0));
        }
        return numbers;
    }();
    return words;
}

bool isDenial(const QString &term)
{
    static const QSet<QString> &denials = lexicon().terms("denials");
    return denials.contains(term) || term.endsWith(QLatin1String("n't"));
}

// "FY2022", "FY 22", "FY22": the year is all that matters.
bool isFiscalMark(const QString &term)
{
    return term == u"fy";
}

bool isTwoDigits(QStringView term)
{
    return term.size() == 2 && term[0].isDigit() && term[1].isDigit();
}

// The year meant by a term that does not spell it out.
QString fiscalYear(const QString &term, bool behindMark)
{
    const QStringView digits = term.startsWith(u"fy") ? QStringView(term).sliced(2) : QStringView(term);
    const bool marked = behindMark || digits.size() < term.size();
    return marked && isTwoDigits(digits) ? QStringLiteral("20") + digits.toString() : QString();
}

// "Rodríguez" is also written "Rodriguez". Empty if there is no accent.
QString withoutAccents(const QString &term)
{
    if (std::all_of(term.begin(), term.end(), [](QChar c) { return c < u'\x80'; }))
        return {};
    QString plain = term.normalized(QString::NormalizationForm_D);
    plain.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    if (plain == term || std::any_of(plain.begin(), plain.end(), [](QChar c) { return c >= u'\x80'; }))
        return {};
    const QList<Term> stemmed = terms(plain);
    return stemmed.size() == 1 ? stemmed.first().text : QString();
}

bool isCapitalised(QStringView word)
{
    return !word.isEmpty() && word[0].isUpper();
}

// Has two capitals ("IPCC", "McDonald"), or a capital and a digit ("CO2").
bool isSpelledLikeAName(QStringView word)
{
    const auto capitals = std::count_if(word.begin(), word.end(), [](QChar c) { return c.isUpper(); });
    const bool digit = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    return capitals >= 2 || (capitals == 1 && digit);
}

// Headings are capitalised throughout, which does not make their words names.
bool isTitleCase(const TokenizedText &reading, int first, int last)
{
    int capitalised = 0;
    int all = 0;
    for (int i = first; i < last; ++i) {
        const ReadTerm &term = reading.terms[i];
        if (term.stop || term.number)
            continue;
        ++all;
        capitalised += isCapitalised(QStringView(reading.text).mid(term.from, term.to - term.from));
    }
    return all >= 4 && capitalised * 10 >= all * 8;
}

void findNames(TokenizedText &reading, int first, int last)
{
    const bool title = isTitleCase(reading, first, last);
    const auto word = [&](int i) {
        return QStringView(reading.text).mid(reading.terms[i].from, reading.terms[i].to - reading.terms[i].from);
    };
    for (int i = first; i < last; ++i) {
        ReadTerm &term = reading.terms[i];
        if (term.stop || !isCapitalised(word(i)))
            continue;
        const bool opens = i == first;
        const bool goesOn = i + 1 < last && isCapitalised(word(i + 1)) && !reading.terms[i + 1].stop;
        term.name = isSpelledLikeAName(word(i)) || (!title && (!opens || goesOn));
    }
}

} // namespace

bool isRow(const TokenizedText &text, int sentence)
{
    const int first = text.firstTerms.value(sentence);
    const int last = text.firstTerms.value(sentence + 1, int(text.terms.size()));
    const auto numbers = std::count_if(text.terms.begin() + first, text.terms.begin() + last,
                                       [](const ReadTerm &term) { return term.number; });
    return numbers >= 2 && numbers * 5 >= (last - first) * 2;
}

bool isYear(const QString &key)
{
    bool number = false;
    const int year = key.toInt(&number);
    return number && key.size() == 4 && year >= 1000 && year < 2200;
}

bool isYear(const ReadTerm &term)
{
    return term.to - term.from == term.key.size() && isYear(term.key);
}

bool isMonth(const QString &key)
{
    static const QSet<QString> &months = lexicon().terms("months");
    return months.contains(key);
}

TokenizedText readText(const QString &text)
{
    TokenizedText reading;
    reading.text = text;
    reading.sentences = sentences(text);
    const QList<Term> all = terms(text);
    reading.terms.reserve(all.size());
    qsizetype sentence = 0;
    for (const Term &term : all) {
        while (sentence < reading.sentences.size() && term.from >= reading.sentences[sentence].to)
            ++sentence;
        while (reading.firstTerms.size() <= sentence)
            reading.firstTerms.append(int(reading.terms.size()));
        ReadTerm read{term.text, term.text, term.from, term.from + term.length, int(sentence)};
        read.stop = isStopTerm(term.text);
        read.denies = isDenial(term.text);
        const bool fiscal = !reading.terms.isEmpty() && isFiscalMark(reading.terms.last().text);
        if (isFiscalMark(term.text))
            read.stop = true;
        if (const auto number = numberWords().constFind(term.text); number != numberWords().constEnd())
            read.key = *number;
        else if (const QString year = fiscalYear(term.text, fiscal); !year.isEmpty())
            read.key = year;
        else if (const QString plain = withoutAccents(term.text); !plain.isEmpty())
            read.key = plain;
        read.number = !read.key.isEmpty() && read.key[0].isDigit();
        reading.places[read.key].append(int(reading.terms.size()));
        reading.terms.append(read);
    }
    while (reading.firstTerms.size() <= reading.sentences.size())
        reading.firstTerms.append(int(reading.terms.size()));
    for (qsizetype i = 0; i < reading.sentences.size(); ++i)
        findNames(reading, reading.firstTerms[i], reading.firstTerms[i + 1]);
    return reading;
}

} // namespace core
