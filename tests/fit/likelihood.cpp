// Libraries of the sets' texts, questions through the Self-RAG flow with the settings' defaults, and a row for each
// answer. A question of another text is a question that the library cannot answer.
#include "tests/fit/likelihood.h"

#include "core/eval/amounts.h"
#include "core/eval/metrics.h"
#include "core/eval/textlibrary.h"
#include "core/flows/steps/answerstate.h"
#include "core/extractive/likelihood.h"
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "core/chunking/chunker.h"
#include "tests/fit/answers.h"
#include "tests/fit/logistic.h"
#include "tests/fit/sets.h"
#include "core/session/sessionjson.h"
#include "core/library/libraryindexes.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <cmath>

namespace fit {

using namespace core;
using Asked = fit::Asked; // not a flow's

namespace {

constexpr int folds = 5;
constexpr double penalty = 30;        // what "no feature counts" is worth, in examples
constexpr double wantedOthers = 0.95; // of likely ones right, where four of five can be answered
constexpr double wantedSquad = 0.66;  // where half of them can

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

enum Set { Squad, XquadEn, XquadDe, Northwind, Uda, Climate, Filings, Others, OthersDe, sets };
constexpr const char *setNames[] = {"SQuAD 2",
                                    "XQuAD, English",
                                    "XQuAD, German",
                                    "Northwind",
                                    "UDA",
                                    "Climate",
                                    "FinanceBench (not fitted)",
                                    "questions of other texts",
                                    "the same, German"};

struct Shown // one question and what came of it
{
    Set set = Squad;
    int group = 0;
    bool answerable = false;
    bool quoted = false; // and every check passed: else it is not called likely
    bool right = false;
    bool similar = false; // says most of what a known answer of several words says
    Row row;
};

constexpr bool isForeign(Set set)
{
    return set == Others || set == OthersDe;
}

bool isFitted(Set set)
{
    return set != Filings;
}

// "Right": holds a known answer, or its numbers; of known answers too long to be held: cites a right page.
bool isRight(const Asked &asked, const Turn &turn, const QString &file)
{
    constexpr qsizetype longAnswer = 30; // words
    for (const QString &known : asked.answers) {
        if (containsAnswer(turn.answer, known) || givesAmounts(turn.answer, known, asked.question))
            return true;
        if (answerWords(known).size() > longAnswer && file == asked.document &&
            std::any_of(turn.citations.begin(), turn.citations.end(),
                        [&](const Citation &citation) { return asked.pages.contains(citation.page); }))
            return true;
    }
    return false;
}

bool isSimilar(const Asked &asked, const QString &answer, const Idf &idf)
{
    constexpr double most = 0.6;
    return std::any_of(asked.answers.begin(), asked.answers.end(), [&](const QString &known) {
        return compare(claimOf(known, idf), readText(answer)).coverage >= most;
    });
}

class Shelf
{
public:
    Shelf(std::unique_ptr<Library> library, const BuiltinWeights &weights, QString kept)
        : m_library(std::move(library)),
          m_idf([this](const QString &term) { return m_library->idf(term); }),
          m_writer(m_idf, weights),
          m_critic(m_idf, weights),
          m_model(m_idf, weights, {}),
          m_kept(std::move(kept))
    {
        for (const Document &document : m_library->documents())
            m_files.insert(document.id, QFileInfo(document.path).fileName());
        readKept();
    }

    Shown ask(const Asked &asked, Set set, int group)
    {
        const Turn turn = turnFor(asked.question);
        Shown shown;
        shown.set = set;
        shown.group = group;
        shown.answerable = asked.answerable && !isForeign(set);
        shown.quoted = turn.ending == Ending::Passed && !turn.citations.isEmpty();
        if (!shown.quoted)
            return shown;
        const Answer answer{turn.answer, turn.sentences, turn.citations, {}, {}, {}};
        const QString query = turn.queries.isEmpty() ? turn.question : turn.queries.last();
        const Result<QList<Passage>> found = m_library->search({query, Settings().passages, {}}, {}, nullptr);
        if (!found)
            qFatal("%s", qPrintable(found.error().message));
        QList<Passage> sources = turn.sources; // those of a turn that was kept have no scores
        for (Passage &source : sources) {
            for (const Passage &passage : *found) {
                if (passage.id == source.id)
                    source = passage;
            }
        }
        shown.row = m_model.row(turn.question, answer, sources, *found);
        shown.right = shown.answerable && isRight(asked, turn, m_files.value(turn.citations.first().document));
        shown.similar = shown.answerable && isSimilar(asked, turn.answer, m_idf);
        return shown;
    }

private:
    Turn turnFor(const QString &question)
    {
        if (const auto known = m_turns.constFind(question); known != m_turns.constEnd())
            return turnFrom(*known);
        AnswerTools tools{*m_library, m_writer, m_critic, nullptr, {}, m_parallel, {}};
        const Turn turn =
            answer(*answerFlow(QStringLiteral("self-rag")), {question, {}, {}}, tools, [](const TraceEvent &) {});
        keep(question, turn);
        return turn;
    }

