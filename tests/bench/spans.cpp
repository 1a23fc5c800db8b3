// Evidence spans for the questions of a set, ranked by words: for measuring, fitting, and mining negatives.
// Usage: attest-spans LIBRARY|PDF|FOLDER… QUESTIONS.jsonl [--out FILE] [--features FILE] [--passages 60] [--most 64]
// [--vectors on]
// A LIBRARY is a folder made by attest-cli; PDFs are added to a library in a temporary folder. Questions without a
// library are SQuAD's: their paragraphs become the library.
// attest-spans --rows FILE.jsonl --features FILE [--every 1]: the features of given spans with their answering ones
// ("q", "pos", "neg", "head"), each treated as a passage of its own.
// Prints how often the right page and the right span are among the first 1, 3, 10 and 64. A span is right if its page
// is among the question's pages (or none are known) and its context and quotation match every "must"; without "must",
// if it contains an answer.
#include "core/crossencoder/builtinembedder.h"
#include "core/extractive/spans/firstlook.h"
#include "core/extractive/spans/widespans.h"
#include "core/ingest/ingestflow.h"
#include "core/language/textmatch.h"
#include "core/library/library.h"
#include "core/library/libraryindexes.h"
#include "core/library/libraryembedder.h"
#include "core/library/librarytables.h"
#include "must.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace core;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Question
{
    QString id;
    QString text;
    QStringList documents; // file names that were selected
    QList<QList<QRegularExpression>> must;
    QSet<std::pair<QString, int>> pages;
    QStringList answers;
    QString document; // the document asked about, if pages are unknown
    bool answerable = true;
};

QRegularExpression pattern(const QString &text)
{
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption |
                                        QRegularExpression::UseUnicodePropertiesOption);
}

Question questionIn(const QJsonObject &json)
{
    Question question{json["id"_L1].toString(), json["question"_L1].toString(), {}, {}, {}, {}, {}, true};
    question.answerable = json["answerable"_L1].toBool(true);
    question.document = json["document"_L1].toString();
    for (const QJsonValue &each : json["documents"_L1].toArray())
        question.documents.append(each.toString());
    for (const QJsonValue &alternatives : json["must"_L1].toArray()) {
        QList<QRegularExpression> patterns;
        for (const QJsonValue &each : alternatives.toArray())
            patterns.append(pattern(each.toString()));
        question.must.append(patterns);
    }
    for (const QJsonValue &each : json["pages"_L1].toArray())
        question.pages.insert({each[0].toString().toCaseFolded(), each[1].toInt()});
    for (const QJsonValue &each : json["evidence"_L1].toArray())
        question.pages.insert({each["document"_L1].toString().toCaseFolded(), each["page"_L1].toInt()});
    for (const QJsonValue &each : json["answers"_L1].toArray())
        question.answers.append(each.toString());
    const QJsonValue answer = json["answer"_L1];
    for (const QJsonValue &each : answer.isArray() ? answer.toArray() : QJsonArray{answer}) {
        if (!each.toString().isEmpty() && !question.answers.contains(each.toString()))
            question.answers.append(each.toString());
    }
    return question;
}

QList<Question> readQuestions(const QString &path)
{
    QList<Question> questions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    while (!file.atEnd()) {
        const QJsonObject json = QJsonDocument::fromJson(file.readLine()).object();
        if (!json["after"_L1].toString().isEmpty() || json.isEmpty()) // cannot be asked on its own
            continue;
        questions.append(questionIn(json));
    }
    return questions;
}

// Normalises a text as tools/judge-answers does.
QString plain(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC);
    for (QChar &c : plain) {
        const char16_t u = c.unicode();
        if (u == 0x2018 || u == 0x2019)
            c = u'\'';
        else if (u == 0x201c || u == 0x201d)
            c = u'"';
        else if ((u >= 0x2010 && u <= 0x2015) || u == 0x2212)
            c = u'-';
    }
    plain.remove(QChar(0xad));
    return plain.simplified();
}

