// Words of a question that occur in no document, in any form.
#include "core/eval/questionset.h"
#include "core/extractive/absentwords.h"
#include "core/language/terms.h"

#include <hunspell/hunspell.hxx>
#include <libstemmer.h>

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

const QString shared = QStringLiteral(ATTEST_SHARED_DATA);

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(u"(?<!\\p{N})\\p{L}+(?!\\p{N})"_s); // "FOXO3" is a word of its own, not "FOXO"
    QStringList words;
    for (auto each = word.globalMatch(text); each.hasNext();)
        words.append(each.next().captured().toLower());
    return words;
}

// Which forms a person would consider the same word: independently of the tested code, by another program's stems and
// dictionaries, both English spellings, with and without accents.
class Forms
{
public:
    explicit Forms(const QString &language)
        : m_isEnglish(language != u"de"),
          m_stemmer(sb_stemmer_new(language == u"de" ? "german" : "english", nullptr))
    {
        const QStringList names = language == u"de" ? QStringList{u"de_DE"_s} : QStringList{u"en_US"_s, u"en_GB"_s};
        for (const QString &name : names) {
            const QByteArray base = "/usr/share/hunspell/" + name.toUtf8();
            if (QFile::exists(QString::fromUtf8(base + ".dic")))
                m_dictionaries.push_back(
                    std::make_unique<Hunspell>((base + ".aff").constData(), (base + ".dic").constData()));
        }
    }
    ~Forms() { sb_stemmer_delete(m_stemmer); }
    Forms(const Forms &) = delete;
    Forms &operator=(const Forms &) = delete;

    QSet<QString> of(const QString &word) const
    {
        QSet<QString> forms{plain(word)};
        const QString ofAll = stem(word);
        if (m_isEnglish ||
            isInflected(plain(word), ofAll)) // the German stems of "katholisch" and "Katholiken" are equal, too
            forms.insert(u"stem "_s + ofAll);
        for (const auto &dictionary : m_dictionaries) {
            const bool latin = dictionary->get_dict_encoding() != "UTF-8";
            const QByteArray bytes = latin ? word.toLatin1() : word.toUtf8();
            for (const std::string &each : dictionary->stem(bytes.toStdString())) {
                const QByteArray read = QByteArray::fromStdString(each);
                const QString lemma = (latin ? QString::fromLatin1(read) : QString::fromUtf8(read)).toLower();
                if (isInflected(word, lemma))
                    forms.insert(plain(lemma));
            }
        }
        return forms;
    }

private:
    QString stem(const QString &word) const
    {
        const QByteArray bytes = plain(word).toUtf8();
        const sb_symbol *stem =
            sb_stemmer_stem(m_stemmer, reinterpret_cast<const sb_symbol *>(bytes.constData()), int(bytes.size()));
        return QString::fromUtf8(reinterpret_cast<const char *>(stem));
    }

    // Excludes "payment" for "pay" and "discover" for "cover", which are different words.
    static bool isInflected(const QString &word, const QString &lemma)
    {
        const auto [rest, own] = std::mismatch(word.begin(), word.end(), lemma.begin(), lemma.end());
        QString ending(rest, word.end() - rest);
        if (rest != word.begin() && ending.startsWith(*(rest - 1))) // "stopped"
            ending.remove(0, 1);
        static const QSet<QString> endings{u""_s,    u"s"_s,   u"es"_s,  u"ed"_s,  u"d"_s,    u"ing"_s, u"er"_s,
                                           u"est"_s, u"ies"_s, u"ied"_s, u"ier"_s, u"iest"_s, u"en"_s,  u"n"_s,
                                           u"e"_s,   u"em"_s,  u"t"_s,   u"st"_s,  u"te"_s,   u"ten"_s, u"ves"_s};
        return lemma.size() > 2 && lemma.end() - own <= 2 && endings.contains(ending);
    }

    // "colour" and "color", "organise" and "organize", "café" and "cafe".
    static QString plain(const QString &word)
    {
        QString text = word.normalized(QString::NormalizationForm_KD);
        text.removeIf([](QChar c) { return c.isMark(); });
        static const std::pair<QRegularExpression, QString> spellings[] = {
            {QRegularExpression(u"our(?=$|s$|ed$|ing$|ful$|al$|able$|ite$)"_s), u"or"_s},
            {QRegularExpression(u"is(?=e$|es$|ed$|ing$|ation)"_s), u"iz"_s},
            {QRegularExpression(u"yse(?=$|s$|d$)"_s), u"yze"_s},
            {QRegularExpression(u"(?<=[bt])re(?=$|s$)"_s), u"er"_s}};
        for (const auto &[from, to] : spellings)
            text.replace(from, to);
        return text;
    }

    const bool m_isEnglish;
    sb_stemmer *m_stemmer;
    std::vector<std::unique_ptr<Hunspell>> m_dictionaries;
};

struct Documents
{
    QSet<QString> indexed;         // as returned by terms()
    QHash<QString, QString> forms; // one word for each form

    Documents(const QStringList &texts, const Forms &knows)
    {
        QSet<QString> words;
        for (const QString &text : texts) {
            forEachTerm(text, [&](QStringView term, int, int) { indexed.insert(term.toString()); });
            for (const QString &word : wordsOf(text))
                words.insert(word);
        }
        for (const QString &word : std::as_const(words)) {
            for (const QString &form : knows.of(word))
                forms.insert(form, word);
        }
    }

    QStringList absent(const QString &question) const
    {
        return absentWords(question, [this](const QString &term) { return indexed.contains(term) ? 1.0 : 5.0; });
    }
};

struct Counted
{
    int said = 0;
    QStringList disproved;
};