    void readKept()
    {
        QFile file(m_kept);
        if (m_kept.isEmpty() || !file.open(QIODevice::ReadOnly))
            return;
        while (!file.atEnd()) {
            const Json row = Json::parse(file.readLine());
            m_turns.insert(row[u"question"].toString(), row);
        }
    }

    void keep(const QString &question, const Turn &turn)
    {
        QFile file(m_kept);
        if (m_kept.isEmpty() || !file.open(QIODevice::Append))
            return;
        JsonObject row = toJson(turn);
        row.set("question", question);
        file.write(row.written() + '\n');
    }

    std::unique_ptr<Library> m_library;
    Idf m_idf;
    BuiltinWriter m_writer;
    BuiltinCritic m_critic;
    LikelihoodModel m_model;
    Inline m_parallel;
    QString m_kept;
    QHash<QString, Json> m_turns;
    QHash<DocumentId, QString> m_files;
};

std::unique_ptr<Library> libraryOfTexts(const QuestionSet &set, const QString &where)
{
    Result<std::unique_ptr<Library>> opened = Library::open(where, [](const QString &) {});
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    std::unique_ptr<Library> library = std::move(*opened);
    if (!library->documents().isEmpty())
        return library;
    Inline parallel;
    if (const Result<void> added = addTexts(set, {}, *library, {}); !added)
        qFatal("%s", qPrintable(added.error().message));
    if (const Result<void> fitted =
            LibraryIndexes(*library).wantsFitting() ? LibraryIndexes(*library).fit(parallel, {}) : Result<void>();
        !fitted)
        qFatal("%s", qPrintable(fitted.error().message));
    return library;
}

// Articles in two halves, so that each half has questions that belong to the other.
QuestionSet halfOf(const QuestionSet &whole, const QSet<QString> &titles)
{
    QuestionSet half = whole;
    half.questions.clear();
    half.texts.removeIf([&](const KnownText &text) { return !titles.contains(text.title); });
    return half;
}

class Collection
{
public:
    Collection(QString folder, QString kept, const BuiltinWeights &weights)
        : m_folder(std::move(folder)),
          m_kept(std::move(kept)),
          m_weights(weights)
    {
        m_where = m_kept.isEmpty() ? m_temporary.path() : m_kept;
    }

    QList<Shown> gather()
    {
        const QList<Asked> squad = readSquad(m_folder + QLatin1String("/squad2/squad2.json")).questions;
        const QList<Asked> english = readSquad(m_folder + QLatin1String("/xquad/xquad.en.json")).questions;
        takeSquad(squad, english);
        takeHalves(QStringLiteral("en"), english, XquadEn, Others);
        takeHalves(QStringLiteral("de"), readSquad(m_folder + QLatin1String("/xquad/xquad.de.json")).questions, XquadDe,
                   OthersDe);
        takePdfs(QStringLiteral("northwind"), Northwind, squad);
        takePdfs(QStringLiteral("uda"), Uda, squad);
        takePdfs(QStringLiteral("climate"), Climate, squad);
        takePdfs(QStringLiteral("financebench-dev"), Filings, squad);
        return m_shown;
    }

private:
    int groupOf(const QString &document)
    {
        const QString key = document.isEmpty() ? QStringLiteral("?") : document;
        if (!m_groups.contains(key))
            m_groups.insert(key, int(m_groups.size()));
        return m_groups.value(key);
    }

    Shelf shelf(std::unique_ptr<Library> library, const QString &name) const
    {
        return Shelf(std::move(library), m_weights,
                     m_kept.isEmpty() ? QString() : m_kept + u'/' + name + QLatin1String(".jsonl"));
    }

    void take(Shelf &shelf, const QList<Asked> &questions, Set set, const std::function<bool(const Asked &)> &wanted)
    {
        for (const Asked &asked : questions) {
            if (wanted(asked))
                m_shown.append(shelf.ask(asked, set, groupOf(asked.document)));
        }
    }

