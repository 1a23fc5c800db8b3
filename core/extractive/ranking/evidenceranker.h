// Ranks the spans of passages by how well they answer a question. A lexical ranking (firstlook.h) comes first; then an
// evidence model reads the best spans with the question, and the very best again with their surrounding text. The
// choice of model may depend on the languages of the question and passages. Without a model, the lexical ranking is
// final. Scores become probabilities through weights fitted to questions with and without an answer: each model's
// weights are stored with it (`calibration` in its manifest), and those for lexical scores are in calibrationOfWords().
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/extractive/spans/firstlook.h"
#include "core/session/session.h"

#include <QHash>
#include <QMutex>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace core {

struct RankedEvidence
{
    EvidenceSpan span;      // `span.passage` is an index into the passages being ranked
    double score = 0;       // model score plus lexical score, or the latter alone; comparable within one question
    double probability = 0; // probability that the span answers the question
};

// Turns scores into probabilities with a logistic function of three values: the model's score, the span's lexical
// distance from the best span, and the log-odds of its share among all spans and "none of these", which the model was
// trained to give. A second function turns the probability of the best span into that of the whole quotation shown,
// which has more text. tests/tools/evidence-train/calibrate.py fits both.
struct EvidenceCalibration
{
    double mix = 0.5; // weight of the lexical score when added to the model's score for ranking
    double wider = 0; // bonus for a span with surrounding text, which contains more
    double model = 1;
    double words = 0;
    double share = 0;
    double bias = 0;
    double alone = 0.8;   // a span at least this likely to answer is shown alone
    double related = 0.1; // passages below this do not help

    double shown = 1; // weight of the best span's log-odds in the log-odds of the quotation shown
    double shownBias = 0;
    double direct = 0.8;   // "Direct answer" if the quotation shown is at least this likely to answer
    double probable = 0.5; // "Probably"

    MeasuredRate ofDirect = {}; // how often the quotations shown in each band were right
    MeasuredRate ofProbable = {};
    MeasuredRate ofRelated = {};

    double probability(double score, double behind, double shareOdds) const;
    double ofShown(double chance) const;        // probability for the quotation shown, given that of its best span
    Likelihood likelihood(double chance) const; // the same, with its likelihood band
};

// For ranking without a model: the lexical score, relative to "none of these", replaces the model's score.
EvidenceCalibration calibrationOfWords();

// Like CrossEncoder::scores(), at full depth.
using PairScores = std::function<Result<std::vector<float>>(const QString &question, const QStringList &spans,
                                                            Parallel &parallel, const std::stop_token &stop)>;

// An evidence model.
struct EvidenceReader
{
    PairScores scores;
    EvidenceCalibration calibration;
};

// Chooses the model that reads the spans of these passages for the question. Thread-safe.
using ReaderFor = std::function<EvidenceReader(const QString &question, const QList<Passage> &passages)>;

// Returns the first fifty characters or so of a passage's document, usually the title.
using BeginningOf = std::function<QString(const Passage &passage)>;

// The text that the model reads for a span: the beginning of its document, its headings, and the span. Questions often
// name their document; without the beginning, lines that repeat that name would score best. The format is the one used
// in tests/tools/evidence-train.
QString readingOf(const EvidenceSpan &span, const QString &beginning);

// Gives a ranker access to the stored passages, whether in a library or on a team's server.
struct EvidenceSources
{
    Idf idf = {};
    TablesBeside tables = {};
    BeginningOf beginning = {};
};

