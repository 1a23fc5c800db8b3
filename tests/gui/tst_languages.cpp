// The window in other languages: every text is translated and fits its place. Pseudo shows each text of the catalogue
// in brackets and as long as in German.
#include "tests/gui/catalogue.h"
#include "tests/gui/textwalk.h"
#include "tests/gui/windowstates.h"
#include "core/ocr/languages.h"
#include "ui/widgets/language.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/theme.h"

#include <QDirIterator>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

const QStringList foreign{
    desks::copperPages.join(u' '),
    states::asked,
    states::unknown,
    states::mistyped,
    states::counted,
    states::names.join(u'|'),
    u"Report"_s,
    u"United States Securities and Exchange Commission Form 10-K annual report pursuant to section 13 or 15(d) for the fiscal year ended December 31, 2022"_s,
    u"Fidelio huggingface.co"_s,
    u"huggingface.co|Llama Community"_s,
    u"gross profit ÷ revenue|Gross profit, FY|Revenue, FY|million|Net revenues|gross profit|revenue"_s, // names of
                                                                                                        // measures
    u"Built-in"_s, // occurs in a session's title
    u"GB|Apache|MIT|phi4-mini|granite3.3|qwen3-embedding|nomic-embed-text|embeddinggemma|bge-m3"_s,
    u"What is half of all the copper of this world used for, as far as these documents tell?"_s,
    u"Example Corp. annual report 2022"_s,
    u"Attest"_s,
    u"Self-RAG"_s,
    u"Corrective RAG"_s,
    u"Adaptive RAG"_s,
    u"Reflection RAG"_s,
    u"Per-passage RAG"_s,
    u"Plain"_s,
    u"SearXNG"_s,
    u"Tavily"_s,
    u"toy"_s,
    u"qwen3"_s,
    u"Deutsch"_s,
    u"English"_s,
    u"American English"_s,
    u"Français"_s,
    u"Español de España"_s,
    u"Русский"_s,
    u"eng|deu|fra|spa|chi_sim|rus|frk|mine"_s,
    u"Nov Dec"_s,
    u"APA Chicago IEEE"_s,
};

QString namesOf(const QString &file) // names of models
{
    QFile json(QStringLiteral(ATTEST_SOURCE) + file);
    QStringList names;
    if (json.open(QIODevice::ReadOnly)) {
        static const QRegularExpression name(u"\"(name|licence)\": *\"([^\"]+)\""_s);
        const QString text = QString::fromUtf8(json.readAll());
        for (auto each = name.globalMatch(text); each.hasNext();)
            names.append(each.next().captured(2).section(u':', 0, 0));
    }
    return names.join(u'|');
}

} // namespace

