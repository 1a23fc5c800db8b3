// How the program handles attest-ocr's output, and a recogniser that crashes, hangs, lies or is missing (a shell script
// with prepared output); and attest-ocr's sandbox.
#include "core/ocr/recognisedtext.h"
#include "core/ocr/textrecogniser.h"
#include "tests/pdfs.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>
#include <thread>

#include <unistd.h>

using namespace core;

namespace {

struct Said
{
    const char16_t *text;
    float confidence = 95;
    ocr::Begins begins = ocr::Begins::Nothing;
};

constexpr auto Line = ocr::Begins::Line;
constexpr auto Block = ocr::Begins::Block;

// Adjacent words, each ten pixels wide; a line is ten pixels high.
std::vector<ocr::Word> said(const QList<Said> &words)
{
    std::vector<ocr::Word> made;
    int x = 0;
    int y = 0;
    for (const Said &each : words) {
        if (each.begins != ocr::Begins::Nothing && !made.empty()) {
            x = 0;
            y += 10;
        }
        made.push_back({each.begins, each.confidence, 10, x, y, x + 10, y + 10, each.text});
        x += 10;
    }
    return made;
}

PageImage picture(int width = 600, int height = 600)
{
    return {width, height, QByteArray(4ll * width * height, char(255))};
}

QByteArray bytesOf(ocr::Encoder &message)
{
    return QByteArray::fromStdString(message.finished());
}

QByteArray ready()
{
    ocr::Encoder message(ocr::Kind::Ready);
    return bytesOf(message);
}

QByteArray refused(ocr::Refusal why)
{
    ocr::Encoder message(ocr::Kind::Refused);
    message.number(why);
    return bytesOf(message);
}

QByteArray words(const std::vector<ocr::Word> &list, int more = 0)
{
    ocr::Encoder message(ocr::Kind::Words);
    message.number(std::uint32_t(list.size()) + std::uint32_t(more));
    for (const ocr::Word &word : list) {
        message.number(word.begins);
        message.number(word.confidence);
        message.number(word.size);
        for (const std::int32_t side : {word.left, word.top, word.right, word.bottom})
            message.number(side);
        message.text(word.text);
    }
    return bytesOf(message);
}

} // namespace

class TestTextRecogniser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_languages = installedOcrLanguages(); }
    void cleanup()
    {
        qunsetenv("ATTEST_OCR");
        qunsetenv("TESSDATA_PREFIX");
    }

    void makesLinesAndBlocksOfWords();
    void leavesOutNoise_data();
    void leavesOutNoise();
    void setsNoBlanksWhereAScriptHasNone();

    void choosesLanguages_data();
    void choosesLanguages();
    void namesLanguages_data();
    void namesLanguages();
    void saysWhichPackageIsMissing_data();
    void saysWhichPackageIsMissing();

    void hearsWhatAttestOcrSays();
    void saysWhenItIsMissing();
    void saysWhyItRefuses_data();
    void saysWhyItRefuses();
    void believesNoLies_data();
    void believesNoLies();
    void startsAnewAfterACrash();
    void stopsAtOnceWhileAttestOcrIsSilent();

    void refusesDamagedLanguages();
    void locksItselfIn();
    void endsAtItsShareOfTime();

private:
    QTemporaryDir m_folder;
    OcrLanguages m_languages;
    const OcrLanguages m_any{QStringLiteral("/"), {QStringLiteral("eng")}, false};

    QString inFolder(const QString &name) const { return m_folder.filePath(name); }
    void setAnswers(const QByteArray &answers, const QByteArray &then = "sleep 100")
    {
        QVERIFY(tests::writeFile(inFolder(QStringLiteral("answers")), answers));
        const QString path = inFolder(QStringLiteral("fake"));
        QFile::remove(path);
        QVERIFY(tests::writeFile(path, "#!/bin/bash\ncd " + QFile::encodeName(m_folder.path()) + "\ncat answers\n" +
                                           then + '\n'));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_OCR", QFile::encodeName(path));
    }
    bool hasEnglish() const { return m_languages.installed.contains(QStringLiteral("eng")); }
};

void TestTextRecogniser::makesLinesAndBlocksOfWords()
{
    const RecognisedText page =
        toText(said({{u"One", 95, Block}, {u"two"}, {u"three", 95, Line}, {u"four", 95, Block}}), picture(), 150, 300);
    QCOMPARE(page.text, QStringLiteral("One two\nthree\n\nfour"));
    QCOMPARE(page.words.size(), 4);
    QCOMPARE(page.words[1].from, 4);
    QCOMPARE(page.words[1].length, 3);
    // A pixel is a quarter of a point wide and half a point high.
    QCOMPARE(page.words[1].box.left, 2.5F);
    QCOMPARE(page.words[1].box.right, 5.0F);
    QCOMPARE(page.words[2].box.top, 5.0F);
    QCOMPARE(page.words[2].box.bottom, 10.0F);
    QCOMPARE(page.words[2].size, 5.0F);
}