    void takeSquad(const QList<Asked> &squad, const QList<Asked> &others)
    {
        const Result<QuestionSet> texts = readQuestionSet(m_folder + QLatin1String("/squad2/squad2.json"), {});
        if (!texts)
            qFatal("%s", qPrintable(texts.error().message));
        Shelf own = shelf(libraryOfTexts(*texts, m_where + QLatin1String("/squad2")), QStringLiteral("squad2"));
        QSet<QString> titles;
        for (const Asked &asked : squad)
            titles.insert(asked.document);
        take(own, squad, Squad, [](const Asked &) { return true; });
        take(own, others, Others, [&](const Asked &asked) { return !titles.contains(asked.document); });
    }

    void takeHalves(const QString &language, const QList<Asked> &questions, Set set, Set foreign)
    {
        const Result<QuestionSet> texts =
            readQuestionSet(m_folder + QStringLiteral("/xquad/xquad.%1.json").arg(language), {});
        if (!texts)
            qFatal("%s", qPrintable(texts.error().message));
        QList<QSet<QString>> titles(2);
        QString last;
        int number = -1;
        for (const KnownText &text : texts->texts) {
            number += text.title != last;
            last = text.title;
            titles[number % 2].insert(text.title);
        }
        for (int half = 0; half < 2; ++half) {
            const QString name = QStringLiteral("xquad.%1.%2").arg(language).arg(half);
            Shelf own = shelf(libraryOfTexts(halfOf(*texts, titles[half]), m_where + u'/' + name), name);
            take(own, questions, set, [&](const Asked &asked) { return titles[half].contains(asked.document); });
            take(own, questions, foreign, [&](const Asked &asked) { return !titles[half].contains(asked.document); });
        }
    }

    void takePdfs(const QString &name, Set set, const QList<Asked> &others)
    {
        const QString folder = m_folder + u'/' + name;
        const bool flat = !QFile::exists(folder + QLatin1String("/pdfs"));
        Shelf own = shelf(libraryOf(flat ? folder : folder + QLatin1String("/pdfs"), m_where + u'/' + name), name);
        take(own, readAsked(folder + QLatin1String("/questions.jsonl")), set, [](const Asked &) { return true; });
        if (!isFitted(set))
            return;
        constexpr int every = 6;
        int number = 0;
        take(own, others, Others, [&](const Asked &) { return ++number % every == 0; });
    }

    QString m_folder;
    QString m_kept;
    QString m_where;
    const BuiltinWeights &m_weights;
    QTemporaryDir m_temporary;
    QHash<QString, int> m_groups;
    QList<Shown> m_shown;
};

// What an answer of each set counts in the fit: texts and PDFs, English and German have their say.
double weightOf(Set set)
{
    switch (set) {
    case XquadEn:
    case XquadDe:
        return 0.5;
    case Northwind:
    case Uda:
    case Climate:
        return 2;
    default:
        return 1;
    }
}

bool isPaged(Set set)
{
    return set == Northwind || set == Uda || set == Climate;
}

// The answers among them, as the fit sees them.
QList<Example> examplesOf(const QList<Shown> &shown, const std::function<bool(const Shown &)> &wanted)
{
    QList<Example> examples;
    for (const Shown &each : shown) {
        if (each.quoted && isFitted(each.set) && wanted(each))
            examples.append({each.row, each.right || (isPaged(each.set) && each.similar), weightOf(each.set),
                             each.group, int(each.set)});
    }
    return examples;
}

QList<Belief> signs()
{
    QList<Belief> beliefs;
    for (const SignedFeature &feature : likelihoodFeatures())
        beliefs.append({feature.sign, 0, 1});
    return beliefs;
}

bool passesGate(const Row &row)
{
    const auto features = likelihoodFeatures();
    const auto objection = std::find_if(features.begin(), features.end(), [](const SignedFeature &feature) {
        return std::string_view(feature.name) == "objection";
    });
    return row[objection - features.begin()] < 0.5;
}

struct Counts
{
    double asked = 0;
    double answerable = 0;
    double quoted = 0;
    double right = 0;
    double likely = 0;
    double likelyAnswerable = 0;
    double likelyRight = 0;
    double likelySimilar = 0;

