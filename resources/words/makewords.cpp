// Makes the tables that core/language/bilingual.h reads of the word list of Ding (Debian's trans-de-en):
//   makewords DE-EN FOLDER        writes FOLDER/de-en and FOLDER/en-de
// A line of the list has a thing in German and in English, in forms parted by "|" that stand in the same order on both
// sides, with other words for it parted by ";". A line of a table has what terms() makes of a word or of two, and what
// they are called in the other language, each with its share in thousandths. The list has each pair once, however usual
// it is: how usual is told by how many forms, examples among them, have both words.
#include "core/language/germanstem.h"
#include "core/language/terms.h"

#include <QFile>
#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QTextStream>

#include <algorithm>
#include <cmath>

namespace {

constexpr qsizetype mostKey = 2;      // words that are looked up together
constexpr qsizetype mostWords = 2;    // that one of them may be called
constexpr double leastUsual = 0.15;   // of the usual translation's pairs
constexpr qsizetype mostOthers = 6;   // ways to call one thing
constexpr double functionWord = 0.01; // of all phrases have it: "to", "sth.", "etw."

struct Phrase
{
    QStringList words; // in small letters
    QStringList terms; // of the same
    QStringList stems; // in its own language
};

struct Form // of a thing: what it is called
{
    QList<Phrase> german;
    QList<Phrase> english;
};

// Of what is written on the other side of a key, by its stems: how often it is written so, and in how many forms both
// are.
struct Others
{
    QMap<QString, int> written;
    int together = 0;
};
using Table = QMap<QString, QMap<QString, Others>>;

Phrase phraseOf(QString text, bool isGerman)
{
    static const QRegularExpression beside(QStringLiteral(R"(\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|<[^>]*>|/[^/]*/)"));
    Phrase phrase;
    text = text.remove(beside).simplified().toLower();
    for (const core::Term &term : core::terms(text)) {
        phrase.words.append(text.mid(term.from, term.length));
        phrase.terms.append(term.text);
        phrase.stems.append(isGerman ? core::germanStem(phrase.words.last()) : term.text);
    }
    return phrase;
}

QList<Phrase> alternatives(const QString &form, bool isGerman)
{
    QList<Phrase> all;
    for (const QString &each : form.split(u';'))
        all.append(phraseOf(each, isGerman));
    return all;
}

QList<Form> formsIn(QFile &list)
{
    QList<Form> forms;
    while (!list.atEnd()) {
        const QStringList sides = QString::fromUtf8(list.readLine()).split(QStringLiteral("::"));
        const QStringList german = sides.value(0).split(u'|');
        const QStringList english = sides.value(1).split(u'|');
        if (sides.size() != 2 || german.size() != english.size() || sides.first().startsWith(u'#'))
            continue;
        for (qsizetype i = 0; i < german.size(); ++i)
            forms.append({alternatives(german[i], true), alternatives(english[i], false)});
    }
    return forms;
}

// Words that say nothing of what a phrase means, which is told by how many phrases have them.
QSet<QString> functionWords(const QList<Form> &forms, QList<Phrase> Form::*side)
{
    QHash<QString, int> counts;
    int phrases = 0;
    for (const Form &form : forms) {
        for (const Phrase &phrase : form.*side) {
            phrases += phrase.words.size() > 1;
            for (const QString &word : phrase.words)
                counts[word] += phrase.words.size() > 1;
        }
    }
    QSet<QString> found;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each) {
        if (each.value() > functionWord * phrases)
            found.insert(each.key());
    }
    return found;
}

Phrase without(const QSet<QString> &words, const Phrase &phrase)
{
    Phrase left;
    for (qsizetype i = 0; i < phrase.words.size(); ++i) {
        if (words.contains(phrase.words[i]) || core::isStopTerm(phrase.terms[i]))
            continue;
        left.words.append(phrase.words[i]);
        left.terms.append(phrase.terms[i]);
        left.stems.append(phrase.stems[i]);
    }
    return left;
}