void TestTextRecogniser::leavesOutNoise_data()
{
    QTest::addColumn<QList<Said>>("words");
    QTest::addColumn<QString>("text");
    QTest::newRow("bullets read as signs")
        << QList<Said>{{u"¢", 47, Block}, {u"Whole"}, {u"pages"}} << QStringLiteral("Whole pages");
    QTest::newRow("signs that are sure") << QList<Said>{{u"5", 96, Block}, {u"+", 92}, {u"3", 96}}
                                         << QStringLiteral("5 + 3");
    QTest::newRow("a word that is not sure in a line that is")
        << QList<Said>{{u"left", 95, Block}, {u"and", 26}, {u"right"}} << QStringLiteral("left and right");
    QTest::newRow("a line of which nothing is sure")
        << QList<Said>{{u"Title", 95, Block}, {u"wee", 40, Line}, {u"oon", 30}, {u"Text", 95, Line}}
        << QStringLiteral("Title\nText");
    QTest::newRow("a block that begins with noise")
        << QList<Said>{{u"One", 95, Block}, {u"=", 3, Block}, {u"Two", 95}} << QStringLiteral("One\n\nTwo");
    QTest::newRow("a picture") << QList<Said>{{u"ih", 20, Block}, {u"W", 31}, {u"~~", 12}, {u"vv", 44, Line}}
                               << QString();
    QTest::newRow("nothing") << QList<Said>{} << QString();
}

void TestTextRecogniser::leavesOutNoise()
{
    QFETCH(QList<Said>, words);
    QFETCH(QString, text);
    const RecognisedText page = toText(said(words), picture(), 100, 100);
    QCOMPARE(page.text, text);
    qsizetype covered = 0;
    for (const Word &word : page.words) {
        QVERIFY(!page.text.mid(word.from, word.length).contains(u' '));
        covered += word.length;
    }
    QCOMPARE(covered, QString(text).remove(u' ').remove(u'\n').size());
}

void TestTextRecogniser::setsNoBlanksWhereAScriptHasNone()
{
    const RecognisedText page =
        toText(said({{u"气候", 95, Block}, {u"变化", 95}, {u"IPCC", 95}, {u"报告", 95}}), picture(), 600, 600);
    QCOMPARE(page.text, QStringLiteral(u"气候变化 IPCC 报告"));
    QCOMPARE(page.words.size(), 3);
    QCOMPARE(page.words[0].length, 4);
    QCOMPARE(page.words[0].box.right, 20.0F);
    const auto textOf = [](const QList<Said> &words) { return toText(said(words), picture(), 600, 600).text; };
    QCOMPARE(textOf({{u"データ", 95, Block}, {u"ベ", 95}, {u"ース", 95}}), QStringLiteral(u"データベース"));
    QCOMPARE(textOf({{u"한국의", 95, Block}, {u"수도는", 95}}), QStringLiteral(u"한국의 수도는"));
}

void TestTextRecogniser::choosesLanguages_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QStringList>("installed");
    QTest::addColumn<QStringList>("chosen");
    const QStringList some{QStringLiteral("chi_sim"), QStringLiteral("deu"), QStringLiteral("eng")};
    QTest::newRow("none named") << QString() << some << QStringList{QStringLiteral("eng")};
    QTest::newRow("named") << QStringLiteral("deu, chi_sim") << some
                           << QStringList{QStringLiteral("deu"), QStringLiteral("chi_sim")};
    QTest::newRow("as Tesseract has it") << QStringLiteral("deu+eng+deu") << some
                                         << QStringList{QStringLiteral("deu"), QStringLiteral("eng")};
    QTest::newRow("no English") << QString() << QStringList{QStringLiteral("fin")}
                                << QStringList{QStringLiteral("fin")};
}

void TestTextRecogniser::choosesLanguages()
{
    QFETCH(QString, setting);
    QFETCH(QStringList, installed);
    QFETCH(QStringList, chosen);
    if (QLocale::system().language() != QLocale::C)
        QSKIP("the system's language is chosen, too");
    const Result<QStringList> found = chosenOcrLanguages(setting, {QStringLiteral("/"), installed, true});
    QVERIFY(bool(found));
    QCOMPARE(*found, chosen);
}