bool matches(const QList<QList<QRegularExpression>> &must, const QString &text)
{
    static const QRegularExpression separator(u"(?<=\\d)[,'](?=\\d{3}(?!\\d))"_s);
    const QString shown = plain(text);
    const QString bare = QString(shown).remove(separator);
    return std::all_of(must.begin(), must.end(), [&](const QList<QRegularExpression> &alternatives) {
        return std::any_of(alternatives.begin(), alternatives.end(),
                           [&](const QRegularExpression &each) { return shown.contains(each) || bare.contains(each); });
    });
}

// Overlap of the words of two texts (F1), each word counted once.
double overlap(const QString &a, const QString &b)
{
    const auto words = [](const QString &text) {
        QHash<QString, int> counts;
        for (const Term &term : terms(text)) {
            if (!isStopTerm(term.text))
                ++counts[term.text];
        }
        return counts;
    };
    const QHash<QString, int> left = words(a);
    const QHash<QString, int> right = words(b);
    double both = 0;
    double all = 0;
    for (auto word = left.cbegin(); word != left.cend(); ++word) {
        both += std::min(*word, right.value(word.key()));
        all += *word;
    }
    for (const int count : right)
        all += count;
    return all > 0 ? 2 * both / all : 0;
}

struct Looked // the results for a question
{
    QList<Passage> passages;
    QList<EvidenceSpan> spans;
    double searched = 0; // milliseconds
    double found = 0;    // spans
    double ranked = 0;
};

QString fileOf(const Passage &passage)
{
    return QFileInfo(passage.path).fileName().toCaseFolded();
}

// Whether each span is right, by its page, "must", or the known answers.
QList<bool> rightSpans(const Question &question, const Looked &looked)
{
    QList<bool> right;
    QList<double> overlaps;
    double best = 0;
    for (const EvidenceSpan &span : looked.spans) {
        const Passage &passage = looked.passages[span.passage];
        const bool there = question.pages.isEmpty()
                               ? question.document.isEmpty() || fileOf(passage) == question.document.toCaseFolded()
                               : question.pages.contains({fileOf(passage), pageAt(passage, span.from)});
        const QString quote = quotedText(span, passage);
        if (!question.must.isEmpty()) {
            right.append(there && question.answerable && matches(question.must, span.context + u' ' + quote));
            continue;
        }
        double most = 0;
        bool word = false;
        if (there && question.answerable) {
            for (const QString &answer : question.answers) {
                most = std::max(most, overlap(answer, quote));
                word = word || (answer.size() > 1 && answer.size() < 60 && !standingIn(quote, answer).isEmpty());
            }
        }
        right.append(word);
        overlaps.append(most);
        best = std::max(best, most);
    }
    for (qsizetype i = 0; i < overlaps.size(); ++i)
        right[i] = right[i] || (best >= 0.4 && overlaps[i] >= std::max(0.4, 0.9 * best));
    return right;
}

double milliseconds(std::clock_t since) // processor time, because other programs run
{
    return double(std::clock() - since) * 1000 / CLOCKS_PER_SEC;
}

class Bench
{
public:
    Bench(const Library &library, int passages, int most) : m_library(library), m_count(passages), m_most(most)
    {
        for (const Document &document : library.documents())
            m_ids.insert(QFileInfo(document.path).fileName().toCaseFolded(), document.id);
    }

