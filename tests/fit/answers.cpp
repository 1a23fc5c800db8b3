// One library a set; each question goes through the whole flow, as from the window, with the settings' defaults.
#include "tests/fit/answers.h"

#include "core/flows/steps/answerstate.h"
#include "core/library/library.h"
#include "core/library/libraryindexes.h"
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "core/pdf/pdfreader.h"
#include "core/chunking/chunker.h"
#include "tests/fit/sets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>

namespace fit {

using namespace core;
using Asked = fit::Asked; // not a flow's

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

using Words = QHash<QString, int>;

Words wordsOf(const QString &text)
{
    Words words;
    for (const Term &term : terms(text)) {
        if (!isStopTerm(term.text))
            ++words[term.text];
    }
    return words;
}

int count(const Words &words)
{
    int all = 0;
    for (const int each : words)
        all += each;
    return all;
}

// The share of a reference's words that an answer says.
double wordRecall(const QString &answer, const QStringList &references)
{
    const Words said = wordsOf(answer);
    double best = 0;
    for (const QString &reference : references) {
        const Words gold = wordsOf(reference);
        int common = 0;
        for (auto it = gold.constBegin(); it != gold.constEnd(); ++it)
            common += said.contains(it.key()) ? *it : 0;
        if (common > 0)
            best = std::max(best, double(common) / count(gold));
    }
    return best;
}

// The harmonic mean of the shares of words that an answer and the reference have in common.
double wordF1(const QString &answer, const QStringList &references)
{
    const Words said = wordsOf(answer);
    double best = 0;
    for (const QString &reference : references) {
        const Words gold = wordsOf(reference);
        int common = 0;
        for (auto it = gold.constBegin(); it != gold.constEnd(); ++it)
            common += std::min(*it, said.value(it.key()));
        if (common > 0)
            best = std::max(best, 2.0 * common / (count(said) + count(gold)));
    }
    return best;
}

class Tally
{
public:
    void count(const Asked &asked, const Turn &turn, double f1, bool cites, bool found, int utility)
    {
        if (!asked.answerable) {
            ++m_unanswerable;
            m_refused += turn.answer.isEmpty();
            return;
        }
        ++m_questions;
        m_withPages += !asked.pages.isEmpty();
        m_found += found;
        if (turn.answer.isEmpty())
            return;
        ++m_answered;
        m_verified += turn.ending == Ending::Passed;
        m_f1 += f1;
        m_recall += wordRecall(turn.answer, asked.answers);
        m_cites += cites;
        m_sentences += int(turn.sentences.size());
        ++m_utility[size_t(utility)];
    }

    void print(const QString &what) const
    {
        const auto share = [](double part, double whole) {
            return QString::number(whole > 0 ? 100 * part / whole : 0, 'f', 1) + u'%';
        };
        out() << what.leftJustified(30);
        if (m_questions > 0)
            out() << " n " << m_questions << "  answered " << share(m_answered, m_questions) << " (verified "
                  << share(m_verified, m_questions) << ")  F1 " << share(m_f1, m_questions) << " (of answers "
                  << share(m_f1, m_answered) << ")  gold words " << share(m_recall, m_answered) << "  gold page cited "
                  << share(m_cites, m_withPages) << " (found " << share(m_found, m_withPages) << ")  sentences "
                  << QString::number(double(m_sentences) / std::max(1, m_answered), 'f', 2) << "  utility 1-5";
        for (size_t i = 1; i < m_utility.size() && m_questions > 0; ++i)
            out() << ' ' << m_utility[i];
        if (m_unanswerable > 0)
            out() << "  rightly refused " << share(m_refused, m_unanswerable) << " of " << m_unanswerable;
        out() << Qt::endl;
    }

private:
    int m_questions = 0;
    int m_withPages = 0;
    int m_found = 0;
    int m_answered = 0;
    int m_verified = 0;
    int m_cites = 0;
    int m_sentences = 0;
    int m_unanswerable = 0;
    int m_refused = 0;
    double m_f1 = 0;
    double m_recall = 0;
    std::array<int, 6> m_utility{};
};

class Set
{
public:
    Set(const Library &library, const BuiltinWeights &weights)
        : m_library(library),
          m_writer([&library](const QString &term) { return library.idf(term); }, weights),
          m_critic([&library](const QString &term) { return library.idf(term); }, weights)
    {
        for (const Document &document : library.documents())
            m_ids.insert(QFileInfo(document.path).fileName(), document.id);
    }

    // `within`: only the document that is asked about is searched.
    void measure(const QString &what, const QList<Asked> &questions, bool within)
    {
        Tally tally;
        for (const Asked &asked : questions) {
            const Turn turn = run(asked, within);
            const double f1 = wordF1(turn.answer, asked.answers);
            const int utility = m_critic.utility(asked.question, turn.answer, Scale::Graded, {})->label.toInt();
            tally.count(asked, turn, f1, cites(asked, turn), found(asked, turn), utility);
            if (qEnvironmentVariableIsSet("VERBOSE"))
                show(asked, turn, f1, utility);
        }
        tally.print(what);
    }

private:
    Turn run(const Asked &asked, bool within)
    {
        AnswerTools tools{m_library, m_writer, m_critic, nullptr, {}, m_parallel, {}};
        core::Asked question{asked.question, {}, {}};
        if (within && m_ids.contains(asked.document))
            question.documents = {m_ids.value(asked.document)};
        return answer(*answerFlow(QStringLiteral("self-rag")), question, tools, [](const TraceEvent &) {});
    }

