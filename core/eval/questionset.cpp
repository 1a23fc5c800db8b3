#include "core/eval/questionset.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <functional>

namespace core {
namespace {

constexpr qint64 largest = 2ll << 30;    // in bytes
constexpr qint64 longestLine = 64 << 20; // in bytes

QString words(const Json &row, std::initializer_list<QLatin1String> keys)
{
    for (const QLatin1String key : keys) {
        const Json value = row[key];
        if (value.isString() && !value.toString().trimmed().isEmpty())
            return value.toString().trimmed();
        if (value.isNumber())
            return QString::number(value.toDouble(), 'g', 15);
    }
    return {};
}

QString text(const Json &value) // a number or true is also an answer
{
    return value.isNumber() || value.isBool() ? QString::fromLatin1(value.written()) : value.toString();
}

QStringList list(const Json &value)
{
    QStringList texts;
    if (!value.isArray() && !value.isObject())
        texts.append(text(value));
    for (const Json &each : value)
        texts.append(each.isObject() ? words(each, {QLatin1String("text")}) : text(each));
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

std::optional<bool> truth(const Json &value)
{
    if (value.isBool())
        return value.toBool();
    if (value.isNumber())
        return value.toDouble() != 0;
    const QString word = value.toString().trimmed().toLower();
    if (word == QLatin1String("yes") || word == QLatin1String("true") || word == QLatin1String("pass"))
        return true;
    if (word == QLatin1String("no") || word == QLatin1String("false") || word == QLatin1String("fail"))
        return false;
    return {};
}

class QuestionReading
{
public:
    QuestionReading(QuestionSet &set, std::stop_token stop) : m_set(set), m_stop(std::move(stop)) {}

    // Reads row by row; lines that are not JSON are skipped and counted.
    Result<void> eachLine(const QString &path, const std::function<void(const Json &row)> &take)
    {
        QFile file(path);
        if (const Result<void> opened = open(file); !opened)
            return opened;
        for (int number = 1; !file.atEnd(); ++number) {
            if (m_stop.stop_requested())
                return Error::cancelled();
            const QByteArray line = file.readLine(longestLine);
            m_hash.addData(line);
            if (line.trimmed().isEmpty())
                continue;
            const Json row = Json::parse(line);
            if (row.isObject())
                take(row);
            else
                leaveOut(QStringLiteral("Line %1 of %2 is not a JSON object.").arg(number).arg(nameOf(path)));
        }
        return {};
    }

    Result<QByteArray> all(const QString &path)
    {
        QFile file(path);
        if (const Result<void> opened = open(file); !opened)
            return opened.error();
        const QByteArray bytes = file.readAll();
        m_hash.addData(bytes);
        return bytes;
    }

    void leaveOut(const QString &sentence)
    {
        if (m_set.leftOut++ == 0)
            m_set.whyFirstLeft = sentence;
    }

    void end() { m_set.hash = m_hash.result().toHex(); }
    const std::stop_token &stop() const { return m_stop; }

    static QString nameOf(const QString &path) { return QFileInfo(path).fileName(); }

private:
    static Result<void> open(QFile &file)
    {
        if (file.size() > largest)
            return Error{
                Error::Invalid, QStringLiteral("“%1” is larger than 2 GB; use part of it.").arg(file.fileName()), {}};
        if (!file.open(QIODevice::ReadOnly))
            return Error{file.exists() ? Error::Unreadable : Error::NotFound,
                         QStringLiteral("“%1” cannot be read: %2.").arg(file.fileName(), file.errorString()),
                         {}};
        return {};
    }

    QuestionSet &m_set;
    std::stop_token m_stop;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

QList<Evidence> evidenceOf(const Json &rows)
{
    QList<Evidence> evidence;
    for (const Json &row : rows) {
        Evidence place;
        place.document = words(row, {QLatin1String("document"), QLatin1String("doc_name")});
        place.page = row[u"page"].toInt();
        if (row.contains(u"evidence_page_num")) // FinanceBench counts pages from 0
            place.page = row[u"evidence_page_num"].toInt() + 1;
        if (!place.document.isEmpty())
            evidence.append(place);
    }
    return evidence;
}

KnownQuestion questionOf(const Json &row, qsizetype number)
{
    KnownQuestion known;
    known.id = words(row, {QLatin1String("id"), QLatin1String("_id"), QLatin1String("financebench_id")});
    if (known.id.isEmpty())
        known.id = QString::number(number);
    known.question = words(row, {QLatin1String("question"), QLatin1String("query")});
    known.answers = list(row[u"answers"]);
    if (const QStringList one = list(row[u"answer"]); !one.isEmpty())
        known.answers = one + known.answers;
    known.answers.removeDuplicates();
    known.answerable = truth(row[u"answerable"]);
    if (!known.answerable && !known.answers.isEmpty())
        known.answerable = true;
    known.evidence = evidenceOf(row[u"evidence"]);
    known.document = words(row, {QLatin1String("document"), QLatin1String("doc_name")});
    known.type = words(row, {QLatin1String("type"), QLatin1String("question_type")});
    return known;
}

std::optional<LabelledPair> pairOf(const Json &row, qsizetype number)
{
    static const QHash<QString, QString> labels{
        {QStringLiteral("supported"), QStringLiteral("supported")},
        {QStringLiteral("attributable"), QStringLiteral("supported")},
        {QStringLiteral("fully"), QStringLiteral("supported")},
        {QStringLiteral("partially_supported"), QStringLiteral("partially_supported")},
        {QStringLiteral("partially"), QStringLiteral("partially_supported")},
        {QStringLiteral("not_supported"), QStringLiteral("not_supported")},
        {QStringLiteral("not attributable"), QStringLiteral("not_supported")},
        {QStringLiteral("no"), QStringLiteral("not_supported")},
    };
    LabelledPair pair;
    const QString kind = words(row, {QLatin1String("kind")});
    pair.kind = kind == QLatin1String("relevance") ? LabelledPair::Relevance
                : kind == QLatin1String("utility") ? LabelledPair::Utility
                                                   : LabelledPair::Support;
    pair.id = words(row, {QLatin1String("id")});
    if (pair.id.isEmpty())
        pair.id = QString::number(number);
    pair.question = words(row, {QLatin1String("question")});
    pair.passage = words(row, {QLatin1String("passage")});
    pair.sentence = words(row, {QLatin1String("sentence"), QLatin1String("claim")});
    pair.label = words(row, {QLatin1String("label")}).toLower();
    if (pair.kind == LabelledPair::Support)
        pair.label = labels.value(pair.label);
    else if (pair.label != pair.positive() && pair.label != QStringLiteral("not_") + pair.positive())
        pair.label.clear();
    pair.type = words(row, {QLatin1String("type"), QLatin1String("source")});
    const bool isWhole = !pair.label.isEmpty() && (pair.kind == LabelledPair::Utility || !pair.passage.isEmpty()) &&
                         (pair.kind == LabelledPair::Relevance || !pair.sentence.isEmpty()) &&
                         (pair.kind == LabelledPair::Support || !pair.question.isEmpty());
    return isWhole ? std::optional(pair) : std::nullopt;
}

AnsweredQuestion responseOf(const Json &row, qsizetype number)
{
    AnsweredQuestion answered;
    answered.id = words(row, {QLatin1String("id")});
    if (answered.id.isEmpty())
        answered.id = QString::number(number);
    answered.query = words(row, {QLatin1String("query"), QLatin1String("question")});
    answered.context = list(row[u"context"]);
    answered.response = words(row, {QLatin1String("response"), QLatin1String("answer")});
    answered.answers = truth(row[u"label"]);
    return answered;
}

// The first row determines the kind of all rows.
void take(const Json &row, QuestionSet &set, QuestionReading &reading)
{
    const qsizetype number = set.size() + set.leftOut + 1;
    if (set.size() == 0)
        set.form = row.contains(u"label") && (row.contains(u"passage") || row.contains(u"kind")) ? QuestionSet::Pairs
                   : row.contains(u"query") && row.contains(u"response") ? QuestionSet::Responses
                                                                         : QuestionSet::Questions;
    const auto leaveOut = [&](const QString &missing) {
        reading.leaveOut(QStringLiteral("Row %1 of %2 has no %3.").arg(number).arg(set.name, missing));
    };
    if (set.form == QuestionSet::Pairs) {
        if (const std::optional<LabelledPair> pair = pairOf(row, number))
            set.pairs.append(*pair);
        else
            leaveOut(QStringLiteral("valid passage, sentence and label"));
    } else if (set.form == QuestionSet::Responses) {
        const AnsweredQuestion answered = responseOf(row, number);
        answered.query.isEmpty() ? leaveOut(QStringLiteral("query")) : set.responses.append(answered);
    } else {
        KnownQuestion known = questionOf(row, number);
        const auto named = [](QString &document) { // FinanceBench omits file suffixes
            if (!document.isEmpty() && !document.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
                document += QLatin1String(".pdf");
        };
        if (row.contains(u"financebench_id")) {
            named(known.document);
            for (Evidence &place : known.evidence)
                named(place.document);
        }
        known.question.isEmpty() ? leaveOut(QStringLiteral("question")) : set.questions.append(known);
    }
}

void takeParagraph(const Json &paragraph, const QString &title, QuestionSet &set, QuestionReading &reading)
{
    const KnownText text{QStringLiteral("%1/%2").arg(title, QString::number(set.texts.size() + 1)), title,
                         paragraph[u"context"].toString()};
    if (text.text.trimmed().isEmpty())
        return reading.leaveOut(QStringLiteral("A paragraph of “%1” has no text.").arg(title));
    set.texts.append(text);
    for (const Json &row : paragraph[u"qas"]) {
        KnownQuestion known = questionOf(row, set.questions.size() + 1);
        known.answerable = !row[u"is_impossible"].toBool();
        if (!*known.answerable)
            known.answers.clear();
        if (*known.answerable)
            known.evidence = {{text.id, 0, 1}};
        known.question.isEmpty() ? reading.leaveOut(QStringLiteral("A question of “%1” is empty.").arg(title))
                                 : set.questions.append(known);
    }
}

Result<void> readJson(const QByteArray &bytes, QuestionSet &set, QuestionReading &reading)
{
    Json::Problem problem{QStringLiteral("neither a list nor an object"), 0};
    const Json json = Json::parse(bytes, &problem);
    if (!json.isArray() && !json.isObject())
        return Error{
            Error::Invalid,
            QStringLiteral("“%1” is not JSON: %2 at byte %3.").arg(set.name, problem.what, QString::number(problem.at)),
            {}};
    if (const Json articles = json[u"data"]; articles.isArray() && articles.size() > 0) {
        set.form = QuestionSet::Paragraphs;
        for (const Json &article : articles) {
            if (reading.stop().stop_requested())
                return Error::cancelled();
            for (const Json &paragraph : article[u"paragraphs"])
                takeParagraph(paragraph, article[u"title"].toString(), set, reading);
        }
        return {};
    }
    for (const Json &row : json.isArray() ? json : json[u"questions"])
        take(row, set, reading);
    return {};
}

// The first of several usual names that exists.
QString among(const QString &folder, const QStringList &names)
{
    for (const QString &name : names) {
        if (QFileInfo(folder + u'/' + name).isFile())
            return folder + u'/' + name;
    }
    return {};
}

QHash<QString, QList<Evidence>> judgements(const QByteArray &table)
{
    QHash<QString, QList<Evidence>> judged;
    for (const QByteArray &line : table.split('\n')) {
        const QStringList fields = QString::fromUtf8(line).simplified().split(u' ');
        bool number = false;
        const double grade = fields.size() >= 3 ? fields.last().toDouble(&number) : 0;
        if (number && grade > 0) // otherwise the table's header, or judged irrelevant
            judged[fields.first()].append({fields[fields.size() - 2], 0, grade});
    }
    return judged;
}

Result<void> readFolder(const QString &folder, QuestionSet &set, QuestionReading &reading)
{
    const QString texts = among(folder, {QStringLiteral("docs.jsonl"), QStringLiteral("corpus.jsonl")});
    const QString queries = among(folder, {QStringLiteral("queries.jsonl")});
    const QString qrels = among(folder, {QStringLiteral("qrels.tsv"), QStringLiteral("qrels/test.tsv"),
                                         QStringLiteral("qrels/dev.tsv"), QStringLiteral("qrels/train.tsv")});
    if (texts.isEmpty() || queries.isEmpty() || qrels.isEmpty()) {
        if (const QString questions = among(folder, {QStringLiteral("questions.jsonl")}); !questions.isEmpty())
            return reading.eachLine(questions, [&](const Json &row) { take(row, set, reading); });
        return Error{
            Error::Invalid,
            QStringLiteral("The folder “%1” contains neither questions.jsonl nor docs.jsonl (or corpus.jsonl), "
                           "queries.jsonl and qrels.tsv (or qrels/test.tsv).")
                .arg(folder),
            {}};
    }
    set.form = QuestionSet::Judged;
    const auto takeText = [&](const Json &row) {
        const KnownText text{words(row, {QLatin1String("id"), QLatin1String("_id")}),
                             words(row, {QLatin1String("title")}), words(row, {QLatin1String("text")})};
        text.id.isEmpty() ? reading.leaveOut(QStringLiteral("A text of “%1” has no id.").arg(set.name))
                          : set.texts.append(text);
    };
    if (const Result<void> read = reading.eachLine(texts, takeText); !read)
        return read;
    const Result<QByteArray> table = reading.all(qrels);
    if (!table)
        return table.error();
    const QHash<QString, QList<Evidence>> judged = judgements(*table);
    return reading.eachLine(queries, [&](const Json &row) {
        KnownQuestion known;
        known.id = words(row, {QLatin1String("id"), QLatin1String("_id")});
        known.question = words(row, {QLatin1String("text"), QLatin1String("question")});
        known.evidence = judged.value(known.id); // queries of other parts of the collection have none
        if (!known.evidence.isEmpty() && !known.question.isEmpty())
            set.questions.append(known);
    });
}

} // namespace

KnownQuestion readKnownQuestion(const Json &row)
{
    return questionOf(row, 0);
}

QString LabelledPair::positive() const
{
    return kind == Relevance ? QStringLiteral("relevant")
           : kind == Utility ? QStringLiteral("useful")
                             : QStringLiteral("supported");
}

QString positiveOf(const QString &label)
{
    return label.endsWith(QLatin1String("relevant")) ? QStringLiteral("relevant")
           : label.endsWith(QLatin1String("useful")) ? QStringLiteral("useful")
                                                     : QStringLiteral("supported");
}

Result<QuestionSet> readQuestionSet(const QString &path, std::stop_token stop)
{
    const QFileInfo named(path);
    if (!named.exists())
        return Error{
            Error::NotFound, QStringLiteral("There is no “%1”; name a file or a folder of questions.").arg(path), {}};
    QuestionSet set;
    set.name = QFileInfo(QDir::cleanPath(named.absoluteFilePath())).fileName();
    QuestionReading reading(set, stop);
    Result<void> read;
    if (named.isDir()) {
        read = readFolder(QDir::cleanPath(named.absoluteFilePath()), set, reading);
    } else if (named.suffix().compare(QLatin1String("jsonl"), Qt::CaseInsensitive) == 0) {
        read = reading.eachLine(path, [&](const Json &row) { take(row, set, reading); });
    } else {
        const Result<QByteArray> bytes = reading.all(path);
        read = bytes ? readJson(*bytes, set, reading) : Result<void>(bytes.error());
    }
    if (!read)
        return read.error();
    if (set.size() == 0)
        return Error{Error::Invalid,
                     set.leftOut ? QStringLiteral("“%1” contains nothing to measure. %2").arg(path, set.whyFirstLeft)
                                 : QStringLiteral("“%1” contains nothing to measure.").arg(path),
                     {}};
    reading.end();
    return set;
}

} // namespace core
