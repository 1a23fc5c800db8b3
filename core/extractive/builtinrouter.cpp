// The built-in Critic before any search: how much of a question is in the library, and what its form says about its
// size. It has no knowledge of its own, so it never routes to memory.
#include "core/extractive/builtincritic.h"

#include "core/base/inquotes.h"
#include "core/extractive/claims/vocabulary.h"

#include <QElapsedTimer>

#include <algorithm>

namespace core {
namespace {

// From this share on, the library is searched. Measured on two libraries: of 100 questions they answer none was below
// 0.68; of 80 questions asked of the wrong one, 60 were below one half.
constexpr double leastKnown = 0.5;
constexpr int mostNamed = 4; // words quoted in a reason

struct Known // how much of a question's content words is known
{
    double share = 0; // share of their weight, which is their IDF
    QStringList present;
    QStringList missing;
    bool whole = false; // names nothing, and asks about the documents themselves
};

Known knownOf(const QString &question, const Idf &idf)
{
    const Claim claim = questionOf(question, idf);
    Known known;
    for (const ClaimTerm &term : claim.terms)
        (term.outOfVocabulary ? known.missing : known.present).append(term.shown);
    known.share = shareInLibrary(claim);
    known.whole = claim.analysis.isOfTheWhole;
    if (known.whole)
        known.share = 1;
    return known;
}

QString reasonFor(const Known &known)
{
    if (known.whole)
        return QStringLiteral("it asks what the documents are about");
    if (known.present.isEmpty() && known.missing.isEmpty())
        return QStringLiteral("the question has no words to look for");
    if (known.missing.isEmpty())
        return QStringLiteral("all key terms appear in the library: ") + inQuotes(known.present.mid(0, mostNamed));
    if (known.present.isEmpty())
        return QStringLiteral("no key term appears in the library: ") + inQuotes(known.missing.mid(0, mostNamed));
    return QStringLiteral("the library mentions %1, not %2")
        .arg(inQuotes(known.present.mid(0, mostNamed)), inQuotes(known.missing.mid(0, mostNamed)));
}

// What in a question's form suggests several searches; empty if nothing does.
QString signOfSeveral(const TokenizedText &question)
{
    static const QStringList asking{QStringLiteral("who"),   QStringLiteral("what"), QStringLiteral("when"),
                                    QStringLiteral("where"), QStringLiteral("why"),  QStringLiteral("how"),
                                    QStringLiteral("which"), QStringLiteral("whose")};
    static const QStringList comparing{
        QStringLiteral("compare"),     QStringLiteral("compared"), QStringLiteral("comparison"),
        QStringLiteral("contrast"),    QStringLiteral("differ"),   QStringLiteral("difference"),
        QStringLiteral("differences"), QStringLiteral("versus"),   QStringLiteral("vs")};
    int asked = 0;
    bool compares = false;
    bool ranks = false; // "more than", "which ... or": a comparison only if things are named
    QString before;
    QStringList years;
    QStringList names;
    for (const ReadTerm &term : question.terms) {
        const QString word = question.text.mid(term.from, term.to - term.from).toLower();
        const QString between = question.text.left(term.from).trimmed().right(1);
        const bool begins = before.isEmpty() || before == u"and" || between == u"," || between == u"?";
        asked += asking.contains(word) && begins;
        compares = compares || comparing.contains(word);
        ranks = ranks || word == u"than" || word == u"or";
        if (isYear(term.key) && !years.contains(word))
            years.append(word);
        if (term.name && before != u"of" && !names.contains(word))
            names.append(word);
        before = word;
    }
    if (compares)
        return QStringLiteral("it compares");
    if (asked > 1)
        return QStringLiteral("it asks %1 things at once").arg(asked);
    if (years.size() > 1)
        return QStringLiteral("it mentions several years: ") + inQuotes(years.mid(0, mostNamed));
    if (ranks && names.size() > 1)
        return QStringLiteral("it compares %1").arg(inQuotes(names.mid(0, mostNamed)));
    return {};
}

// A verdict timed from here to its return.
class Timed
{
public:
    explicit Timed(Verdict::Kind kind)
    {
        m_timer.start();
        m_verdict.kind = kind;
        m_verdict.judge = QStringLiteral("built-in");
        m_verdict.how = QStringLiteral("features");
        m_verdict.cost.calls = 1;
    }

    Verdict decided(const QString &label, bool passed, double probability, const QString &reason)
    {
        m_verdict.label = label;
        m_verdict.passed = passed;
        m_verdict.probability = probability;
        m_verdict.reason = reason;
        m_verdict.cost.seconds = double(m_timer.nsecsElapsed()) / 1e9;
        return m_verdict;
    }

private:
    QElapsedTimer m_timer;
    Verdict m_verdict;
};

} // namespace

Result<Verdict> BuiltinCritic::judgeRetrieval(const QString &question) const
{
    Timed verdict(Verdict::Retrieval);
    const Known known = knownOf(question, m_idf);
    const bool needed = known.share >= leastKnown;
    return verdict.decided(needed ? QStringLiteral("yes") : QStringLiteral("no"), needed, known.share,
                           reasonFor(known));
}

Result<Verdict> BuiltinCritic::judgeRoute(const QString &question, const QStringList &routes) const
{
    Timed verdict(Verdict::Route);
    const QString library = QStringLiteral("library");
    const QString web = QStringLiteral("web");
    const Known known = knownOf(question, m_idf);
    const bool leaves = known.share < leastKnown && routes.contains(web);
    const QString label = leaves ? web : routes.contains(library) ? library : routes.value(0);
    return verdict.decided(label, true, leaves ? 1 - known.share : known.share, reasonFor(known));
}

Result<Verdict> BuiltinCritic::judgeComplexity(const QString &question) const
{
    constexpr double surely = 0.75; // probability from the form alone, which says nothing about the library
    Timed verdict(Verdict::Complexity);
    const QString sign = signOfSeveral(readText(question));
    if (sign.isEmpty())
        return verdict.decided(QStringLiteral("single"), true, surely, QStringLiteral("it asks one thing"));
    return verdict.decided(QStringLiteral("multi"), true, surely, sign);
}

} // namespace core