void TestTextRecogniser::namesLanguages_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("deu") << QStringLiteral("Deutsch (deu)");
    QTest::newRow("eng") << QStringLiteral("English (eng)");
    QTest::newRow("chi_sim") << QStringLiteral("简体中文 (chi_sim)");
    QTest::newRow("chi_tra_vert") << QStringLiteral("繁體中文 (chi_tra_vert)");
    QTest::newRow("srp_latn") << QStringLiteral("Srpski (srp_latn)");
    QTest::newRow("frk") << QStringLiteral("Deutsch (frk)");
    QTest::newRow("mine") << QStringLiteral("mine"); // trained by the user
}

void TestTextRecogniser::namesLanguages()
{
    QFETCH(QString, name);
    QCOMPARE(ocrLanguageName(QLatin1String(QTest::currentDataTag())), name);
}

void TestTextRecogniser::saysWhichPackageIsMissing_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<bool>("any");
    QTest::addColumn<QString>("package");
    QTest::newRow("French") << QStringLiteral("fra") << true << QStringLiteral("tesseract-ocr-fra");
    QTest::newRow("Chinese") << QStringLiteral("eng chi_sim") << true << QStringLiteral("tesseract-ocr-chi-sim");
    QTest::newRow("all") << QString() << false << QStringLiteral("tesseract-ocr-eng");
}

void TestTextRecogniser::saysWhichPackageIsMissing()
{
    QFETCH(QString, setting);
    QFETCH(bool, any);
    QFETCH(QString, package);
    const QString folder = inFolder(any ? QStringLiteral("some") : QStringLiteral("none"));
    QDir().mkpath(folder);
    if (any)
        QVERIFY(tests::writeFile(folder + QStringLiteral("/eng.traineddata"), {}));
    qputenv("TESSDATA_PREFIX", QFile::encodeName(folder));
    const Result<QStringList> chosen = chosenOcrLanguages(setting, installedOcrLanguages());
    QVERIFY(!chosen);
    QCOMPARE(chosen.error().code, Error::Unavailable);
    QVERIFY2(chosen.error().message.contains(package), qPrintable(chosen.error().message));
}

void TestTextRecogniser::hearsWhatAttestOcrSays()
{
    setAnswers(ready() + words(said({{u"Hello", 95, Block}, {u"there"}})));
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY2(bool(text), text ? "" : qPrintable(text.error().message));
    QCOMPARE(text->text, QStringLiteral("Hello there"));
}

void TestTextRecogniser::saysWhenItIsMissing()
{
    qputenv("ATTEST_OCR", QFile::encodeName(inFolder(QStringLiteral("nowhere"))));
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(!text);
    QCOMPARE(text.error().code, Error::Unavailable);
    QVERIFY(text.error().message.contains(QStringLiteral("attest-ocr")));
}

void TestTextRecogniser::saysWhyItRefuses_data()
{
    QTest::addColumn<QByteArray>("answers");
    QTest::addColumn<int>("code");
    QTest::newRow("no language") << refused(ocr::Refusal::NoLanguage) << int(Error::Unavailable);
    QTest::newRow("no sandbox") << refused(ocr::Refusal::NoSandbox) << int(Error::Unavailable);
    QTest::newRow("memory") << ready() + refused(ocr::Refusal::TooMuchMemory) << int(Error::Unreadable);
    QTest::newRow("failed") << ready() + refused(ocr::Refusal::NotRecognised) << int(Error::Unreadable);
    QTest::newRow("something new") << ready() + refused(ocr::Refusal(77)) << int(Error::Unreadable);
    QTest::newRow("not ready") << words({}) << int(Error::Unavailable);
}

void TestTextRecogniser::saysWhyItRefuses()
{
    QFETCH(QByteArray, answers);
    QFETCH(int, code);
    setAnswers(answers);
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(!text);
    QCOMPARE(int(text.error().code), code);
    QVERIFY(!text.error().message.isEmpty());
}