    void add(const Shown &shown, bool isLikely)
    {
        ++asked;
        answerable += shown.answerable;
        quoted += shown.quoted;
        right += shown.right;
        likely += isLikely;
        likelyAnswerable += isLikely && shown.answerable;
        likelyRight += isLikely && shown.right;
        likelySimilar += isLikely && (shown.right || shown.similar);
    }
};

double share(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

// Of those called likely, what is right where four of five questions can be answered from the library.
double precisionAmongOthers(const Counts &own, const Counts &foreign)
{
    constexpr double answerable = 0.8;
    const double others = (1 - answerable) * share(foreign.likely, foreign.asked);
    return share(answerable * share(own.likelyRight, own.answerable),
                 answerable * share(own.likelyAnswerable, own.answerable) + others);
}

// The smallest mark that keeps both promises on what was held out.
double markFor(const QList<Shown> &shown, const QList<double> &chances,
               const std::function<bool(const Shown &)> &wanted)
{
    for (int percent = 5; percent < 96; ++percent) {
        Counts squad;
        Counts own;
        Counts foreign;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const Shown &each = shown[i];
            if (!wanted(each) || isPaged(each.set) || each.set == Filings)
                continue;
            const bool likely = each.quoted && passesGate(each.row) && chances[i] >= percent / 100.0;
            if (each.set == Squad)
                squad.add(each, likely);
            if (isForeign(each.set))
                foreign.add(each, likely);
            else if (each.answerable)
                own.add(each, likely);
        }
        if (precisionAmongOthers(own, foreign) >= wantedOthers && share(squad.likelyRight, squad.likely) >= wantedSquad)
            return percent / 100.0;
    }
    return 0.95;
}

// Each answer's chance by weights that its document had no part in; and of answers that no fit sees, by all.
QList<double> chancesOf(const QList<Shown> &shown, const std::function<bool(const Shown &)> &wanted)
{
    QList<double> chances(shown.size(), 0.0);
    for (int fold = 0; fold < folds; ++fold) {
        const QList<Example> examples =
            examplesOf(shown, [&](const Shown &each) { return wanted(each) && each.group % folds != fold; });
        const Fitted fitted = fitLogistic(examples, signs(), penalty);
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (shown[i].quoted && wanted(shown[i]) && shown[i].group % folds == fold)
                chances[i] = fitted.probability(shown[i].row);
        }
    }
    return chances;
}

struct HeldOut
{
    QList<double> chances;
    QList<bool> likely;
};

// Weights and mark of each fold are chosen without it.
HeldOut heldOutOf(const QList<Shown> &shown)
{
    HeldOut held{chancesOf(shown, [](const Shown &) { return true; }), QList<bool>(shown.size(), false)};
    for (int fold = 0; fold < folds; ++fold) {
        const auto others = [&](const Shown &each) { return each.group % folds != fold; };
        const double mark = markFor(shown, chancesOf(shown, others), others);
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (shown[i].group % folds == fold)
                held.likely[i] = shown[i].quoted && passesGate(shown[i].row) && held.chances[i] >= mark;
        }
    }
    return held;
}

QString percent(double part, double whole)
{
    return whole > 0 ? QString::number(100 * part / whole, 'f', 1) : QStringLiteral("-");
}

void printTable(const QList<Shown> &shown, const HeldOut &held)
{
    out() << "| set | asked | can be answered | quoted | right of these % | AUC | AUC within the gate | likely | right "
             "of these % | "
             "or most of its words % | likely, of what can be answered % |\n| --- | --- | --- | --- | --- | --- | --- "
             "| --- | --- | "
             "--- | --- |"
          << Qt::endl;
    Counts own;
    Counts foreign;
    for (int set = 0; set < sets; ++set) {
        Counts counts;
        core::Scored all;
        core::Scored within;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const Shown &each = shown[i];
            if (each.set != set)
                continue;
            counts.add(each, held.likely[i]);
            if (isForeign(each.set))
                foreign.add(each, held.likely[i]);
            else if (each.answerable && !isPaged(each.set) && each.set != Filings)
                own.add(each, held.likely[i]);
            if (!each.quoted)
                continue;
            all.append({held.chances[i], each.right});
            if (passesGate(each.row))
                within.append({held.chances[i], each.right});
        }
        out() << "| " << setNames[set] << " | " << counts.asked << " | " << counts.answerable << " | " << counts.quoted
              << " | " << percent(counts.right, counts.quoted) << " | "
              << QString::number(core::areaUnderCurve(all), 'f', 3) << " | "
              << QString::number(core::areaUnderCurve(within), 'f', 3) << " | " << counts.likely << " | "
              << percent(counts.likelyRight, counts.likely) << " | " << percent(counts.likelySimilar, counts.likely)
              << " | " << percent(counts.likelyAnswerable, counts.answerable) << " |" << Qt::endl;
    }
    out() << "\nWhere four of five questions can be answered (SQuAD 2, XQuAD) and the fifth belongs to another text: "
             "right of the "
             "likely "
          << QString::number(100 * precisionAmongOthers(own, foreign), 'f', 1) << " %, covering "
          << percent(own.likelyAnswerable, own.answerable) << " % of what can be answered; likely of the others "
          << percent(foreign.likely, foreign.asked) << " %" << Qt::endl;
}

