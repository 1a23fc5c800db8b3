// attest-figures DATA [CACHE [SET]]: asks the questions of public test sets through answerByNumbers(), of all their
// documents together, and counts how many are computed and how many of these are right. CACHE keeps what was read of
// the PDFs. attest-figures --identities FOLDER [CACHE]: how many accounting identities hold in the tables of filings.
// attest-figures --chosen DATA CACHE [SET]: the same, each of its own document alone.
// attest-figures --read DATA CACHE [FILE]: of each filing its form, period and statements, and each item of its year.
// attest-figures --cells QUESTIONS FOLDER CACHE: questions of people, of the tables of a folder's PDFs alone.
// attest-figures --ask DATA CACHE QUESTION: one question, with all that is known of how it was computed.
#include "tests/figures/cells.h"
#include "tests/figures/filesource.h"
#include "tests/figures/identities.h"
#include "tests/figures/rightness.h"

#include "core/numbers/calculator.h"
#include "core/numbers/operands.h"
#include "core/query/numberanswer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace {

using namespace core;
using namespace figures;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Counts
{
    int asked = 0;
    int computed = 0;
    int right = 0;
    int unknown = 0; // the known answer contains no number
    int document = 0;
    int page = 0;
};

struct Question
{
    QString id;
    QString text;
    QString answer;
    QString document;
    QSet<std::pair<QString, int>> pages;
};

QList<Question> questionsIn(const QString &path)
{
    QList<Question> questions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return questions;
    while (!file.atEnd()) {
        const QJsonObject json = QJsonDocument::fromJson(file.readLine()).object();
        if (json.isEmpty())
            continue;
        const QJsonValue answer = json[QStringLiteral("answer")];
        Question question{json[QStringLiteral("id")].toString(),
                          json[QStringLiteral("question")].toString(),
                          answer.isArray() ? answer.toArray().first().toString() : answer.toVariant().toString(),
                          json[QStringLiteral("document")].toString(),
                          {}};
        for (const QJsonValue &evidence : json[QStringLiteral("evidence")].toArray())
            question.pages.insert(
                {evidence[QStringLiteral("document")].toString(), evidence[QStringLiteral("page")].toInt()});
        questions.append(question);
    }
    return questions;
}

// SQuAD's questions are inside paragraphs.
QList<Question> questionsOfSquad(const QString &path)
{
    QList<Question> questions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return questions;
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &article : all[QStringLiteral("data")].toArray()) {
        for (const QJsonValue &paragraph : article[QStringLiteral("paragraphs")].toArray()) {
            for (const QJsonValue &each : paragraph[QStringLiteral("qas")].toArray()) {
                const QJsonArray answers = each[QStringLiteral("answers")].toArray();
                questions.append({each[QStringLiteral("id")].toString(),
                                  each[QStringLiteral("question")].toString(),
                                  answers.isEmpty() ? QString() : answers.first()[QStringLiteral("text")].toString(),
                                  {},
                                  {}});
            }
        }
    }
    return questions;
}

void show(const Computed &computed, const FileSource &source)
{
    out() << "  " << computed.what << ": " << computed.shown << "\n    " << computed.formula << " | "
          << computed.calculation << (holds(computed) ? "" : " | DOES NOT HOLD") << "\n";
    for (const Operand &operand : computed.operands)
        out() << "    " << operand.name << " " << operand.period << ": " << operand.text << " [" << operand.label
              << " / " << operand.head << "] " << source.fileOf(operand.document) << " p. " << operand.page << "\n";
    if (!computed.note.isEmpty())
        out() << "    " << computed.note << "\n";
}

