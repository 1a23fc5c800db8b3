#include "core/numbers/calculator.h"

#include "core/numbers/bestyear.h"

#include "core/language/lexicon.h"
#include "core/numbers/answerform.h"
#include "core/numbers/documentchoice.h"
#include "core/question/summaryrequest.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFilings = 4;     // filings opened per question
constexpr int mostOfACompany = 60; // documents whose first pages are examined
constexpr int mostSubjects = 6;    // companies compared per question
constexpr int mostMissing = 20;    // missing values reported

Calculation refusedFor(const QString &reason)
{
    return {{}, reason, {}};
}

// Combines the values found with those missing.
Calculation together(QList<Computed> found, const QList<MissingValue> &missing)
{
    Calculation all;
    all.missing = missing.mid(0, mostMissing);
    if (found.isEmpty()) {
        QStringList reasons;
        for (const MissingValue &each : missing)
            reasons.append(each.subject.isEmpty() ? each.reason : u"%1: %2"_s.arg(each.subject, each.reason));
        reasons.removeDuplicates();
        all.reason = reasons.join(u"; "_s);
        return all;
    }
    all.answer = found.takeFirst();
    all.further = std::move(found);
    return all;
}

// Capitalised words that are not names: words of the question itself, and names of measures.
QSet<QString> wordsOfQuestions(const QString &question, const Measures &measures)
{
    QSet<QString> known = lexicon().words("figure-neutral");
    for (const MeasureMention &mention : measures.mentionsIn(question)) {
        for (const QString &word : nameWords(question.mid(mention.from, mention.to - mention.from)))
            known.insert(word);
    }
    return known;
}

// "netflix", found as a name in the file name or on the cover, gets a capital; otherwise the document's title.
QString subjectInSmallLetters(const QString &question, const CandidateDocument &candidate)
{
    QStringList words;
    for (QString word : nameWords(question)) {
        if (candidate.names.file.contains(word) || candidate.names.registrant.contains(word)) {
            word[0] = word[0].toUpper();
            words.append(word);
        }
    }
    words.removeDuplicates();
    return words.isEmpty() ? candidate.document.title : words.join(u' ');
}