    void ask(const Question &question, QFile &file, QFile &rows)
    {
        const Looked looked = look(question);
        const Idf idf = [this](const QString &term) { return m_library.idf(term); };
        const std::clock_t begun = std::clock();
        const QList<RankedSpan> ranked = wordsFirst(question.text, looked.spans, looked.passages, idf, m_most);
        m_ranking.append(milliseconds(begun));
        m_finding.append(looked.found);
        m_searching.append(looked.searched);
        m_spans += int(looked.spans.size());
        if (file.isOpen())
            write(question, looked, ranked, spanFeatures(question.text, looked.spans, looked.passages, idf), file);
        const QList<bool> right = rightSpans(question, looked);
        if (question.answerable &&
            (!question.must.isEmpty() || !question.answers.isEmpty() || !question.pages.isEmpty()))
            count(question, looked, ranked, right);
        if (rows.isOpen())
            writeFeatures(question, looked, right, rows);
    }

    void print(const QString &name) const
    {
        const auto share = [](int part, int all) {
            return all == 0 ? u"-"_s : QString::number(double(part) / all, 'f', 3);
        };
        out() << name << ": n " << m_asked << " page@1/3/10 (n " << m_paged << ")";
        for (const int hits : m_pageHits)
            out() << ' ' << share(hits, m_paged);
        out() << " | span@1/3/10/" << m_most << " (n " << m_judged << ")";
        for (const int hits : m_spanHits)
            out() << ' ' << share(hits, m_judged);
        out() << " | a right span " << share(m_reachable, m_judged) << " | spans a question "
              << (m_ranking.isEmpty() ? 0 : m_spans / int(m_ranking.size())) << " | median/p95 ms search "
              << middle(m_searching) << " find " << middle(m_finding) << " rank " << middle(m_ranking) << "\n";
        out().flush();
    }

private:
    static QString middle(QList<double> values)
    {
        if (values.isEmpty())
            return u"-"_s;
        std::sort(values.begin(), values.end());
        return QString::number(values[values.size() / 2], 'f', 1) + u'/' +
               QString::number(values[values.size() * 95 / 100], 'f', 1);
    }

    Looked look(const Question &question)
    {
        Looked looked;
        Query query{question.text, m_count, {}, false};
        for (const QString &name : question.documents) {
            if (m_ids.contains(name.toCaseFolded()))
                query.documents.append(m_ids.value(name.toCaseFolded()));
        }
        QElapsedTimer timer;
        timer.start();
        const Result<QList<Passage>> found = m_library.search(query, {});
        looked.passages = found ? *found : QList<Passage>();
        looked.searched = double(timer.nsecsElapsed()) / 1e6;
        const auto beside = [this](const Passage &passage) { return tablesBeside(passage); };
        for (const Passage &passage : std::as_const(looked.passages))
            (void)tablesBeside(passage); // read in advance, so that disk time does not count as span time
        const std::clock_t begun = std::clock();
        looked.spans = findSpans(looked.passages, beside);
        looked.found = milliseconds(begun);
        return looked;
    }

    QList<Table> tablesBeside(const Passage &passage)
    {
        QSet<int> pages;
        QList<Table> all;
        for (const Span &span : passage.spans) {
            if (pages.contains(span.page))
                continue;
            pages.insert(span.page);
            const std::pair key(passage.document, span.page);
            auto known = m_tables.constFind(key);
            if (known == m_tables.constEnd()) {
                const Result<QList<Table>> read = LibraryTables(m_library).tables(passage.document, span.page);
                known = m_tables.insert(key, read ? *read : QList<Table>());
            }
            all += *known;
        }
        return all;
    }