void ask(const Question &question, const QList<DocumentId> &chosen, const FileSource &source, bool tell, Counts &counts)
{
    const Result<Calculation> done = answerByNumbers(question.text, chosen, source, Measures::builtIn(), {});
    ++counts.asked;
    const bool isQuoted = done && done->isQuoted && done->candidates.size() == 1;
    if (!done || (!done->answer && !isQuoted)) {
        if (tell)
            out() << "-- " << question.id.right(8) << " " << (done ? done->reason : done.error().message) << " | "
                  << question.text.left(150) << "\n";
        return;
    }
    const Computed &computed = isQuoted ? done->candidates.first() : *done->answer;
    const std::optional<bool> right = isRight(question.text, computed, question.answer);
    bool isKnownPage = false;
    bool isDocument = false;
    for (const Operand &operand : computed.operands) {
        isKnownPage = isKnownPage || question.pages.contains({source.fileOf(operand.document), operand.page});
        isDocument = isDocument || source.fileOf(operand.document) == question.document;
    }
    ++counts.computed;
    counts.right += right.value_or(false);
    counts.unknown += !right.has_value();
    counts.document += isDocument;
    counts.page += isKnownPage;
    if (tell || !right.value_or(false)) {
        out() << (right ? *right ? "OK " : "XX " : "?? ") << question.id.right(8)
              << " known: " << question.answer.left(90) << " | " << question.text.left(170) << "\n";
        if (!right.value_or(false) || !holds(computed))
            show(computed, source);
        else
            out() << "  " << computed.shown << "\n";
    }
}

// The document of each question; questions without one get the documents in turn.
QList<DocumentId> chosenFor(const Question &question, int number, const FileSource &source)
{
    const DocumentId known = source.idOf(question.document);
    return {known ? known : source.documents()[number % source.documents().size()].id};
}

int askAll(const QString &data, const QString &cache, const QString &set, bool chosen)
{
    QElapsedTimer timer;
    timer.start();
    const QStringList sets{QStringLiteral("financebench-dev"), QStringLiteral("northwind"), QStringLiteral("uda"),
                           QStringLiteral("climate")};
    QStringList folders;
    for (const QString &each : sets)
        folders.append(data + u'/' + each + (each == u"climate" ? QString() : QStringLiteral("/pdfs")));
    const FileSource source(folders, cache);
    out() << source.documents().size() << " documents read in " << timer.restart() << " ms\n";
    for (const QString &each : sets + QStringList{QStringLiteral("squad2")}) {
        if (!set.isEmpty() && set != each)
            continue;
        const QList<Question> questions = each == u"squad2"
                                              ? questionsOfSquad(data + QStringLiteral("/squad2/squad2.json"))
                                              : questionsIn(data + u'/' + each + QStringLiteral("/questions.jsonl"));
        Counts counts;
        timer.restart();
        for (const Question &question : questions)
            ask(question, chosen ? chosenFor(question, counts.asked, source) : QList<DocumentId>(), source, set == each,
                counts);
        out() << each << ": n " << counts.asked << ", computed " << counts.computed << ", right " << counts.right
              << ", cannot be told " << counts.unknown << ", right document " << counts.document << ", known page "
              << counts.page << ", " << timer.elapsed() << " ms\n";
        out().flush();
    }
    return 0;
}

int askOne(const QString &data, const QString &cache, const QString &question)
{
    const FileSource source({data + QStringLiteral("/financebench-dev/pdfs")}, cache);
    const QList<QString> all = QFile::exists(question) ? [&] {
        QFile file(question);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                              : QStringList();
    }()
                                                        : QStringList{question};
    for (const QString &each : all) {
        const Result<Calculation> done = answerByNumbers(each, {}, source, Measures::builtIn(), {});
        out() << each << "\n";
        if (!done || !done->answer)
            out() << "  refused: " << (done ? done->reason : done.error().message) << "\n";
        else
            show(*done->answer, source);
    }
    return 0;
}

// How many accounting identities hold in the tables of a folder of filings.
int checkIdentities(const QString &folder, const QString &cache)
{
    constexpr double least = 0.98;
    const FileSource source({folder}, cache);
    Identities all;
    for (const Document &document : source.documents()) {
        const Result<QList<Table>> tables = source.tables(document.id);
        const Identities found = identitiesIn(source.fileOf(document.id), tables ? *tables : QList<Table>());
        all.checked += found.checked;
        all.held += found.held;
        for (const QString &broken : found.broken)
            out() << broken << "\n";
    }
    const double share = all.checked > 0 ? double(all.held) / all.checked : 0;
    out() << all.held << " of " << all.checked << " identities hold, " << QString::number(100 * share, 'f', 1)
          << " %\n";
    return share >= least ? 0 : 1;
}

