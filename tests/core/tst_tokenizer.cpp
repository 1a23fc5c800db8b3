// Tokenises texts like the models' own tokenizers: expectations recorded from the tests of BERT (google-research/bert),
// SentencePiece and tokenizers (Hugging Face), and from the course of the latter.
#include "core/embedding/tokenizer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using Tokens = std::vector<int>;

namespace {

core::Json read(const QJsonObject &json)
{
    return core::Json::parse(QJsonDocument(json).toJson());
}

core::Result<core::Tokenizer> made(const QJsonObject &json)
{
    return core::Tokenizer::from(QJsonDocument(json).toJson(), u"tokenizer.json"_s);
}

QJsonObject type(const QString &name, QJsonObject rest = {})
{
    rest[u"type"_s] = name;
    return rest;
}

QJsonObject wordPiece(const QStringList &vocabulary)
{
    QJsonObject numbers;
    for (int i = 0; i < vocabulary.size(); ++i)
        numbers[vocabulary[i]] = i;
    return type(u"WordPiece"_s, {{u"vocab"_s, numbers}, {u"unk_token"_s, u"[UNK]"_s}});
}

QJsonObject bert(const QStringList &vocabulary)
{
    return {{u"normalizer"_s, type(u"BertNormalizer"_s)},
            {u"pre_tokenizer"_s, type(u"BertPreTokenizer"_s)},
            {u"model"_s, wordPiece(vocabulary)}};
}

QJsonObject unigram(const QList<std::pair<QString, double>> &vocabulary)
{
    QJsonArray parts;
    for (const auto &[part, score] : vocabulary)
        parts.append(QJsonArray{part, score});
    return type(u"Unigram"_s, {{u"vocab"_s, parts}, {u"unk_id"_s, 0}});
}

// The tokens as words, so that a failure can be read.
QStringList words(const core::Tokenizer &tokenizer, const QStringList &vocabulary, const QString &text)
{
    QStringList parts;
    for (const int token : tokenizer.tokens(text))
        parts.append(vocabulary.value(token));
    return parts;
}

QStringList pieces(const QJsonObject &splitter, const QString &text)
{
    return (*core::splitterFrom(read(splitter)))({text});
}

// SentencePiece's format of a character table: a trie in which each node has 256 units, followed by the texts.
QByteArray characterTable(const QList<std::pair<QString, QString>> &replacements)
{
    std::vector<quint32> units(256);
    QByteArray texts;
    for (const auto &[from, to] : replacements) {
        size_t node = 0; // position of its children
        size_t unit = 0; // the unit that leads there
        for (const char byte : from.toUtf8()) {
            unit = node + quint8(byte);
            if ((units[unit] & 0xff) != quint8(byte)) { // a new node
                node = units.size();
                units.resize(units.size() + 256);
                units[unit] = quint32(unit ^ node) << 10 | quint8(byte);
            }
            node = unit ^ units[unit] >> 10;
        }
        units[unit] |= 256; // has a leaf
        units[node] = 0x80000000U | quint32(texts.size());
        texts += to.toUtf8() + '\0';
    }
    QByteArray bytes;
    const auto append = [&](quint32 number) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += char(number >> shift);
    };
    append(quint32(4 * units.size()));
    for (const quint32 unit : units)
        append(unit);
    return bytes + texts;
}

core::Result<core::TextNormalizer> precompiled(const QByteArray &table)
{
    return core::normalizerFrom(
        read(type(u"Precompiled"_s, {{u"precompiled_charsmap"_s, QString::fromLatin1(table.toBase64())}})));
}

} // namespace

class tst_tokenizer : public QObject
{
    Q_OBJECT

private slots:
    void cutsWordsAsBertDoes()
    {
        const QStringList vocabulary{u"[UNK]"_s, u"[CLS]"_s, u"[SEP]"_s, u"want"_s,  u"##want"_s, u"##ed"_s,
                                     u"wa"_s,    u"un"_s,    u"runn"_s,  u"##ing"_s, u","_s};
        const auto tokenizer = made(bert(vocabulary));
        QVERIFY(tokenizer);
        QCOMPARE(words(*tokenizer, vocabulary, u"UNwant\u00E9d,running"_s),
                 QStringList({u"un"_s, u"##want"_s, u"##ed"_s, u","_s, u"runn"_s, u"##ing"_s}));
        QCOMPARE(words(*tokenizer, vocabulary, u"unwantedX running"_s), QStringList({u"runn"_s, u"##ing"_s}));
        QVERIFY(tokenizer->tokens({}).empty());
        QVERIFY(tokenizer->tokens(u"wa"_s.repeated(60)).empty()); // longer than a word may be
    }

