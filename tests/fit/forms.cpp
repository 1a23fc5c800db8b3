// One function per form. A wrong text differs from the right one in a single thing, as if written carelessly.
#include "tests/fit/forms.h"

#include "tests/fit/twins.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace fit {

using namespace core;

namespace {

constexpr quint32 seed = 11;
constexpr int fewestWords = 6;    // in a sentence used for a summary
constexpr int mostWords = 45;     // "
constexpr int shortSentences = 5; // beside a claim

QStringList sentencesOf(const QString &text)
{
    QStringList all;
    for (const Sentence &sentence : sentences(text))
        all.append(text.mid(sentence.from, sentence.to - sentence.from).simplified());
    return all;
}

Labelled pair(const QString &passage, const QString &sentence, bool yes)
{
    Labelled made;
    made.passage = passage;
    made.sentence = sentence;
    made.label = yes ? QStringLiteral("supported") : QStringLiteral("not_supported");
    return made;
}

bool isRight(const Labelled &labelled)
{
    return labelled.label == u"supported";
}

QString asSentence(QString text)
{
    text = text.simplified();
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

// "When did the Normans settle?" and "the 10th century" give "The Normans settle the 10th century.", good enough here.
QString statement(const QString &question, const QString &answer)
{
    static const QRegularExpression done(
        QStringLiteral(
            R"(^(?:(in|on|at|by|to|from|for|of|with|during) )?(?:who|whom|what|which|when|where|how many|how much)\b(.*?)\b(?:did|does|do)\b(.*)\?\s*$)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression placed(
        QStringLiteral(R"(^(?:when|where)\s+(is|are|was|were|has|have|had|will|can|could|would)\b(.*)\?\s*$)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression begins(QStringLiteral(R"(^(?:who|whose|what|which|how many|how much)\b(.*)\?\s*$)"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (const auto match = done.match(question); match.hasMatch())
        return asSentence(match.captured(3) + u' ' + match.captured(1) + u' ' + answer + u' ' + match.captured(2));
    if (const auto match = placed.match(question); match.hasMatch())
        return asSentence(match.captured(2) + u' ' + match.captured(1) + u' ' + answer);
    if (const auto match = begins.match(question); match.hasMatch())
        return asSentence(answer + u' ' + match.captured(1));
    return {};
}

struct Paragraph
{
    QString text;
    QStringList right; // true statements
    QStringList wrong;
};

// Questions written by people; unanswerable ones have a plausible wrong answer.
QList<Paragraph> readStatements(const QString &path)
{
    QList<Paragraph> all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    const QJsonObject set = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &article : set[QLatin1String("data")].toArray()) {
        for (const QJsonValue &value : article[QLatin1String("paragraphs")].toArray()) {
            Paragraph paragraph{value[QLatin1String("context")].toString(), {}, {}};
            for (const QJsonValue &asked : value[QLatin1String("qas")].toArray()) {
                const bool no = asked[QLatin1String("is_impossible")].toBool();
                const QJsonArray answers = asked[QLatin1String(no ? "plausible_answers" : "answers")].toArray();
                const QString said = statement(asked[QLatin1String("question")].toString(),
                                               answers.first()[QLatin1String("text")].toString());
                if (!answers.isEmpty() && !said.isEmpty())
                    (no ? paragraph.wrong : paragraph.right).append(said);
            }
            all.append(paragraph);
        }
    }
    return all;
}

Form statements(const QList<Paragraph> &paragraphs)
{
    Form form{QStringLiteral("statements"), QStringLiteral("statements"), {}};
    for (const Paragraph &paragraph : paragraphs) {
        for (qsizetype i = 0; i < std::min(paragraph.right.size(), paragraph.wrong.size()); ++i) {
            form.pairs.append(pair(paragraph.text, paragraph.right[i], true));
            form.pairs.append(pair(paragraph.text, paragraph.wrong[i], false));
        }
    }
    return form;
}

// Several statements joined; a single wrong one makes the text wrong.
Form statementsTogether(const QList<Paragraph> &paragraphs)
{
    Form form{QStringLiteral("statements together"), QStringLiteral("statements"), {}};
    Twins chance(seed);
    for (const Paragraph &paragraph : paragraphs) {
        QStringList right = paragraph.right;
        for (qsizetype i = 0; i < paragraph.wrong.size() && right.size() >= 2; ++i) {
            const qsizetype count = std::min<qsizetype>(2 + chance.below(3), right.size());
            QStringList some = right.mid(0, count);
            form.pairs.append(pair(paragraph.text, some.join(u' '), true));
            some[chance.below(int(count))] = paragraph.wrong[i];
            form.pairs.append(pair(paragraph.text, some.join(u' '), false));
            right = right.mid(count);
        }
    }
    return form;
}

// Claims with the same label and their sources, joined: a longer text about more.
Form claimsTogether(const QString &name, const QString &kin, QList<Labelled> claims)
{
    Form form{name, kin, {}};
    Twins chance(seed);
    for (qsizetype i = claims.size() - 1; i > 0; --i)
        claims.swapItemsAt(i, chance.below(int(i) + 1));
    QList<Labelled> right;
    QList<Labelled> wrong;
    for (const Labelled &claim : std::as_const(claims))
        (isRight(claim) ? right : wrong).append(claim);
    const qsizetype all = std::min<qsizetype>(right.size(), 400);
    for (qsizetype i = 0; i < all; ++i) {
        const int count = 2 + int(i % 3);
        QStringList texts;
        QStringList passages;
        for (int k = 0; k < count; ++k) {
            const Labelled &claim = right[(i + k * 7) % right.size()];
            texts.append(asSentence(claim.sentence));
            passages.append(claim.passage);
        }
        form.pairs.append(pair(passages.join(QStringLiteral("\n\n")), texts.join(u' '), true));
        const Labelled &other = wrong[i % wrong.size()];
        const int at = chance.below(count);
        texts[at] = asSentence(other.sentence);
        passages[at] = other.passage;
        form.pairs.append(pair(passages.join(QStringLiteral("\n\n")), texts.join(u' '), false));
    }
    return form;
}

// All claims of one abstract, joined.
Form claimsOfOneSource(const QString &name, const QString &kin, const QList<Labelled> &claims)
{
    Form form{name, kin, {}};
    QStringList order;
    QHash<QString, QList<Labelled>> byPassage;
    for (const Labelled &claim : claims) {
        if (!byPassage.contains(claim.passage))
            order.append(claim.passage);
        byPassage[claim.passage].append(claim);
    }
    for (const QString &passage : std::as_const(order)) {
        const QList<Labelled> own = byPassage.value(passage);
        for (qsizetype i = 0; i + 1 < own.size(); i += 2) {
            form.pairs.append(pair(passage, asSentence(own[i].sentence) + u' ' + asSentence(own[i + 1].sentence),
                                   isRight(own[i]) && isRight(own[i + 1])));
        }
    }
    return form;
}

// A claim with a few sentences: those that people marked, and those that a search finds in all abstracts.
Form besideSentences(const QList<Labelled> &claims)
{
    Form form{QStringLiteral("claims beside sentences"), QStringLiteral("beside"), {}};
    Corpus corpus;
    QSet<QString> seen;
    for (const Labelled &claim : claims) {
        if (seen.contains(claim.passage))
            continue;
        seen.insert(claim.passage);
        for (const QString &sentence : sentencesOf(claim.passage)) {
            if (sentence.count(u' ') >= fewestWords)
                corpus.add(QString(), 1, sentence);
        }
    }
    for (const Labelled &claim : claims) {
        QStringList beside;
        for (const QString &sentence : claim.rationale.mid(0, 2))
            beside.append(sentence.simplified());
        for (const Passage &found : corpus.found(claim.sentence, shortSentences)) {
            if (beside.size() < shortSentences && !beside.contains(found.text))
                beside.append(found.text);
        }
        form.pairs.append(pair(beside.join(u' '), claim.sentence, isRight(claim)));
    }
    return form;
}

QString without(QString sentence, const QRegularExpression &what)
{
    return sentence.remove(what).simplified();
}

// A shorter sentence of the same meaning: no brackets, no parentheses between commas, no initial adverb.
QString condensed(Twins &twins, const QString &sentence)
{
    static const QRegularExpression brackets(QStringLiteral(R"(\s*[\(\[][^\)\]]*[\)\]])"));
    static const QRegularExpression opening(
        QStringLiteral(R"(^(However|Moreover|Furthermore|In addition|Therefore|Thus|Also|For example|Finally),\s*)"));
    static const QRegularExpression aside(QStringLiteral(R"(, (which|who|where|including|such as) [^,.;]*(,|(?=\.)))"));
    QString shorter = without(without(sentence, brackets), opening);
    if (twins.below(3) > 0)
        shorter = without(shorter, aside);
    if (twins.below(2) == 0)
        shorter = twins.shorter(shorter);
    return asSentence(shorter);
}

QString madeWrong(Twins &twins, const QString &sentence)
{
    const int first = twins.below(Twins::kinds);
    for (int k = 0; k < Twins::kinds; ++k) {
        const QString twin = twins.wrong(Twins::Wrong((first + k) % Twins::kinds), sentence);
        if (!twin.isEmpty())
            return twin;
    }
    return {};
}

// Two to four sentences of a text, shortened; the source continues after them.
Form summaries(const QString &name, const QList<Passage> &passages)
{
    Form form{name, QStringLiteral("summaries"), {}};
    Twins twins(seed);
    for (const Passage &passage : passages)
        twins.learn(readText(passage.text));
    const qsizetype step = std::max<qsizetype>(3, passages.size() / 150);
    for (qsizetype i = 0; i + 2 < passages.size(); i += step) {
        const QString text = passages[i].text + QStringLiteral("\n\n") + passages[i + 1].text + QStringLiteral("\n\n") +
                             passages[i + 2].text;
        QStringList fit;
        for (const QString &sentence : sentencesOf(text)) {
            const qsizetype words = sentence.count(u' ') + 1;
            if (words >= fewestWords && words <= mostWords && sentence.endsWith(u'.'))
                fit.append(sentence);
        }
        QStringList some;
        const int count = 2 + twins.below(3);
        while (some.size() < count && !fit.isEmpty())
            some.append(condensed(twins, fit.takeAt(twins.below(int(fit.size())))));
        if (some.size() < 2)
            continue;
        form.pairs.append(pair(text, some.join(u' '), true));
        const int at = twins.below(int(some.size()));
        const QString wrong = madeWrong(twins, some[at]);
        if (wrong.isEmpty())
            continue;
        some[at] = wrong;
        form.pairs.append(pair(text, some.join(u' '), false));
    }
    return form;
}

// A model's answers from a page, and the same with one error.
Form writtenAnswers(const QString &name, const Corpus &pages, const QList<Asked> &questions)
{
    Form form{name, QStringLiteral("answers"), {}};
    Twins twins(seed);
    for (const Passage &passage : pages.passages())
        twins.learn(readText(passage.text));
    for (const Asked &asked : questions) {
        QStringList evidence;
        for (const Passage &passage : pages.passages()) {
            if (passage.title == asked.document && asked.pages.contains(passage.page))
                evidence.append(passage.text);
        }
        if (!asked.answerable || evidence.isEmpty())
            continue;
        const QString text = evidence.join(QStringLiteral("\n\n"));
        QStringList said = sentencesOf(asked.answer);
        form.pairs.append(pair(text, said.join(u' '), true));
        const int at = said.isEmpty() ? 0 : twins.below(int(said.size()));
        const QString wrong = madeWrong(twins, said.value(at));
        if (wrong.isEmpty())
            continue;
        said[at] = wrong;
        form.pairs.append(pair(text, said.join(u' '), false));
    }
    return form;
}

} // namespace

QList<Form> readForms(const QString &folder)
{
    QList<Form> forms;
    const QList<Paragraph> paragraphs = readStatements(folder + QLatin1String("/squad2/squad2.json"));
    forms.append(statements(paragraphs));
    forms.append(statementsTogether(paragraphs));
    const auto verdicts = [&](const char *name) {
        return readLabelled(folder + QLatin1String("/verdicts/") + QLatin1String(name) + QLatin1String(".jsonl"));
    };
    const QList<Labelled> abstracts = verdicts("scifact_claims");
    const QList<Labelled> web = verdicts("wice_3way");
    const auto name = [](const char *text) { return QString::fromLatin1(text); };
    forms.append({name("claims of abstracts"), name("SciFact"), abstracts, true});
    forms.append({name("claims of web pages"), name("WiCE"), web, true});
    forms.append(besideSentences(abstracts));
    forms.append(claimsOfOneSource(name("claims of one abstract"), name("abstracts together"), abstracts));
    forms.append(claimsTogether(name("claims of abstracts together"), name("abstracts together"), abstracts));
    forms.append(claimsTogether(name("claims of web pages together"), name("pages together"), web));
    forms.append(claimsTogether(name("AttributionBench together"), {}, verdicts("attributionbench_binary")));
    forms.last().toFit = false;
    QList<Passage> wiki;
    for (const Paragraph &paragraph : paragraphs) {
        Passage passage;
        passage.text = paragraph.text;
        wiki.append(passage);
    }
    forms.append(summaries(QStringLiteral("summaries, Wikipedia"), wiki));
    forms.append(summaries(QStringLiteral("summaries, abstracts"),
                           readRetrieval(folder + QLatin1String("/retrieval/scifact"))->passages().mid(0, 1500)));
    const auto northwind = readPdfs(folder + QLatin1String("/northwind/pdfs"));
    const auto climate = readPdfs(folder + QLatin1String("/climate"));
    forms.append(summaries(QStringLiteral("summaries, Climate"), climate->passages()));
    forms.append(writtenAnswers(QStringLiteral("answers, Northwind"), *northwind,
                                readAsked(folder + QLatin1String("/northwind/questions.jsonl"))));
    forms.append(writtenAnswers(QStringLiteral("answers, Climate"), *climate,
                                readAsked(folder + QLatin1String("/climate/questions.jsonl"))));
    forms.removeIf([](const Form &form) { return form.pairs.isEmpty(); });
    return forms;
}

} // namespace fit