void TestTextRecogniser::believesNoLies_data()
{
    QTest::addColumn<QByteArray>("lie");
    const auto row = [](const char *name, const std::function<void(ocr::Word &)> &change) {
        std::vector<ocr::Word> list = said({{u"Hello", 95, Block}, {u"there"}});
        change(list[1]);
        QTest::newRow(name) << words(list);
    };
    row("outside at the right", [](ocr::Word &word) { word.right = 601; });
    row("outside at the left", [](ocr::Word &word) { word.left = -1; });
    row("outside below", [](ocr::Word &word) { word.bottom = std::numeric_limits<std::int32_t>::max(); });
    row("turned inside out", [](ocr::Word &word) { word.top = word.bottom + 1; });
    row("no number", [](ocr::Word &word) { word.confidence = std::numeric_limits<float>::quiet_NaN(); });
    row("no size", [](ocr::Word &word) { word.size = std::numeric_limits<float>::infinity(); });
    row("less than no size", [](ocr::Word &word) { word.size = -1; });
    row("an unknown beginning", [](ocr::Word &word) { word.begins = ocr::Begins(9); });
    row("a blank in a word", [](ocr::Word &word) { word.text = u"a b"; });
    row("a line feed in a word", [](ocr::Word &word) { word.text = u"a\nb"; });
    row("half a character", [](ocr::Word &word) { word.text = std::u16string(1, char16_t(0xd800)); });
    row("no word", [](ocr::Word &word) { word.text.clear(); });
    row("an endless word", [](ocr::Word &word) { word.text.assign(ocr::MaxWord + 1, u'a'); });
    QTest::newRow("fewer words than it says") << words(said({{u"Hello", 95, Block}}), 1);
    QTest::newRow("more words than there may be") << words({}, 2'000'000'000);
    QTest::newRow("another message") << ready();
    QTest::newRow("no message") << QByteArray(64, char(255));
}

void TestTextRecogniser::believesNoLies()
{
    QFETCH(QByteArray, lie);
    setAnswers(ready() + lie);
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(!text);
    QCOMPARE(text.error().code, Error::Unreadable);
    QCOMPARE(text.error().message, QStringLiteral("text recognition crashed on this page"));
}

void TestTextRecogniser::startsAnewAfterACrash()
{
    setAnswers(ready(), "kill -SEGV $$");
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    const Result<RecognisedText> crashed = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(!crashed);
    QCOMPARE(crashed.error().message, QStringLiteral("text recognition crashed on this page"));
    setAnswers(ready(), "kill -XCPU $$");
    QCOMPARE(recogniser.recognise(picture(), 600, 600, {}).error().message,
             QStringLiteral("recognising its text took too long"));
    setAnswers(ready() + words(said({{u"Hello", 95, Block}})));
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(bool(text));
    QCOMPARE(text->text, QStringLiteral("Hello"));
}

void TestTextRecogniser::stopsAtOnceWhileAttestOcrIsSilent()
{
    setAnswers(ready());
    TextRecogniser recogniser(m_any, {QStringLiteral("eng")});
    std::stop_source stop;
    QElapsedTimer clock;
    const std::jthread stopping([&] {
        clock.start();
        stop.request_stop();
    });
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, stop.get_token());
    QVERIFY(!text);
    QCOMPARE(text.error().code, Error::Cancelled);
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
}

void TestTextRecogniser::refusesDamagedLanguages()
{
    const QString folder = inFolder(QStringLiteral("damaged"));
    QDir().mkpath(folder);
    QVERIFY(tests::writeFile(folder + QStringLiteral("/eng.traineddata"), QByteArray(5000, 'x')));
    TextRecogniser recogniser({folder, {QStringLiteral("eng")}, false}, {QStringLiteral("eng")});
    const Result<RecognisedText> text = recogniser.recognise(picture(), 600, 600, {});
    QVERIFY(!text);
    QCOMPARE(text.error().code, Error::Unavailable);
}

// tst_sandbox tests what the sandbox forbids; this checks that attest-ocr enters it.
void TestTextRecogniser::locksItselfIn()
{
    if (!hasEnglish())
        QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    TextRecogniser recogniser(m_languages, {QStringLiteral("eng")});
    QVERIFY(bool(recogniser.recognise(picture(), 600, 600, {})));
    int found = 0;
    for (const QString &process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/") + process + QStringLiteral("/status"));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray status = file.readAll();
        if (!status.startsWith("Name:\tattest-ocr\n") ||
            !status.contains("\nPPid:\t" + QByteArray::number(getpid()) + '\n'))
            continue;
        ++found;
        QVERIFY(status.contains("\nSeccomp:\t2\n"));
        QVERIFY(status.contains("\nNoNewPrivs:\t1\n"));
        QVERIFY(status.contains("\nThreads:\t1\n"));
    }
    QCOMPARE(found, 1);
}

void TestTextRecogniser::endsAtItsShareOfTime()
{
    if (!hasEnglish())
        QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    PageImage noise = picture(4000, 4000); // takes ten seconds on an idle machine
    QRandomGenerator random(3);
    for (qsizetype i = 0; i < noise.pixels.size(); i += 4) {
        const char value = char(random.bounded(256));
        std::fill_n(noise.pixels.begin() + i, 4, value);
    }
    TextRecogniser recogniser(m_languages, {QStringLiteral("eng")}, {.secondsOfWork = 1});
    const Result<RecognisedText> late = recogniser.recognise(noise, 600, 600, {});
    QVERIFY(!late);
    QCOMPARE(late.error().message, QStringLiteral("recognising its text took too long"));
    QVERIFY(bool(recogniser.recognise(picture(), 600, 600, {})));
}

QTEST_GUILESS_MAIN(TestTextRecogniser)
#include "tst_textrecogniser.moc"