QString nameOf(DocumentFacts::Form form)
{
    static const char *const names[] = {"annual", "quarterly", "release", "other"};
    return QString::fromLatin1(names[form]);
}

void readItem(const QString &id, const Filing &filing, const FiscalPeriod &period)
{
    OperandReader reader(filing, Measures::builtIn());
    const Result<Calculated> value = reader.read(Expression::of(id), period);
    out() << "  " << id.leftJustified(26) << inWords(period) << "  ";
    if (!value) {
        out() << "-- " << value.error().message << "\n";
        return;
    }
    out() << QString::number(value->value / 1e6, 'f', 3) << "  ";
    for (const Operand &operand : reader.operands())
        out() << operand.text << " [" << operand.label << " | " << operand.head << "] p. " << operand.page << "; ";
    out() << reader.note() << "\n";
}

int readAll(const QString &data, const QString &cache, const QString &file)
{
    const FileSource source({data + QStringLiteral("/financebench-dev/pdfs"), data + QStringLiteral("/uda/pdfs")},
                            cache);
    for (const Document &document : source.documents()) {
        if (!file.isEmpty() && !document.path.contains(file))
            continue;
        const Result<Filing> filing = Filing::open(document, source, Measures::builtIn(), {});
        if (!filing)
            continue;
        const DocumentFacts &facts = filing->facts();
        out() << QFileInfo(document.path).fileName() << ": " << nameOf(facts.form) << ", ended " << facts.end.year
              << "-" << facts.end.month << "-" << facts.end.day << ", FY " << facts.fiscalYear << " Q" << facts.quarter
              << ", year ends in " << facts.calendar.endMonth << " offset " << facts.calendar.offset << "\n";
        for (const StatementForm &form : Measures::builtIn().statements()) {
            const FilingStatement &statement = filing->statement(form.id);
            out() << "  " << form.id << ":";
            for (const int page : statement.pages)
                out() << " p. " << page;
            out() << " rows " << statement.rows.size() << " scale " << statement.scale << " " << statement.currency
                  << "\n";
            for (const TableColumn &column :
                 statement.rows.isEmpty() ? QList<TableColumn>() : *statement.rows.first().columns)
                out() << "    [" << column.head << "] " << column.period.year << "-" << column.period.month << "-"
                      << column.period.day << " " << column.period.months << " months Q" << column.period.quarter
                      << (column.period.change ? " change" : "") << "\n";
        }
        const FiscalPeriod year{FiscalPeriod::Year, facts.fiscalYear, 0};
        const FiscalPeriod quarter{FiscalPeriod::Quarter, facts.fiscalYear, facts.quarter};
        const bool isYear = facts.form == DocumentFacts::Annual || !facts.quarter || facts.quarter == 4;
        for (const QString &id : Measures::builtIn().itemIds())
            readItem(id, *filing, isYear ? year : quarter);
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() >= 4 && arguments[1] == u"--read")
        return readAll(arguments[2], arguments[3], arguments.value(4));
    if (arguments.size() == 5 && arguments[1] == u"--ask")
        return askOne(arguments[2], arguments[3], arguments[4]);
    if (arguments.size() >= 3 && arguments[1] == u"--identities")
        return checkIdentities(arguments[2], arguments.value(3));
    if (arguments.size() >= 4 && arguments[1] == u"--chosen")
        return askAll(arguments[2], arguments[3], arguments.value(4), true);
    if (arguments.size() == 5 && arguments[1] == u"--cells")
        return askCells(arguments[2], arguments[3], arguments[4]);
    if (arguments.size() >= 2 && !arguments[1].startsWith(u'-'))
        return askAll(arguments[1], arguments.value(2), arguments.value(3), false);
    out() << "attest-figures DATA [CACHE [SET]] | attest-figures --ask DATA CACHE QUESTION|FILE | "
             "attest-figures --cells QUESTIONS FOLDER CACHE | "
             "attest-figures --identities FOLDER [CACHE]\n";
    return 2;
}