    void normalisesAsBertDoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("blanks and case") << u" \tHeLLo!how  \n Are yoU?  "_s
                                         << QStringList{u"hello"_s, u"!"_s, u"how"_s, u"are"_s, u"you"_s, u"?"_s};
        QTest::newRow("accents") << u"H\u00E9llo"_s << QStringList{u"hello"_s};
        QTest::newRow("Chinese") << u"ah\u535A\u63A8zz"_s << QStringList{u"ah"_s, u"\u535A"_s, u"\u63A8"_s, u"zz"_s};
        QTest::newRow("controls") << u"a\u0000b\u200Bc\uFFFDd"_s << QStringList{u"abcd"_s};
    }

    void normalisesAsBertDoes()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, expected);
        const auto normalize = core::normalizerFrom(read(type(u"BertNormalizer"_s)));
        const auto split = core::splitterFrom(read(type(u"BertPreTokenizer"_s)));
        QCOMPARE((*split)({(*normalize)(text)}), expected);
    }

    void knowsTheWholeVocabularyOfBert()
    {
        QFile file(QStringLiteral(ATTEST_SHARED_DATA "/models/all-MiniLM-L6-v2.tokenizer.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the tokenizer of all-MiniLM-L6-v2 is not in the shared data");
        const auto tokenizer = core::Tokenizer::from(file.readAll(), file.fileName());
        QVERIFY(tokenizer);
        QVERIFY(tokenizer->tokens(u"I've been waiting for a HuggingFace course my whole life."_s) ==
                Tokens({1045, 1005, 2310, 2042, 3403, 2005, 1037, 17662, 12172, 2607, 2026, 2878, 2166, 1012}));
        QVERIFY(tokenizer->tokens(u"I hate this so much!"_s) == Tokens({1045, 5223, 2023, 2061, 2172, 999}));
    }

    void findsTheMostProbableParts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *text, const char *expected) {
            QTest::newRow(text) << QString::fromUtf8(text)
                                << QString::fromUtf8(expected).split(u' ', Qt::SkipEmptyParts);
        };
        row("abc", "abc");
        row("AB", "");
        row("abcd", "ab cd");
        row("abcc", "abc c");
        row("xabcabaabcdd", "abc ab a ab cd");
        row("xyz東京", "");
        row("ABC", "ABC");
        row("abABCcd", "ab ABC cd");
        row("ababcdabcdcd", "ab abcdabcd cd");
        row("abqrcd", "ab q r cd");
    }

    void findsTheMostProbableParts()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, expected);
        const QList<std::pair<QString, double>> vocabulary{
            {u"<unk>"_s, 0}, {u"ab"_s, 0},     {u"cd"_s, -0.1},     {u"abc"_s, -0.2}, {u"a"_s, -0.3}, {u"b"_s, -0.4},
            {u"c"_s, -0.5},  {u"ABC"_s, -0.5}, {u"abcdabcd"_s, 20}, {u"q"_s, 20.5},   {u"r"_s, 20.5}, {u"qr"_s, -0.5}};
        QStringList parts;
        for (const auto &entry : vocabulary)
            parts.append(entry.first);
        const auto tokenizer = made({{u"model"_s, unigram(vocabulary)}});
        QVERIFY(tokenizer);
        QCOMPARE(words(*tokenizer, parts, text), expected);
    }

    void marksWordsAsSentencePieceDoes()
    {
        const QJsonObject always{{u"replacement"_s, u"▁"_s}, {u"prepend_scheme"_s, u"always"_s}};
        QCOMPARE(pieces(type(u"Metaspace"_s, always), u"Hey my  friend"_s),
                 QStringList({u"▁Hey"_s, u"▁my"_s, u"▁"_s, u"▁friend"_s}));
        QJsonObject whole = always;
        whole[u"split"_s] = false;
        QCOMPARE(pieces(type(u"Metaspace"_s, whole), u"Hey my"_s), QStringList{u"▁Hey▁my"_s});
    }

    void joinsBytesAsGpt2Does()
    {
        QCOMPARE(pieces(type(u"ByteLevel"_s), u"Hello my friend, how is your day going?"_s),
                 QStringList({u"ĠHello"_s, u"Ġmy"_s, u"Ġfriend"_s, u","_s, u"Ġhow"_s, u"Ġis"_s, u"Ġyour"_s, u"Ġday"_s,
                              u"Ġgoing"_s, u"?"_s}));
        QCOMPARE(pieces(type(u"ByteLevel"_s, {{u"add_prefix_space"_s, false}}), u"é "_s),
                 QStringList({u"Ã©"_s, u"Ġ"_s}));

        const QStringList vocabulary{u"u"_s,    u"n"_s,   u"r"_s,       u"e"_s,        u"l"_s,  u"a"_s,
                                     u"t"_s,    u"d"_s,   u"re"_s,      u"at"_s,       u"ed"_s, u"un"_s,
                                     u"ated"_s, u"rel"_s, u"related"_s, u"unrelated"_s};
        QJsonObject numbers;
        for (int i = 0; i < vocabulary.size(); ++i)
            numbers[vocabulary[i]] = i;
        const QJsonArray merges{u"r e"_s,  u"a t"_s,      u"e d"_s,       u"u n"_s, QJsonArray{u"at"_s, u"ed"_s},
                                u"re l"_s, u"rel ated"_s, u"un related"_s};
        const auto tokenizer = made({{u"model"_s, type(u"BPE"_s, {{u"vocab"_s, numbers}, {u"merges"_s, merges}})}});
        QVERIFY(tokenizer);
        QCOMPARE(words(*tokenizer, vocabulary, u"unrelated"_s), QStringList{u"unrelated"_s});
        QCOMPARE(words(*tokenizer, vocabulary, u"unred"_s), QStringList({u"un"_s, u"re"_s, u"d"_s}));
    }

    void takesStepsInOrder()
    {
        const QJsonArray steps{
            type(u"Lowercase"_s),
            type(u"Replace"_s, {{u"pattern"_s, QJsonObject{{u"String"_s, u"!"_s}}}, {u"content"_s, u" ! "_s}}),
            type(u"Replace"_s, {{u"pattern"_s, QJsonObject{{u"Regex"_s, u"\\s+"_s}}}, {u"content"_s, u" "_s}}),
            type(u"Strip"_s)};
        const auto normalize = core::normalizerFrom(read(type(u"Sequence"_s, {{u"normalizers"_s, steps}})));
        QVERIFY(normalize);
        QCOMPARE((*normalize)(u" Stop!  NOW "_s), u"stop ! now"_s);
    }

    void replacesCharactersByATable()
    {
        const QByteArray table = characterTable({{u"\t"_s, u" "_s},
                                                 {u"\uFB01"_s, u"fi"_s},
                                                 {u"\uFF21"_s, u"A"_s},
                                                 {u"\u200B"_s, {}},
                                                 {u"e\u0301"_s, u"\u00E9"_s},
                                                 {u"\U0001D400"_s, u"A"_s}});
        const auto normalize = precompiled(table);
        QVERIFY(normalize);
        QCOMPARE((*normalize)(u"plain text"_s), u"plain text"_s);
        QCOMPARE((*normalize)(u"a\t\uFB01ne\u200B e\u0301 \uFF21\uFF22"_s), u"a fine \u00E9 A\uFF22"_s);
        QCOMPARE((*normalize)(u"\U0001D400\U0001F331\U0001D400"_s), u"A\U0001F331A"_s);
        // A cluster of six bytes or more is looked up character by character.
        QCOMPARE((*normalize)(u"e\u0301\u0302\u0303"_s), u"e\u0301\u0302\u0303"_s);
        QCOMPARE((*normalize)({}), QString());
    }

    void survivesAnyTableOfCharacters()
    {
        QVERIFY(!precompiled(QByteArray(3, 'x')));
        QVERIFY(!precompiled(QByteArray(400, '\xff')));
        const QByteArray table = characterTable({{u"\uFB01"_s, u"fi"_s}, {u"\uFF21"_s, u"A"_s}, {u"\t"_s, u" "_s}});
        QRandomGenerator chance(1);
        int read = 0;
        for (int i = 0; i < 500; ++i) {
            QByteArray damaged = table;
            for (int j = 0; j < 200; ++j)
                damaged[chance.bounded(int(damaged.size()))] = char(chance.bounded(256));
            if (i % 2 == 0)
                damaged.replace(0, 4, table.left(4));
            const auto normalize = precompiled(damaged);
            if (!normalize)
                continue;
            ++read;
            (*normalize)(u"\uFB01ne \uFF21\uFF21 \t\uFB02 e\u0301"_s);
        }
        QVERIFY(read > 200);
    }

    void marksWhatItDoesNotKnow()
    {
        const auto tokens = [](const QJsonObject &json, const QString &text) {
            return made(json)->tokens(text, core::Tokenizer::Unknown::Kept);
        };
        const QStringList words{u"[UNK]"_s, u"rent"_s, u"[SEP]"_s};
        QVERIFY(tokens(bert(words), u"rent garden rent"_s) == Tokens({1, -1, 1}));
        QVERIFY(made(bert(words))->tokens(u"rent garden rent"_s) == Tokens({1, 1}));
        const QJsonObject parts{{u"model"_s, unigram({{u"<unk>"_s, 0}, {u"a"_s, -1}, {u"b"_s, -1}})}};
        QVERIFY(tokens(parts, u"axyzb\u6771\u4EAC"_s) == Tokens({1, -1, 2, -1})); // adjacent unknowns merge
    }

    void writesUnknownLettersByTheirBytes()
    {
        QJsonObject model = unigram({{u"<unk>"_s, 0}, {u"a"_s, -1}, {u"<0xC3>"_s, -9}, {u"<0xA9>"_s, -9}});
        model[u"byte_fallback"_s] = true;
        const auto tokenizer = made({{u"model"_s, model}});
        const auto tokens = [&](const QString &text) {
            return tokenizer->tokens(text, core::Tokenizer::Unknown::Kept);
        };
        QVERIFY(tokens(u"a\u00E9a"_s) == Tokens({1, 2, 3, 1}));
        QVERIFY(tokens(u"a\u00E8a"_s) == Tokens({1, -1, 1})); // one of its bytes is missing
    }

    void readsNoTextAsASpecialToken()
    {
        const QJsonObject end{{u"id"_s, 2}, {u"content"_s, u"</s>"_s}, {u"special"_s, true}};
        const auto tokenizer = made({{u"model"_s, unigram({{u"<unk>"_s, 0}, {u"a"_s, -1}, {u"</s>"_s, 0}})},
                                     {u"added_tokens"_s, QJsonArray{end}}});
        QVERIFY(tokenizer->tokens(u"a</s>a"_s, core::Tokenizer::Unknown::Kept) == Tokens({1, -1, 1}));
        QVERIFY(tokenizer->tokens(u"a</s>a"_s) == Tokens({1, 1}));
    }

    void saysWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("word");
        QTest::newRow("no JSON") << QByteArray("not json") << u"not a readable tokenizer"_s;
        QTest::newRow("no model") << QByteArray("{}") << u"not a readable tokenizer"_s;
        QTest::newRow("model") << QByteArray(R"({"model": {"type": "Magic"}})") << u"Magic"_s;
        QTest::newRow("normalizer") << QByteArray(R"({"normalizer": {"type": "Upside"}, "model": {"type": "BPE"}})")
                                    << u"Upside"_s;
        QTest::newRow("inner") << QByteArray(R"({"pre_tokenizer": {"type": "Sequence", "pretokenizers": )"
                                             R"([{"type": "Sideways"}]}, "model": {"type": "BPE"}})")
                               << u"Sideways"_s;
        QTest::newRow("vocabulary") << QByteArray(R"({"model": {"type": "Unigram", "vocab": [["a", "b"]]}})")
                                    << u"vocabulary"_s;
        QTest::newRow("number") << QByteArray(R"({"model": {"type": "WordPiece", "vocab": {"a": -7}}})")
                                << u"vocabulary"_s;
        QTest::newRow("deep") << "{\"model\": " + QByteArray(100'000, '[') << u"not a readable tokenizer"_s;
    }

    void saysWhatItDoesNotKnow()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, word);
        const auto tokenizer = core::Tokenizer::from(json, u"tokenizer.json"_s);
        QVERIFY(!tokenizer);
        QVERIFY2(tokenizer.error().message.contains(word), qPrintable(tokenizer.error().message));
        QVERIFY(tokenizer.error().message.contains(u"tokenizer.json"_s));
    }
};

QTEST_GUILESS_MAIN(tst_tokenizer)
#include "tst_tokenizer.moc"