class EvidenceRanker // belongs to one run; thread-safe
{
public:
    // Ranks lexically, or also with a model. `untold` returns why a model is missing, unless that was reported before;
    // empty: nothing to report.
    EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold = {});
    EvidenceRanker(Idf idf, TablesBeside tables, ReaderFor readerFor, BeginningOf beginning = {},
                   std::function<QString()> untold = {});

    // Ranks the spans of the passages, best first; empty if no span matches any word of the question. If the
    // passages, or longer ones that contain them, were ranked before for the same question, their spans keep the order
    // and the probabilities they had then.
    Result<QList<RankedEvidence>> rank(const QString &question, const QList<Passage> &passages, Parallel &parallel,
                                       const std::stop_token &stop) const;
    // Reorders `others`, which follow `first` in a ranking, by how well they answer what it leaves open: the question
    // without the words of `first`. The model reads only the best of them again, and all keep their scores; without a
    // model, they also keep their order.
    Result<QList<RankedEvidence>> besides(const QString &question, const RankedEvidence &first,
                                          QList<RankedEvidence> others, const QList<Passage> &passages,
                                          Parallel &parallel, const std::stop_token &stop) const;
    // The probability that a text answers the question: the probability of the span it quotes or, failing that, of the
    // text itself.
    Result<double> answers(const QString &question, const QString &text, const std::stop_token &stop) const;

    // If the text is a passage that was ranked for this question, the probability of its best span; else nullopt.
    std::optional<double> ofRankedPassage(const QString &question, const QString &text) const;

    // Makes answers() return this probability for `text`, which shows a ranked span with the text around it.
    void rememberShown(const QString &question, QStringView text, double probability) const;

    QList<EvidenceSpan> spansOf(const QList<Passage> &passages, int which) const; // all spans of one passage
    QList<Table> tablesOf(const Passage &passage) const;                          // the tables on the passage's pages

    bool readsByModel() const { return bool(m_readerFor); }
    // Returns why there is no model, or no English model, so that the caller can report it; each reason only once. A
    // missing English model is noticed only when it is needed, so call this after ranking.
    QString takeProblem() const { return m_untold ? m_untold() : QString(); }
    // The calibration of the model in use; before anything is ranked, that of the model for any language.
    EvidenceCalibration calibration() const;

private:
    struct Looked
    {
        EvidenceSpan span;
        double score = 0;  // the model's score
        double behind = 0; // distance from the best lexical score
        double more = 0;   // bonus for a widened span

        double order(double mix) const { return score + more + mix * behind; }
    };
    static void putInOrder(QList<Looked> &looked, double mix);
    static std::vector<double> shareOdds(const QList<Looked> &looked, double mix);
    struct Ranking
    {
        QList<Passage> passages;
        QList<RankedEvidence> evidence;
    };
    static std::optional<QList<RankedEvidence>> partOf(const Ranking &before, const QList<Passage> &passages);
    std::optional<QList<RankedEvidence>> rankedBefore(const QString &question, const QList<Passage> &passages) const;
    void remember(const QString &question, const QList<Passage> &passages, const QList<RankedEvidence> &evidence) const;
    // Chosen once, for the first question and its passages, so that all probabilities in a run are comparable.
    EvidenceReader readerOf(const QString &question, const QList<Passage> &passages) const;
    Result<void> widen(const EvidenceReader &reader, const QString &question, const QList<Passage> &passages,
                       QList<Looked> &looked, Parallel &parallel, const std::stop_token &stop) const;
    QString readBy(const EvidenceSpan &span, const QList<Passage> &passages) const;
    double answersByWords(const QString &question, const QString &text) const;
    // Scores the first spans, then all of them if none of the first is a certain answer.
    Result<std::vector<float>> read(const EvidenceReader &reader, const QString &question,
                                    const QList<RankedSpan> &spans, const QList<Passage> &passages, Parallel &parallel,
                                    const std::stop_token &stop) const;
    Result<std::vector<float>> scored(const EvidenceReader &reader, const QString &question, const QStringList &texts,
                                      Parallel &parallel, const std::stop_token &stop) const;

    Idf m_idf;
    TablesBeside m_tables;
    ReaderFor m_readerFor; // null: rank lexically
    BeginningOf m_beginning;
    std::function<QString()> m_untold;
    mutable QMutex m_mutex;
    mutable std::optional<EvidenceReader> m_reader;
    mutable QHash<QString, float> m_known; // keyed by question and text
    mutable QHash<DocumentId, QString> m_beginnings;
    mutable QHash<QString, double> m_chances;          // keyed by question and quotation
    mutable QHash<QString, QList<Ranking>> m_rankings; // keyed by question; usually from the first, largest ranking
};

} // namespace core