void printCalibration(const QList<Shown> &shown, const HeldOut &held)
{
    out() << "\nCalibration, in bins of what was said: how many, said on average -> was right" << Qt::endl;
    for (int set = 0; set < sets; ++set) {
        core::Scored scored;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (shown[i].set == set && shown[i].quoted)
                scored.append({held.chances[i], shown[i].right || (isPaged(shown[i].set) && shown[i].similar)});
        }
        out() << QLatin1String(setNames[set]).toString().leftJustified(26) << " error "
              << QString::number(core::calibrationError(scored), 'f', 3) << ' ';
        for (const CalibrationBin &bin : core::calibrationOf(scored))
            out() << "  " << bin.count << ": " << QString::number(bin.said, 'f', 2) << "->"
                  << QString::number(bin.was, 'f', 2);
        out() << Qt::endl;
    }
}

void printGate(const QList<Shown> &shown)
{
    out() << "\nThe gate, of quoted answers: objects to % of the right, % of the others" << Qt::endl;
    for (int set = 0; set < sets; ++set) {
        double all[2] = {0, 0};
        double stopped[2] = {0, 0};
        for (const Shown &each : shown) {
            if (each.set != set || !each.quoted)
                continue;
            all[each.right] += 1;
            stopped[each.right] += !passesGate(each.row);
        }
        out() << QLatin1String(setNames[set]).toString().leftJustified(26) << ' ' << percent(stopped[1], all[1]) << "  "
              << percent(stopped[0], all[0]) << Qt::endl;
    }
}

// What the mark would give elsewhere, by the same held out chances.
void printMarks(const QList<Shown> &shown, const QList<double> &chances)
{
    out() << "\nmark: right of likely and coverage, SQuAD 2; among others" << Qt::endl;
    for (int percentMark = 20; percentMark < 90; percentMark += 5) {
        Counts squad;
        Counts own;
        Counts foreign;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const Shown &each = shown[i];
            if (isPaged(each.set) || each.set == Filings)
                continue;
            const bool likely = each.quoted && passesGate(each.row) && chances[i] >= percentMark / 100.0;
            if (each.set == Squad)
                squad.add(each, likely);
            if (isForeign(each.set))
                foreign.add(each, likely);
            else if (each.answerable)
                own.add(each, likely);
        }
        out() << percentMark / 100.0 << ":  " << percent(squad.likelyRight, squad.likely) << "  "
              << percent(squad.likelyAnswerable, squad.answerable) << "    "
              << QString::number(100 * precisionAmongOthers(own, foreign), 'f', 1) << "  "
              << percent(own.likelyAnswerable, own.answerable) << "  foreign " << percent(foreign.likely, foreign.asked)
              << Qt::endl;
    }
}

double rounded(double value)
{
    return std::round(value * 10000) / 10000;
}

bool write(const QString &output, const Fitted &fitted, double mark)
{
    nlohmann::ordered_json json;
    json["bias"] = rounded(fitted.bias);
    json["likely"] = mark;
    qsizetype i = 0;
    for (const SignedFeature &feature : likelihoodFeatures()) {
        json["features"][feature.name]["weight"] = rounded(fitted.weights[i]);
        json["features"][feature.name]["typical"] = rounded(fitted.typical[i]);
        ++i;
    }
    QFile file(output);
    return file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(json.dump(1)) + '\n') > 0;
}

} // namespace

int fitLikelihood(const QString &folder, const QString &output, const QString &kept)
{
    const Result<BuiltinWeights> &weights = builtinWeights();
    if (!weights) {
        out() << weights.error().detail << Qt::endl;
        return 1;
    }
    const QList<Shown> shown = Collection(folder, kept, *weights).gather();
    const auto all = [](const Shown &) { return true; };
    const HeldOut held = heldOutOf(shown);
    printTable(shown, held);
    printCalibration(shown, held);
    printGate(shown);
    printMarks(shown, held.chances);
    const Fitted fitted = fitLogistic(examplesOf(shown, all), signs(), penalty);
    return write(output, fitted, markFor(shown, held.chances, all)) ? 0 : 1;
}

} // namespace fit