void leaveOut(const QSet<QString> &words, QList<Phrase> &phrases)
{
    for (Phrase &phrase : phrases)
        phrase = without(words, phrase);
    phrases.removeIf([](const Phrase &phrase) { return phrase.words.isEmpty(); });
}

void addPairs(const QList<Phrase> &own, const QList<Phrase> &others, Table &table)
{
    for (const Phrase &key : own) {
        for (const Phrase &other : others) {
            if (key.terms.size() <= mostKey && other.words.size() <= mostWords)
                ++table[key.terms.join(u' ')][other.stems.join(u' ')].written[other.words.join(u' ')];
        }
    }
}

QSet<QString> wordsOf(const QList<Phrase> &phrases, QStringList Phrase::*which)
{
    QSet<QString> words;
    for (const Phrase &phrase : phrases) {
        words.unite({(phrase.*which).cbegin(), (phrase.*which).cend()});
        words.insert((phrase.*which).join(u' '));
    }
    return words;
}

// What is a pair somewhere, and both are in this form.
void countTogether(const QList<Phrase> &own, const QList<Phrase> &others, Table &table)
{
    const QSet<QString> stems = wordsOf(others, &Phrase::stems);
    for (const QString &key : wordsOf(own, &Phrase::terms)) {
        const auto known = table.find(key);
        for (auto stem = stems.cbegin(); known != table.end() && stem != stems.cend(); ++stem) {
            if (const auto pair = known->find(*stem); pair != known->end())
                ++pair->together;
        }
    }
}

struct Other
{
    QString words; // as it is written most
    int together = 0;
};

// The usual one first.
QList<Other> othersOf(const QMap<QString, Others> &byStems)
{
    QList<Other> all;
    for (const Others &others : byStems) {
        const auto most = std::max_element(others.written.cbegin(), others.written.cend());
        all.append({most.key(), others.together});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Other &one, const Other &another) { return one.together > another.together; });
    return all.first(std::min(mostOthers, all.size()));
}

// Empty where two words say nothing that they do not say by themselves.
QString lineOf(const QString &key, const QList<Other> &others)
{
    int all = 0;
    for (const Other &other : others)
        all += other.together;
    QString line = key;
    const bool isOne = !key.contains(u' ');
    for (const Other &other : others) {
        if (other.together >= leastUsual * others.first().together && (isOne || !other.words.contains(u' ')))
            line += u'\t' + other.words + u'=' + QString::number(int(std::lround(1000.0 * other.together / all)));
    }
    return line.contains(u'\t') ? line + u'\n' : QString();
}

bool write(const Table &table, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QList<QByteArray> lines; // in the order of their bytes, as they are looked for
    for (auto each = table.cbegin(); each != table.cend(); ++each)
        lines.append(lineOf(each.key(), othersOf(each.value())).toUtf8());
    std::sort(lines.begin(), lines.end(), [](const QByteArray &one, const QByteArray &other) {
        return one.left(one.indexOf('\t')) < other.left(other.indexOf('\t'));
    });
    file.write(lines.join());
    return file.flush();
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream errors(stderr);
    QFile list(argc == 3 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!list.open(QIODevice::ReadOnly)) {
        errors << "usage: makewords DE-EN FOLDER\n";
        return 2;
    }
    QList<Form> forms = formsIn(list);
    const QSet<QString> german = functionWords(forms, &Form::german);
    const QSet<QString> english = functionWords(forms, &Form::english);
    Table fromGerman;
    Table fromEnglish;
    for (Form &form : forms) {
        leaveOut(german, form.german);
        leaveOut(english, form.english);
        addPairs(form.german, form.english, fromGerman);
        addPairs(form.english, form.german, fromEnglish);
    }
    for (const Form &form : std::as_const(forms)) {
        countTogether(form.german, form.english, fromGerman);
        countTogether(form.english, form.german, fromEnglish);
    }
    const QString folder = QString::fromLocal8Bit(argv[2]);
    if (!write(fromGerman, folder + QStringLiteral("/de-en")) ||
        !write(fromEnglish, folder + QStringLiteral("/en-de"))) {
        errors << "makewords: " << folder << " cannot be written\n";
        return 1;
    }
    return 0;
}