    bool cites(const Asked &asked, const Turn &turn) const
    {
        return std::any_of(turn.citations.begin(), turn.citations.end(), [&](const Citation &citation) {
            return citation.document == m_ids.value(asked.document) && asked.pages.contains(citation.page);
        });
    }

    bool found(const Asked &asked, const Turn &turn) const
    {
        return std::any_of(turn.sources.begin(), turn.sources.end(), [&](const Passage &passage) {
            return passage.document == m_ids.value(asked.document) &&
                   std::any_of(asked.pages.begin(), asked.pages.end(),
                               [&](int page) { return page >= passage.page && page <= passage.lastPage; });
        });
    }

    static void show(const Asked &asked, const Turn &turn, double f1, int utility)
    {
        out() << "? " << asked.question << (asked.answerable ? "" : "  (nothing there)") << "\n    = " << asked.answer
              << "\n    " << name(turn.ending) << ' ' << name(turn.refusal) << "  F1 " << f1 << "  utility " << utility
              << Qt::endl;
        for (const Citation &citation : turn.citations)
            out() << "    > [" << citation.title << ", " << citation.page << "] " << citation.quote.simplified()
                  << Qt::endl;
    }

    const Library &m_library;
    BuiltinWriter m_writer;
    BuiltinCritic m_critic;
    Inline m_parallel;
    QHash<QString, DocumentId> m_ids;
};

QList<Asked> everyNth(const QList<Asked> &all, qsizetype most)
{
    QList<Asked> some;
    for (qsizetype i = 0; i < all.size(); i += 1 + all.size() / most) {
        some.append(all[i]);
        some.last().answerable = false;
    }
    return some;
}

} // namespace

std::unique_ptr<Library> libraryOf(const QString &pdfs, const QString &where)
{
    Result<std::unique_ptr<Library>> opened = Library::open(where, [](const QString &) {});
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    std::unique_ptr<Library> library = std::move(*opened);
    if (!library->documents().isEmpty())
        return library;
    const QDir dir(pdfs);
    for (const QString &name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name)) {
        const Result<ReadPdf> read = readPdf(dir.filePath(name), {}, {}, {});
        if (!read)
            qFatal("%s", qPrintable(read.error().message));
        Document document;
        document.path = dir.filePath(name);
        document.title = read->title.isEmpty() ? QFileInfo(name).completeBaseName() : read->title;
        document.hash = name.toUtf8().toHex();
        document.status = DocumentStatus::Indexed;
        if (const Result<Document> added = library->add(document, read->pages, chunk(read->pages, read->outline, {}));
            !added)
            qFatal("%s", qPrintable(added.error().message));
    }
    Inline parallel;
    if (const Result<void> fitted =
            LibraryIndexes(*library).wantsFitting() ? LibraryIndexes(*library).fit(parallel, {}) : Result<void>();
        !fitted)
        qFatal("%s", qPrintable(fitted.error().message));
    return library;
}

int measureAnswers(const QString &folder, const QString &path, const QString &kept, const QString &filter)
{
    Result<BuiltinWeights> weights = builtinWeights();
    if (QFile file(path); !path.isEmpty() && file.open(QIODevice::ReadOnly))
        weights = weightsFrom(file.readAll());
    if (!weights) {
        out() << weights.error().detail << Qt::endl;
        return 1;
    }
    const QTemporaryDir temporary;
    const QString where = kept.isEmpty() ? temporary.path() : kept;
    const QList<Asked> squad = readSquad(folder + QLatin1String("/squad2/squad2.json")).questions;
    for (const char *each : {"climate", "northwind", "uda", "financebench-dev"}) {
        const QString name = QLatin1String(each);
        const QString set = folder + u'/' + name;
        if (!name.contains(filter) || !QFile::exists(set))
            continue;
        const bool flat = !QFile::exists(set + QLatin1String("/pdfs"));
        const auto library = libraryOf(flat ? set : set + QLatin1String("/pdfs"), where + u'/' + name);
        Set measured(*library, *weights);
        const QList<Asked> questions = readAsked(set + QLatin1String("/questions.jsonl"));
        measured.measure(name, questions, false);
        if (library->documents().size() > 10)
            measured.measure(name + QLatin1String(", document given"), questions, true);
        measured.measure(QStringLiteral("  SQuAD's questions to it"), everyNth(squad, 200), false);
        const QString other = folder + (name == u"climate" ? QLatin1String("/northwind") : QLatin1String("/climate"));
        measured.measure(QStringLiteral("  another set's questions to it"),
                         everyNth(readAsked(other + QLatin1String("/questions.jsonl")), 100), false);
    }
    return 0;
}

} // namespace fit