// "Netflix" as written in the question; otherwise the document's title.
QString subjectOf(const QString &question, const CandidateDocument &candidate, const Measures &measures)
{
    static const QRegularExpression name(u"(?<![\\w$])[\\p{Lu}\\d][\\p{L}\\p{N}&.-]*"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QSet<QString> &openings = lexicon().words("figure-openings");
    QStringList words;
    for (auto each = name.globalMatch(question); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        QString word = found.captured();
        while (word.endsWith(u'.'))
            word.chop(1);
        const bool opens = found.capturedStart() == 0 && openings.contains(word.toLower());
        if (word.size() > 1 && !opens && isNamed(word, candidate.names, measures) && !words.contains(word))
            words.append(word);
    }
    return words.isEmpty() ? subjectInSmallLetters(question, candidate) : words.join(u' ');
}

class Calculator
{
public:
    Calculator(const QString &question, const TableSource &source, const Measures &measures, std::stop_token stop)
        : m_question(takenApart(question, measures)),
          m_source(source),
          m_measures(measures),
          m_stop(std::move(stop))
    {
    }

    Result<Calculation> calculate(const QList<DocumentId> &chosen)
    {
        const QList<Document> documents = documentsIn(chosen);
        const Result<Calculation> one = ofOne(documents, !chosen.isEmpty());
        if (!one || one->answer || !one->candidates.isEmpty())
            return one;
        const Result<Calculation> several = ofSeveral(documents);
        const bool helps = !several || several->answer || !several->candidates.isEmpty();
        return helps ? several : one;
    }

private:
    // The company a question is about, in its words, and the documents that may belong to it.
    struct Subject
    {
        QStringList words;
        QList<CandidateDocument> documents;

        bool isOf(const CandidateDocument &other) const
        {
            return std::any_of(documents.begin(), documents.end(), [&other](const CandidateDocument &mine) {
                return mine.document.id == other.document.id;
            });
        }
    };

    QList<Document> documentsIn(const QList<DocumentId> &chosen) const
    {
        QList<Document> documents = m_source.documents();
        if (!chosen.isEmpty())
            documents.removeIf([&chosen](const Document &document) { return !chosen.contains(document.id); });
        return documents;
    }

    Result<Calculation> ofOne(const QList<Document> &documents, bool areChosen) const
    {
        const Result<QList<NumberTask>> tasks = tasksOf(m_question, m_measures);
        if (!tasks)
            return refusedFor(tasks.error().message);
        const QStringList names = namesIn(m_question.whole, wordsOfQuestions(m_question.whole, m_measures));
        const QList<CandidateDocument> candidates =
            candidatesFor(m_question.whole, names, documents, areChosen, m_source, m_measures, m_stop);
        if (m_stop.stop_requested())
            return Error::cancelled();
        if (candidates.isEmpty())
            return refusedFor(u"it names no company with a document here"_s);
        return ofEachTask(*tasks, candidates);
    }

    // "Compare the revenue of A and B": an answer for each.
    Result<Calculation> ofSeveral(const QList<Document> &documents) const
    {
        if (saysPhrase(m_question.lowered(), "figure-of-both"))
            return refusedFor(u"it asks for one number from several companies"_s);
        Result<QList<NumberTask>> tasks = tasksOf(m_question, m_measures, Subjects::Several);
        const QList<Subject> subjects = tasks ? subjectsOf(tasks->first(), documents) : QList<Subject>();
        if (m_stop.stop_requested())
            return Error::cancelled();
        if (subjects.size() < 2 || subjects.size() > mostSubjects)
            return refusedFor(u"it is not about several companies"_s);
        const FiscalPeriod period = m_question.periods.isEmpty() ? lastOfAll(subjects) : FiscalPeriod();
        Result<Calculation> all = ofSubjects(subjects, *tasks, period);
        // If they have no year in common, each uses its own latest.
        if (all && !all->missing.isEmpty() && period.year) {
            Result<Calculation> own = ofSubjects(subjects, *tasks, {});
            if (!own || (own->answer && own->missing.size() < all->missing.size()))
                all = std::move(own);
        }
        if (all && all->answer && m_question.periods.isEmpty() && !isOfOnePeriod(*all))
            all->answer->note = (all->answer->note + u" The documents have no year in common."_s).trimmed();
        return all;
    }

    static bool isOfOnePeriod(const Calculation &calculation)
    {
        return std::all_of(calculation.further.begin(), calculation.further.end(),
                           [&](const Computed &each) { return each.period == calculation.answer->period; });
    }

    // For that period; without a year, each for its latest, or for those that the tasks name.
    Result<Calculation> ofSubjects(const QList<Subject> &subjects, QList<NumberTask> tasks,
                                   const FiscalPeriod &period) const
    {
        QList<Computed> found;
        QList<MissingValue> missing;
        for (const Subject &subject : subjects) {
            const QString name = subject.words.join(u' ');
            if (subject.documents.isEmpty()) {
                for (const NumberTask &task : std::as_const(tasks)) {
                    for (const QString &each : period.year ? QStringList{inWords(period)} : periodsOf(task))
                        missing.append({capitalized(task.name), name, each, u"no document is about it"_s});
                }
                continue;
            }
            for (NumberTask &task : tasks) {
                task.unexplained = subject.words;
                if (period.year)
                    task.each = {period};
            }
            const Result<Calculation> calculation = ofEachTask(tasks, subject.documents);
            if (!calculation)
                return calculation.error();
            found += allOf(*calculation);
            for (MissingValue each : calculation->missing) {
                each.subject = name;
                missing.append(each);
            }
        }
        return together(std::move(found), missing);
    }

    static QString capitalized(QString text)
    {
        if (!text.isEmpty())
            text[0] = text[0].toUpper();
        return text;
    }

    // The latest year for which all have a report; year 0 if one has no annual report.
    FiscalPeriod lastOfAll(const QList<Subject> &subjects) const
    {
        FiscalPeriod all;
        for (const Subject &subject : subjects) {
            int last = 0;
            for (const CandidateDocument &candidate : subject.documents.mid(0, mostOfACompany)) {
                const DocumentFacts facts = factsOf(candidate.document, m_source, m_measures);
                last = facts.form == DocumentFacts::Annual ? std::max(last, facts.fiscalYear) : last;
            }
            all.year = last == 0 || all.year == 0 ? last : std::min(all.year, last);
            if (last == 0)
                return {};
        }
        return all;
    }

    Result<Calculation> ofEachTask(const QList<NumberTask> &tasks, const QList<CandidateDocument> &candidates) const
    {
        QList<Computed> found;
        QList<MissingValue> missing;
        QList<MissingValue> optional; // optional values that are missing
        for (const NumberTask &task : tasks) {
            const Result<Calculation> calculation = fromBest(task, candidates);
            if (!calculation)
                return calculation.error();
            if (tasks.size() == 1 && calculation->answer && calculation->missing.isEmpty())
                return calculation; // includes its variants
            found += allOf(*calculation);
            (task.isOptional ? optional : missing) += missingOf(*calculation, task);
        }
        return together(std::move(found), found.isEmpty() ? missing + optional : missing);
    }

    QList<MissingValue> missingOf(const Calculation &calculation, const NumberTask &task) const
    {
        if (calculation.answer || !calculation.missing.isEmpty())
            return calculation.missing;
        QList<MissingValue> missing;
        for (const QString &period : periodsOf(task))
            missing.append({capitalized(task.name), {}, period, calculation.reason});
        return missing;
    }

    // The periods for which a task asks for values, in words; a single empty one if none is named.
    QStringList periodsOf(const NumberTask &task) const
    {
        QStringList periods;
        for (const FiscalPeriod &period : task.each)
            periods.append(inWords(period));
        if (periods.isEmpty())
            periods.append(m_question.periods.size() == 1 ? inWords(m_question.periods.first()) : QString());
        return periods;
    }

    // Adjacent words name one company. Empty if one of them names no document, unless it is listed beside one that
    // does: "Acme and Unheard".
    QList<Subject> subjectsOf(const NumberTask &task, const QList<Document> &documents) const
    {
        QList<Subject> subjects;
        for (const QStringList &words : runsOf(task.unexplained)) {
            const QString name = words.join(u' ');
            const QList<CandidateDocument> candidates =
                candidatesFor(name, nameWords(name), documents, false, m_source, m_measures, m_stop);
            if (!name[0].isUpper())
                return {};
            const auto known = std::find_if(subjects.begin(), subjects.end(), [&](const Subject &subject) {
                return std::any_of(candidates.begin(), candidates.end(),
                                   [&](const CandidateDocument &each) { return subject.isOf(each); });
            });
            if (known == subjects.end())
                subjects.append({words, candidates});
            else
                known->words += words;
        }
        const auto isKnown = [](const Subject &subject) { return !subject.documents.isEmpty(); };
        const bool areListed = std::all_of(subjects.begin(), subjects.end(), [&](const Subject &subject) {
            return isKnown(subject) || std::any_of(subjects.begin(), subjects.end(), [&](const Subject &other) {
                       return isKnown(other) && areBeside(subject, other);
                   });
        });
        return areListed ? subjects : QList<Subject>();
    }

    // "Acme and Tallow", "Acme, Tallow", "Tallow's versus Acme's": nothing else is in between.
    bool areBeside(const Subject &one, const Subject &other) const
    {
        const bool areCompared = saysPhrase(m_question.lowered(), "figure-compared");
        const QString joint = u"(?:['’]s?)?(?:\\s*,\\s*(?:(?:%1)\\s+)?|\\s+(?:(?:%1)\\.?|&)\\s+)"_s.arg(
            lexicon().alternatives("figure-beside") +
            (areCompared ? u'|' + lexicon().alternatives("figure-compared-with") : QString()));
        const QString a = QRegularExpression::escape(one.words.join(u' '));
        const QString b = QRegularExpression::escape(other.words.join(u' '));
        const QRegularExpression beside(u"\\b(?:%1%3%2|%2%3%1)\\b"_s.arg(a, b, joint));
        return beside.match(m_question.asking).hasMatch();
    }

    QList<QStringList> runsOf(const QStringList &unexplained) const
    {
        static const QRegularExpression possessive(u"['’]s?$"_s);
        static const QRegularExpression ends(u"[,;:.?!]+$"_s);
        QList<QStringList> runs;
        bool goesOn = false;
        for (const QString &said : m_question.asking.split(u' ', Qt::SkipEmptyParts)) {
            QString word = said;
            const bool isLast = word.contains(ends);
            word.remove(ends);
            const bool isOwner = word.contains(possessive);
            word.remove(possessive);
            const bool isOf = unexplained.contains(word);
            if (isOf && goesOn)
                runs.last().append(word);
            else if (isOf)
                runs.append(QStringList{word});
            goesOn = isOf && !isLast && !isOwner;
        }
        return runs;
    }

    static QList<Computed> allOf(const Calculation &calculation)
    {
        return calculation.answer ? QList<Computed>{*calculation.answer} + calculation.further : calculation.candidates;
    }

    Result<Calculation> fromBest(NumberTask task, const QList<CandidateDocument> &candidates) const
    {
        QList<std::pair<CandidateDocument, DocumentFacts>> sorted;
        for (const CandidateDocument &candidate : candidates.mid(0, mostOfACompany)) {
            if (m_stop.stop_requested())
                return Error::cancelled();
            sorted.append({candidate, factsOf(candidate.document, m_source, m_measures)});
        }
        NumberQuestion question = m_question;
        if (question.lastYears > 0 && question.periods.isEmpty()) {
            const QList<int> years = lastYearsOf(sorted);
            if (years.isEmpty())
                return refusedFor(u"it asks about the last years, and there is no annual report"_s);
            QList<FiscalPeriod> each;
            for (const int year : years)
                each.append({FiscalPeriod::Year, year, 0});
            if (task.form == NumberTask::Average) {
                question.averageYears = years;
                question.periods = {each.last()};
            } else {
                task.each = each;
            }
        }
        sortByPeriod(sorted, question.periods.isEmpty() ? task.each : question.periods);
        const Result<Calculation> all = fromFirst(task, question, sorted);
        if (!all || all->answer)
            return all;
        if (!task.each.isEmpty())
            return ofEachPeriod(task, sorted);
        Result<Calculation> across = fromTwo(task, question, std::move(sorted));
        return !across || across->answer ? across : all;
    }

    // "From 2015 to 2022": if no report has both years, one provides the first and another the last.
    Result<Calculation> fromTwo(const NumberTask &task, const NumberQuestion &question,
                                QList<std::pair<CandidateDocument, DocumentFacts>> candidates) const
    {
        if (task.periods.size() != 2)
            return refusedFor({});
        sortByPeriod(candidates, {task.periods.last()});
        const auto late = candidates.mid(0, mostFilings);
        sortByPeriod(candidates, {task.periods.first()});
        const auto early = candidates.mid(0, mostFilings);
        for (const auto &[last, lastFacts] : late) {
            const Result<Filing> filing = Filing::open(last.document, m_source, m_measures, m_stop);
            if (!filing && filing.error().code == Error::Cancelled)
                return filing.error();
            if (!filing || !isNamedBy(task, last))
                continue;
            for (const auto &[first, firstFacts] : early) {
                const Result<Filing> earlier = Filing::open(first.document, m_source, m_measures, m_stop);
                if (!earlier && earlier.error().code == Error::Cancelled)
                    return earlier.error();
                if (!earlier || first.document.id == last.document.id || !isNamedBy(task, first))
                    continue;
                const QString subject = subjectOf(m_question.whole, last, m_measures);
                Result<TaskAnswer> answer = answerOf(task, question, *filing, subject, m_measures, &*earlier);
                if (answer)
                    return Calculation{std::move(answer->computed), {}, {}};
            }
        }
        return refusedFor({});
    }

    bool isNamedBy(const NumberTask &task, const CandidateDocument &candidate) const
    {
        const DocumentNames names = namesByCover(candidate.document, m_source, m_measures);
        return std::all_of(task.unexplained.begin(), task.unexplained.end(),
                           [&](const QString &word) { return isNamed(word, names, m_measures); });
    }

    // As many years as wanted, up to that of the latest annual report.
    QList<int> lastYearsOf(const QList<std::pair<CandidateDocument, DocumentFacts>> &reports) const
    {
        int last = 0;
        for (const auto &[candidate, facts] : reports)
            last = facts.form == DocumentFacts::Annual ? std::max(last, facts.fiscalYear) : last;
        QList<int> years;
        for (int year = last - m_question.lastYears + 1; last > 0 && year <= last; ++year)
            years.append(year);
        return years;
    }

    // A later year's report may no longer have what is asked about an earlier one.
    Result<Calculation> ofEachPeriod(const NumberTask &task,
                                     QList<std::pair<CandidateDocument, DocumentFacts>> &candidates) const
    {
        QList<Computed> found;
        QList<MissingValue> missing;
        for (const FiscalPeriod &period : task.each) {
            NumberTask one = task;
            one.each.clear();
            NumberQuestion question = m_question;
            question.periods = {period};
            sortByPeriod(candidates, question.periods);
            const Result<Calculation> answer = fromFirst(one, question, candidates);
            if (!answer)
                return answer.error();
            if (answer->answer)
                found.append(*answer->answer);
            else
                missing.append({capitalized(task.name), {}, inWords(period), answer->reason});
        }
        return together(std::move(found), missing);
    }

    // Uses the first document that has everything.
    Result<Calculation> fromFirst(const NumberTask &task, const NumberQuestion &question,
                                  const QList<std::pair<CandidateDocument, DocumentFacts>> &candidates) const
    {
        QString reason;
        for (const auto &[candidate, facts] : candidates.mid(0, mostFilings)) {
            Result<Calculation> answer = from(task, question, candidate);
            if (answer || answer.error().code != Error::NotFound)
                return answer;
            reason = reason.isEmpty() ? answer.error().message : reason;
        }
        return refusedFor(reason);
    }

    Result<Calculation> from(const NumberTask &task, const NumberQuestion &question, CandidateDocument candidate) const
    {
        candidate.names = namesByCover(candidate.document, m_source, m_measures);
        for (const QString &word : task.unexplained) {
            if (!isNamed(word, candidate.names, m_measures))
                return Error{Error::NotFound, u"\"%1\" may change the number"_s.arg(word), {}};
        }
        const Result<Filing> filing = Filing::open(candidate.document, m_source, m_measures, m_stop);
        if (!filing && filing.error().code == Error::Unavailable)
            return Error{
                Error::NotFound, u"the tables of %1 have not been read yet"_s.arg(candidate.document.title), {}};
        if (!filing)
            return filing.error();
        const QString subject = subjectOf(m_question.whole, candidate, m_measures);
        if (task.each.isEmpty()) {
            Result<TaskAnswer> answer = answerOf(task, question, *filing, subject, m_measures);
            if (!answer)
                return answer.error();
            return Calculation{std::move(answer->computed), {}, std::move(answer->variants)};
        }
        QList<Computed> found;
        for (const FiscalPeriod &period : task.each) {
            NumberQuestion one = question;
            one.periods = {period};
            Result<TaskAnswer> answer = answerOf(task, one, *filing, subject, m_measures);
            if (!answer)
                return answer.error();
            found.append(std::move(answer->computed));
        }
        return together(std::move(found), {});
    }

    const NumberQuestion m_question;
    const TableSource &m_source;
    const Measures &m_measures;
    const std::stop_token m_stop;
};

} // namespace