// Asks questions of documents, and looks for other forms of each word reported as absent.
Counted disproved(const QStringList &questions, const Documents &documents, const Forms &knows)
{
    Counted counted;
    for (const QString &question : questions) {
        for (const QString &absent : documents.absent(question)) {
            ++counted.said;
            static const QRegularExpression plainWord(u"^[\\p{L}]{3,}$"_s);
            for (const QString &word : plainWord.match(absent).hasMatch() ? wordsOf(absent) : QStringList()) {
                for (const QString &form : knows.of(word)) {
                    if (const auto there = documents.forms.constFind(form); there != documents.forms.constEnd())
                        counted.disproved.append(u"“%1”: there is “%2”; %3"_s.arg(absent, *there, question));
                }
            }
        }
    }
    return counted;
}

QStringList manual()
{
    QStringList texts;
    const QString folder = QStringLiteral(ATTEST_SOURCE "/resources/manual/");
    for (const char *name : {"1-getting-started", "2-asking-and-verdicts", "3-flows", "4-libraries", "5-models",
                             "6-export-and-command-line", "7-troubleshooting", "8-questions-and-answers"}) {
        QFile file(folder + QLatin1String(name) + u".md"_s);
        if (file.open(QIODevice::ReadOnly))
            texts.append(QString::fromUtf8(file.readAll()));
    }
    return texts;
}

QStringList questionsOf(const QuestionSet &set)
{
    QStringList questions;
    for (const KnownQuestion &each : set.questions)
        questions.append(each.question);
    return questions;
}

} // namespace

class AbsentWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void claimsAbsenceOfWordsAlone()
    {
        const QSet<QString> there{u"came"_s, u"wrote"_s, u"build"_s, u"mieter"_s, u"tree"_s};
        const Idf library = [&there](const QString &term) { return there.contains(term) ? 1.0 : 5.0; };
        QCOMPARE(absentWords(u"Who will come and write about the zebras of Zanzibar?"_s, library),
                 (QStringList{u"zebras"_s, u"Zanzibar"_s}));
        QCOMPARE(absentWords(u"Are there more than 20 trees on average?"_s, library), QStringList());
        QCOMPARE(absentWords(u"What share exceeded the threshold of 75 in 2031?"_s, library),
                 QStringList{u"threshold"_s});
        QCOMPARE(absentWords(u"Wer zahlt die Mieten?"_s, library), QStringList());
        QCOMPARE(absentWords(u"Welche Mieten sind niedriger als 13 Euro?"_s, library), QStringList());
        QCOMPARE(absentWords(u"Wie viele verschiedene Mieter gibt es?"_s, library), QStringList());
        const QSet<QString> other{u"kilometr"_s, u"organis"_s, u"jerónimo"_s, u"finanzieren"_s, u"colour"_s};
        const Idf otherwise = [&other](const QString &term) { return other.contains(term) ? 1.0 : 5.0; };
        QCOMPARE(absentWords(u"How many kilometers did the organizations of Jeronimo and Zoltan color?"_s, otherwise),
                 QStringList{u"Zoltan"_s});
        QCOMPARE(absentWords(u"Wer finanzierte Kanada?"_s, otherwise), QStringList{u"Kanada"_s});
    }

    void noOtherFormDisprovesThatAWordIsAbsent_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("set");
        QTest::newRow("manual") << u"en"_s << QString();
        QTest::newRow("SQuAD 2") << u"en"_s << u"squad2/squad2.json"_s;
        QTest::newRow("XQuAD, English") << u"en"_s << u"xquad/xquad.en.json"_s;
        QTest::newRow("XQuAD, German") << u"de"_s << u"xquad/xquad.de.json"_s;
        QTest::newRow("SciFact") << u"en"_s << u"retrieval/scifact"_s;
        QTest::newRow("Cranfield") << u"en"_s << u"retrieval/cranfield"_s;
        QTest::newRow("CACM") << u"en"_s << u"retrieval/cacm"_s;
    }

    // Uses a tenth of the documents at a time, so that many words are absent.
    void noOtherFormDisprovesThatAWordIsAbsent()
    {
        QFETCH(QString, language);
        QFETCH(QString, set);
        constexpr qsizetype most = 100;
        const Result<QuestionSet> own =
            readQuestionSet(QStringLiteral(ATTEST_SOURCE "/tests/tools/evidence-train/questions/questions.jsonl"), {});
        QVERIFY(bool(own));
        QStringList questions = questionsOf(*own);
        QStringList texts = manual();
        if (!set.isEmpty()) {
            if (!QFile::exists(shared + u'/' + set))
                QSKIP("the question sets are not in the shared data");
            const Result<QuestionSet> read = readQuestionSet(shared + u'/' + set, {});
            QVERIFY(bool(read));
            questions = questionsOf(*read);
            texts.clear();
            for (const KnownText &text : read->texts)
                texts.append(text.title + u". "_s + text.text);
        }
        const Forms knows(language);
        Counted all;
        const qsizetype parts = set.isEmpty() ? 1 : 3;
        for (qsizetype part = 0; part < parts; ++part) {
            const qsizetype length = set.isEmpty() ? texts.size() : texts.size() / 10;
            const Documents documents(texts.mid(3 * part * length, length), knows);
            const Counted one =
                disproved(questions.mid(part * most, set.isEmpty() ? 10 * most : most), documents, knows);
            all.said += one.said;
            all.disproved += one.disproved;
        }
        qInfo("%d words said to be absent", all.said);
        QVERIFY(all.said > 10);
        QVERIFY2(all.disproved.isEmpty(), qPrintable(all.disproved.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(AbsentWordsTest)
#include "tst_absentwords.moc"