class tst_languages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(u"attest-test"_s);
        ui::applyTheme(u"light"_s);
        installForScans({u"deu"_s, u"fra"_s, u"spa"_s, u"chi_sim"_s, u"rus"_s, u"frk"_s, u"mine"_s});
    }

    void init() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively(); }

    void everyTextIsTranslatedAndStandsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("state");
        for (const QString &language : qEnvironmentVariable("ATTEST_LANGUAGES", u"pseudo de"_s).split(u' ')) {
            for (int i = 0; i < int(std::size(states::all)); ++i)
                QTest::addRow("%s %s", qPrintable(language), states::all[i].name) << language << i;
        }
    }
    void everyTextIsTranslatedAndStandsWhole()
    {
        QFETCH(QString, language);
        QFETCH(int, state);
        const bool pseudo = language == u"pseudo";
        Catalogue catalogue(pseudo ? u"de"_s : language, pseudo ? Catalogue::Pseudo : Catalogue::Translated);
        QVERIFY(!catalogue.isEmpty());
        QCoreApplication::installTranslator(&catalogue);
        states::said() = [&](const QString &english) { return catalogue.anyOf(english); };
        QStringList faults;
        {
            states::Desk desk(QSize(1440, 900));
            QWidget *look = states::all[state].reach(desk);
            QVERIFY(look);
            QApplication::processEvents();
            QStringList known = foreign;
            known.append(desk.folder.path());
            known.append(namesOf(u"/resources/models.json"_s) + u"|latest|简体中文"_s);
            if (pseudo)
                faults += textwalk::untranslated(look, textwalk::Foreign(known));
            faults += textwalk::clipped(look);
            desk.picture(qPrintable(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')));
        }
        QCoreApplication::removeTranslator(&catalogue);
        states::said() = [](const QString &english) { return english; };
        for (const QString &fault : std::as_const(faults))
            qWarning().noquote() << fault; // QVERIFY2 truncates messages
        QVERIFY(faults.isEmpty());
    }

    // New texts in the sources have a German translation too: "ninja translations" updates the catalogues.
    void germanIsComplete()
    {
        const Catalogue german(u"de"_s, Catalogue::Translated);
        QVERIFY(!german.isEmpty());
        QCOMPARE(german.unfinished(), QStringList());
    }

    void otherLanguagesAreAllButComplete_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("find");
        QTest::newRow("fr") << u"fr"_s << u"Trouver des passages"_s;
        QTest::newRow("es") << u"es"_s << u"Buscar pasajes"_s;
        QTest::newRow("zh") << u"zh"_s << u"查找段落"_s;
    }
    void otherLanguagesAreAllButComplete()
    {
        QFETCH(QString, language);
        QFETCH(QString, find);
        const Catalogue catalogue(language, Catalogue::Translated);
        QCOMPARE(catalogue.anyOf(u"Find passages"_s), find);
        QVERIFY2(catalogue.unfinished().size() <= 100, // of 2,000: a new text is shown in English until translated
                 qPrintable(QString::number(catalogue.unfinished().size())));
    }

    void pluralsFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *language, int count, const QString &words) {
            QTest::addRow("%s %d", language, count) << QString::fromLatin1(language) << count << words;
        };
        row("en", 0, u"%Ln pages"_s);
        row("en", 1, u"%Ln page"_s);
        row("en", 2, u"%Ln pages"_s);
        row("de", 1, u"%Ln Seite"_s);
        row("de", 2, u"%Ln Seiten"_s);
        row("fr", 0, u"%Ln page"_s); // French has no singular here
        row("fr", 2, u"%Ln pages"_s);
        row("es", 1, u"%Ln página"_s);
        row("es", 2, u"%Ln páginas"_s);
        row("zh", 1, u"%Ln 页"_s);
        row("zh", 2, u"%Ln 页"_s);
    }
    void pluralsFollowTheLanguage()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        QTranslator catalogue;
        QVERIFY(catalogue.load(u":/translations/attest_"_s + language));
        QTEST(catalogue.translate("ui::LibraryModel", "%Ln page(s)", nullptr, count), "words");
        QCOMPARE(QCoreApplication::translate("ui::LibraryModel", "%Ln page(s)", nullptr, 1), u"1 page"_s);
        QCOMPARE(QCoreApplication::translate("ui::LibraryModel", "%Ln page(s)", nullptr, 12000),
                 QLocale().toString(12000) + u" pages"_s);
    }

    void everyPluralHasItsForms_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("forms");
        QTest::newRow("en") << u"en"_s << 2;
        QTest::newRow("de") << u"de"_s << 2;
        QTest::newRow("fr") << u"fr"_s << 2;
        QTest::newRow("es") << u"es"_s << 2;
        QTest::newRow("zh") << u"zh"_s << 1;
    }
    void everyPluralHasItsForms()
    {
        QFETCH(QString, language);
        QFETCH(int, forms);
        const QList<QStringList> all = Catalogue::pluralsOf(language);
        QVERIFY(all.size() > 20);
        for (const QStringList &each : all)
            QVERIFY2(each.size() == forms && !each.contains(QString()), qPrintable(each.join(u" | "_s)));
        QCOMPARE(all.size(), Catalogue::pluralsOf(u"de"_s).size());
    }

    // The list contains core's texts exactly as in its sources; a reworded sentence is reported here.
    void whatCoreSaysStandsInItsSources()
    {
        QString all;
        QDirIterator files(QStringLiteral(ATTEST_SOURCE "/core"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            all += QString::fromUtf8(file.readAll());
        }
        for (const char *json : {"/app/settings/keyring.cpp", "/resources/models.json"}) {
            QFile file(QStringLiteral(ATTEST_SOURCE) + QLatin1String(json));
            QVERIFY(file.open(QIODevice::ReadOnly));
            all += QString::fromUtf8(file.readAll());
        }
        all.replace(QRegularExpression(u"\"\\s*\""_s), QString());
        all.replace(u"\\u2019"_s, u"’"_s).replace(u"\\u201c"_s, u"“"_s).replace(u"\\u201d"_s, u"”"_s);
        QStringList gone;
        for (const char *text : ui::coreTexts()) {
            // Core composes some from pieces: each longer piece must exist.
            for (const QString &piece : QString::fromUtf8(text).split(
                     QRegularExpression(u"%L?\\d|\\{[a-z]+\\}|[.,;:()]|\\bsays\\b|\\bseconds\\b|\\bis\\b"_s))) {
                if (const QString words = piece.trimmed(); words.size() > 24 && !all.contains(words))
                    gone.append(QString::fromUtf8(text) + u" — "_s + words);
            }
        }
        QCOMPARE(gone, QStringList());
    }

    // Each of these sentences is shown in the window; several are shown on separate lines.
    void whatIsMendedAndRescuedIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"de", "fr", "es", "zh"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void whatIsMendedAndRescuedIsTranslated()
    {
        QFETCH(const QString, language);
        static const QRegularExpression texts(u"QStringLiteral\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"_s);
        static const QRegularExpression seam(u"\"\\s*\"|^\"|\"\\s*$"_s);
        QStringList sentences;
        for (const char *name :
             {"maintenance/repair", "maintenance/librarycare", "maintenance/damagedtables", "maintenance/rescue",
              "library/librarychanges", "retrieval/indexes", "values/searchremarks"}) {
            QFile source(QStringLiteral(ATTEST_SOURCE "/core/%1.cpp").arg(QLatin1String(name)));
            QVERIFY2(source.open(QIODevice::ReadOnly), name);
            const QString code = QString::fromUtf8(source.readAll());
            for (auto each = texts.globalMatch(code); each.hasNext();) {
                const QString text = each.next().captured(1).remove(seam);
                if (text.endsWith(u'.') && text.contains(u' ') && !text.contains(u"SELECT"))
                    sentences.append(QString(text).replace(u"%1"_s, u"12"_s).replace(u"%2"_s, u"A; b. c"_s));
            }
        }
        QVERIFY(sentences.size() > 20);
        Catalogue catalogue(language, Catalogue::Translated);
        QCoreApplication::installTranslator(&catalogue);
        const QStringList own = ui::localized(sentences.join(u'\n')).split(u'\n');
        for (qsizetype i = 0; i < sentences.size(); ++i) {
            for (const QString &next : {sentences[i], sentences[(i + 1) % sentences.size()]})
                QCOMPARE(ui::localized(sentences[i] + u'\n' + next), own.value(i) + u'\n' + ui::localized(next));
        }
        QCoreApplication::removeTranslator(&catalogue);
        QCOMPARE(own.size(), sentences.size());
        for (qsizetype i = 0; i < own.size(); ++i)
            QVERIFY2(own[i] != sentences[i] && !own[i].contains(u" the "), qPrintable(own[i]));
    }

    void aSentenceOfCoreIsFoundByItsPattern()
    {
        Catalogue german(u"de"_s, Catalogue::Translated);
        QCOMPARE(ui::localized(u"2 of 5 key terms found"_s), u"2 of 5 key terms found"_s); // the window is in English
        QCoreApplication::installTranslator(&german);
        QCOMPARE(ui::localized(u"2 of 5 key terms found"_s), u"2 von 5 Schlüsselwörtern gefunden"_s);
        QCOMPARE(ui::localized(u"all 3 key terms found; quoted word for word"_s),
                 u"alle 3 Schlüsselwörter gefunden; wörtlich zitiert"_s);
        QCOMPARE(ui::localized(u"3 of 4 relevant, rewrite 1 of 2"_s), u"3 von 4 relevant, Umformulierung 1 von 2"_s);
        QCOMPARE(ui::localized(u"the weakest of 3 sentences: all 12 key terms found; quoted word for word"_s),
                 u"der schwächste von 3 Sätzen: alle 12 Schlüsselwörter gefunden; wörtlich zitiert"_s);
        QCOMPARE(ui::localized(u"Answered 14 of 15: 3 verified; 11 quoted, 4 of them at least probable, 2 right."_s),
                 u"14 von 15 beantwortet: 3 geprüft; 11 zitiert, davon 4 mindestens wohl, 2 richtig."_s);
        QCOMPARE(
            ui::localized(u"On questions the model had not seen, 13 of 43 quotations shown as “related” were right."_s),
            u"Von Zitaten, bei denen „verwandt“ steht, waren 13 von 43 richtig, bei Fragen, die das Modell nicht "
            "kannte."_s);
        QCOMPARE(ui::localized(u"No passage supports “Tin melts, as ice does.”, nor “It is cold.”"_s),
                 u"Keine Textstelle belegt “Tin melts, as ice does.”, noch “It is cold.”"_s);
        QCOMPARE(ui::localized(u"Words of a document, 3 of them"_s), u"Words of a document, 3 of them"_s);
        QCOMPARE(
            ui::localized(u"None of your documents contains the word “%1 of %2”; try another word, or add a document "
                          "about it."_s),
            u"Keines Ihrer Dokumente enthält das Wort “%1 of %2”; versuchen Sie ein anderes, oder fügen Sie ein "
            "Dokument darüber hinzu."_s);
        QCoreApplication::removeTranslator(&german);
    }

    // The built-in translations equal the catalogue.
    void theWindowSpeaksTheLanguageOfTheSettings()
    {
        const QLocale before;
        ui::speak(u"de"_s);
        QCOMPARE(QCoreApplication::translate("ui::AskBar", "Ask"), u"Fragen"_s);
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), u"1.234,5"_s);
        for (QTranslator *each : QCoreApplication::instance()->findChildren<QTranslator *>()) {
            if (!each->filePath().endsWith(u"attest_en.qm"_s)) // always present
                delete each;
        }
        QLocale::setDefault(before);
    }

private:
    // Adds languages that exist in name only, so that the settings look the same on every machine.
    void installForScans(const QStringList &listed)
    {
        const QString system = core::installedOcrLanguages().folder;
        const QString folder = m_home.filePath(u"tessdata"_s);
        QVERIFY(QDir().mkpath(folder));
        for (const QString &name : {u"eng"_s, u"osd"_s})
            QFile::link(system + u'/' + name + u".traineddata"_s, folder + u'/' + name + u".traineddata"_s);
        for (const QString &name : listed) {
            QFile file(folder + u'/' + name + u".traineddata"_s);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        qputenv("TESSDATA_PREFIX", folder.toLocal8Bit());
    }

    QTemporaryDir m_home;
};

QTEST_MAIN(tst_languages)
#include "tst_languages.moc"