bool asksForNumber(const QString &question)
{
    return asksForNumber(question, Measures::builtIn());
}

bool asksForNumber(const QString &question, const Measures &measures)
{
    if (summaryAsked(question) && measures.mentionsIn(question).isEmpty())
        return false; // "Summarise ACME_2022_10K": the year is part of the name
    const QString lowered = question.left(2000).toLower();
    const bool isExtreme = saysPhrase(lowered, "figure-largest") || saysPhrase(lowered, "figure-smallest");
    const auto namesGroup = [&lowered](const RowGroup &group) {
        return std::any_of(group.names.begin(), group.names.end(),
                           [&lowered](const Pattern &name) { return name.isIn(lowered); });
    };
    return saysPhrase(lowered, "figure-asked") || saysPhrase(lowered, "figure-profitable") ||
           asksHowItIsDoing(lowered) || asksWhatItEarned(lowered) || asksWhatItLost(lowered) ||
           !measures.mentionsIn(question).isEmpty() ||
           (isExtreme && std::any_of(measures.groups().begin(), measures.groups().end(), namesGroup));
}

Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              std::stop_token stop)
{
    return calculate(question, documents, source, Measures::builtIn(), std::move(stop));
}

namespace {

// "In which year was Acme's revenue highest?"
Result<Calculation> calculateYear(const QString &question, const QList<DocumentId> &documents,
                                  const TableSource &source, const Measures &measures, const std::stop_token &stop)
{
    const std::optional<BestYearQuestion> asked = bestYearQuestion(question);
    if (!asked)
        return refusedFor({});
    const Result<Calculation> each = Calculator(asked->eachYear, source, measures, stop).calculate(documents);
    if (!each || !each->answer)
        return each ? refusedFor(each->reason) : each;
    return Calculation{bestYearOf(QList<Computed>{*each->answer} + each->further, asked->isHighest), {}, {}};
}

} // namespace

Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              const Measures &measures, std::stop_token stop)
{
    const Result<Calculation> first = Calculator(question, source, measures, stop).calculate(documents);
    if (!first || first->answer || !first->candidates.isEmpty())
        return first;
    const Result<Calculation> second = calculateYear(question, documents, source, measures, stop);
    return !second || second->answer ? second : first;
}

} // namespace core