    void write(const Question &question, const Looked &looked, const QList<RankedSpan> &ranked,
               const std::vector<SpanFeatures> &features, QFile &file)
    {
        const TablesBeside tables = [this](const Passage &passage) { return tablesBeside(passage); };
        QJsonArray spans;
        for (const RankedSpan &each : ranked) {
            const Passage &passage = looked.passages[each.span.passage];
            QJsonArray wider;
            const QList<EvidenceSpan> wide = widened(each.span, looked.passages, tables);
            for (const EvidenceSpan &span : wide)
                wider.append(QJsonObject{{u"text"_s, span.text}, {u"quote"_s, quotedText(span, passage)}});
            QJsonArray values;
            for (const double value : features[size_t(each.index)].values)
                values.append(std::round(value * 1e4) / 1e4);
            spans.append(QJsonObject{{u"text"_s, each.span.text},
                                     {u"context"_s, each.span.context},
                                     {u"kind"_s, nameOf(each.span.kind)},
                                     {u"document"_s, QFileInfo(passage.path).fileName()},
                                     {u"page"_s, pageAt(passage, each.span.from)},
                                     {u"passage"_s, passage.id},
                                     {u"score"_s, each.score},
                                     {u"wider"_s, wider},
                                     {u"features"_s, values},
                                     {u"quote"_s, quotedText(each.span, passage)}});
        }
        QJsonObject beginnings;
        for (const RankedSpan &each : ranked) {
            const Passage &passage = looked.passages[each.span.passage];
            beginnings.insert(QFileInfo(passage.path).fileName(), LibraryTables(m_library).beginning(passage.document));
        }
        const QJsonObject row{
            {u"id"_s, question.id}, {u"question"_s, question.text}, {u"beginnings"_s, beginnings}, {u"spans"_s, spans}};
        file.write(QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n');
    }

    void writeFeatures(const Question &question, const Looked &looked, const QList<bool> &right, QFile &file) const
    {
        if (!right.contains(true))
            return;
        const Idf idf = [this](const QString &term) { return m_library.idf(term); };
        const std::vector<SpanFeatures> all = spanFeatures(question.text, looked.spans, looked.passages, idf);
        QJsonArray rows;
        QString document;
        for (qsizetype i = 0; i < looked.spans.size(); ++i) {
            QJsonArray row{right[i] ? 1 : 0};
            for (const double value : all[size_t(i)].values)
                row.append(std::round(value * 1e4) / 1e4);
            rows.append(row);
            if (right[i] && document.isEmpty())
                document = fileOf(looked.passages[looked.spans[i].passage]);
        }
        const QJsonObject row{{u"id"_s, question.id}, {u"document"_s, document}, {u"rows"_s, rows}};
        file.write(QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n');
    }

    void count(const Question &question, const Looked &looked, const QList<RankedSpan> &ranked,
               const QList<bool> &right)
    {
        ++m_asked;
        QList<std::pair<QString, int>> pages;
        qsizetype first = ranked.size();
        for (qsizetype i = 0; i < ranked.size(); ++i) {
            const EvidenceSpan &span = ranked[i].span;
            const Passage &passage = looked.passages[span.passage];
            const std::pair page(fileOf(passage), pageAt(passage, span.from));
            if (!pages.contains(page))
                pages.append(page);
            if (right[ranked[i].index])
                first = std::min(first, i);
        }
        if (!question.pages.isEmpty()) {
            ++m_paged;
            qsizetype at = 0;
            while (at < pages.size() && !question.pages.contains(pages[at]))
                ++at;
            for (size_t k = 0; k < m_pageHits.size(); ++k)
                m_pageHits[k] += at < pages.size() && at < std::array{1, 3, 10}[k];
        }
        if (question.must.isEmpty() && question.answers.isEmpty())
            return;
        ++m_judged;
        m_reachable += right.contains(true);
        for (size_t k = 0; k < m_spanHits.size(); ++k)
            m_spanHits[k] += first < ranked.size() && first < std::array{1, 3, 10, 1000}[k];
    }

    const Library &m_library;
    const int m_count;
    const int m_most;
    QHash<QString, DocumentId> m_ids;
    QHash<std::pair<DocumentId, int>, QList<Table>> m_tables;
    QList<double> m_searching, m_finding, m_ranking;
    int m_spans = 0;
    int m_asked = 0;
    int m_paged = 0;
    int m_judged = 0;
    int m_reachable = 0;
    std::array<int, 3> m_pageHits{};
    std::array<int, 4> m_spanHits{};
};

void makeLibrary(const QStringList &paths, Library &library)
{
    IngestingTools tools{library, {}, {}, {}};
    for (const QString &path : paths) {
        QStringList files;
        if (QFileInfo(path).isDir()) {
            for (const QString &name : QDir(path).entryList({u"*.pdf"_s, u"*.PDF"_s}, QDir::Files, QDir::Name))
                files.append(QDir(path).absoluteFilePath(name));
        } else {
            files.append(QFileInfo(path).absoluteFilePath());
        }
        for (const QString &file : std::as_const(files)) {
            const Result<Document> read = ingest(file, {}, false, tools, [](const TraceEvent &) {});
            if (!read)
                out() << file << ": " << read.error().message << "\n";
        }
    }
    Inline parallel;
    must(LibraryIndexes(library).fit(parallel, {}));
}

// The paragraphs of a set become the library, its questions the questions.
QList<Question> takeParagraphs(const QString &path, Library &library)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    QList<Question> questions;
    int number = 0;
    for (const QJsonValue &article : all["data"_L1].toArray()) {
        const QString name = QString::number(++number);
        QList<Page> pages;
        QList<Passage> passages;
        for (const QJsonValue &paragraph : article["paragraphs"_L1].toArray()) {
            Page page;
            page.number = int(pages.size()) + 1;
            page.status = PageStatus::Text;
            page.text = paragraph["context"_L1].toString();
            pages.append(page);
            Passage passage;
            passage.ordinal = int(passages.size());
            passage.text = page.text;
            passage.spans = {{0, int(page.text.size()), page.number, 0}};
            passage.page = passage.lastPage = page.number;
            passages.append(passage);
            for (const QJsonValue &each : paragraph["qas"_L1].toArray()) {
                Question question{each["id"_L1].toString(), each["question"_L1].toString(), {}, {}, {}, {}, {}, true};
                question.answerable = !each["is_impossible"_L1].toBool();
                question.pages.insert({name, page.number});
                for (const QJsonValue &answer : each["answers"_L1].toArray())
                    question.answers.append(answer["text"_L1].toString());
                if (question.answerable)
                    questions.append(question);
            }
        }
        Document document;
        document.path = u"/paragraphs/"_s + name;
        document.title = article["title"_L1].toString();
        document.hash = QByteArray::number(number).rightJustified(64, '0');
        document.pages = int(pages.size());
        document.status = DocumentStatus::Indexed;
        (void)must(library.add(document, pages, passages));
    }
    Inline parallel;
    must(LibraryIndexes(library).fit(parallel, {}));
    return questions;
}

void writeRow(const QStringList &spans, qsizetype right, const QJsonObject &json, const Idf &idf, QFile &file)
{
    QList<Passage> passages;
    QList<EvidenceSpan> all;
    for (const QString &text : spans) {
        Passage passage;
        passage.document = 1;
        passage.text = text;
        passage.heading = json["head"_L1].toString();
        const bool isRow = text.contains(u"; "_s) && text.contains(u": "_s) && !text.endsWith(u'.');
        all.append({int(passages.size()), 0, int(text.size()), 0, 0, isRow ? SpanKind::Row : SpanKind::Sentence, text,
                    passage.heading});
        passages.append(passage);
    }
    const QString question = json["q"_L1].toString();
    const std::vector<SpanFeatures> features = spanFeatures(question, all, passages, idf);
    QJsonArray rows;
    for (qsizetype i = 0; i < all.size(); ++i) {
        QJsonArray row{i < right ? 1 : 0};
        for (const double value : features[size_t(i)].values)
            row.append(std::round(value * 1e4) / 1e4);
        rows.append(row);
    }
    const QJsonObject row{{u"id"_s, question}, {u"document"_s, question}, {u"rows"_s, rows}};
    file.write(QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n');
}

int writeRows(const QString &path, QFile &file, int every)
{
    QFile source(path);
    if (!source.open(QIODevice::ReadOnly) || !file.isOpen())
        qFatal("cannot read %s or write its features", qPrintable(path));
    QList<QJsonObject> rows;
    QHash<QString, int> with;
    int count = 0;
    while (!source.atEnd()) {
        rows.append(QJsonDocument::fromJson(source.readLine()).object());
        for (const char *key : {"pos", "neg"}) {
            for (const QJsonValue &span : rows.last()[QLatin1String(key)].toArray()) {
                QSet<QString> distinct;
                forEachTerm(span.toString(), [&](QStringView term, int, int) { distinct.insert(term.toString()); });
                for (const QString &term : std::as_const(distinct))
                    ++with[term];
                ++count;
            }
        }
    }
    const Idf idf = [&](const QString &term) { return std::log(1 + double(count) / (1 + with.value(term))); };
    for (qsizetype i = 0; i < rows.size(); i += every) {
        QStringList spans;
        for (const QJsonValue &span : rows[i]["pos"_L1].toArray())
            spans.append(span.toString());
        const qsizetype right = spans.size();
        for (const QJsonValue &span : rows[i]["neg"_L1].toArray())
            spans.append(span.toString());
        if (right > 0 && right < spans.size())
            writeRow(spans, right, rows[i], idf, file);
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QStringList paths;
    QHash<QString, QString> options{{u"--passages"_s, u"60"_s}, {u"--most"_s, u"64"_s}, {u"--every"_s, u"1"_s}};
    const QStringList arguments = app.arguments().mid(1);
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].startsWith(u"--")) {
            paths.append(arguments[i]);
        } else {
            options[arguments[i]] = arguments.value(i + 1);
            ++i;
        }
    }
    if (options.contains(u"--rows"_s)) {
        QFile file(options.value(u"--features"_s));
        return file.open(QIODevice::WriteOnly)
                   ? writeRows(options[u"--rows"_s], file, std::max(1, options[u"--every"_s].toInt()))
                   : 1;
    }
    if (paths.isEmpty()) {
        out() << "attest-spans LIBRARY|PDF|FOLDER... QUESTIONS.jsonl [--out FILE] [--features FILE] [--passages 60] "
                 "[--most 64] [--every 1]\n";
        return 2;
    }
    const QString questionFile = paths.takeLast();
    QTemporaryDir temporary;
    QString folder = temporary.path() + u"/library"_s;
    const bool isLibrary = paths.size() == 1 && QDir(paths[0]).exists(u"library.db"_s);
    if (isLibrary)
        folder = paths[0];
    auto library = must(Library::open(folder, {}, isLibrary ? Library::ToRead : Library::ToChange));
    if (!isLibrary && !paths.isEmpty())
        makeLibrary(paths, *library);
    const QList<Question> questions =
        paths.isEmpty() ? takeParagraphs(questionFile, *library) : readQuestions(questionFile);
    QFile file(options.value(u"--out"_s));
    QFile rows(options.value(u"--features"_s));
    for (QFile *each : {&file, &rows}) {
        if (!each->fileName().isEmpty() && !each->open(QIODevice::WriteOnly))
            qFatal("cannot write %s", qPrintable(each->fileName()));
    }
    if (options.contains(u"--vectors"_s)) { // uses a library's existing vectors
        Inline here;
        LibraryEmbedder(*library).set(builtinEmbedder(EvidenceModel::installed()));
        if (!isLibrary)
            must(LibraryEmbedder(*library).embed({}, here, {}));
    }
    Bench bench(*library, options[u"--passages"_s].toInt(), options[u"--most"_s].toInt());
    const int every = std::max(1, options[u"--every"_s].toInt());
    for (qsizetype i = 0; i < questions.size(); i += every)
        bench.ask(questions[i], file, rows);
    bench.print(QFileInfo(questionFile).dir().dirName() + u'/' + QFileInfo(questionFile).fileName());
    return 0;
}
