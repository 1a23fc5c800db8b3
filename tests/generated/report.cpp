#include "tests/generated/report.h"

namespace generated {

using namespace Qt::StringLiterals;

namespace {

QString line(const QString &name, const Score &score)
{
    return u"%1 false Computed %2 of %3; right %4 of %5 answerable (%6 Computed); likely and right %7 of %8"_s
        .arg(name, -42)
        .arg(score.falseComputed)
        .arg(score.asked)
        .arg(score.right)
        .arg(score.answerable)
        .arg(score.computedRight)
        .arg(score.likelyRight)
        .arg(score.likely);
}

QStringList linesOf(const QString &what, const QMap<QString, Score> &scores)
{
    if (scores.isEmpty())
        return {};
    QStringList lines{line(what, Figures::all(scores))};
    for (auto kind = scores.begin(); scores.size() > 1 && kind != scores.end(); ++kind)
        lines.append(line(u"    "_s + kind.key(), *kind));
    return lines;
}

QStringList linesOf(const QString &what, const QMap<QString, ClaimScore> &scores)
{
    if (scores.isEmpty())
        return {};
    const ClaimScore all = Figures::all(scores);
    QStringList lines{u"%1 supported %2 of %3"_s.arg(what, -42).arg(all.supported).arg(all.claims)};
    for (auto kind = scores.begin(); kind != scores.end(); ++kind)
        lines.append(u"    %1 supported %2 of %3"_s.arg(kind.key(), -38).arg(kind->supported).arg(kind->claims));
    return lines;
}

QStringList linesOf(const QString &what, const QMap<QString, QMap<QString, SentenceScore>> &scores)
{
    QStringList lines;
    for (auto judged = scores.begin(); judged != scores.end(); ++judged) {
        const SentenceScore all = Figures::all(*judged);
        lines.append(u"%1 Verified %2 of %3 (ticked %4)"_s.arg(what + u", "_s + judged.key(), -52)
                         .arg(all.verified)
                         .arg(all.sentences)
                         .arg(all.ticked));
        QStringList kinds;
        for (auto kind = judged->begin(); kind != judged->end(); ++kind)
            kinds.append(u"%1 %2/%3"_s.arg(kind.key()).arg(kind->verified).arg(kind->sentences));
        lines.append(u"    "_s + kinds.join(u", "_s));
    }
    return lines;
}

// The flow with the worst share: the largest for lies, the smallest for true sentences.
void addWorst(QMap<QString, Rate> &rates, const QString &what,
              const QMap<QString, QMap<QString, SentenceScore>> &scores, bool largestIsWorst)
{
    for (auto judged = scores.begin(); judged != scores.end(); ++judged) {
        const SentenceScore all = Figures::all(*judged);
        const Rate rate{all.verified, all.sentences};
        const QString name = u"%1 Verified, %2"_s.arg(what, judged.key().section(u", "_s, 1));
        const auto known = rates.constFind(name);
        if (known == rates.constEnd() || (rate.share() > known->share()) == largestIsWorst)
            rates.insert(name, rate);
    }
}

} // namespace

QStringList inWords(const Figures &figures)
{
    QStringList lines = linesOf(u"Counting questions"_s, figures.counts);
    lines += linesOf(u"Table questions"_s, figures.questions);
    lines += linesOf(u"Questions of pairs"_s, figures.paired);
    for (auto pair = figures.pairs.begin(); pair != figures.pairs.end(); ++pair)
        lines.append(u"Pairs, %1 not alike %2 of %3"_s.arg(pair.key(), -35).arg(pair->second).arg(pair->first));
    lines += linesOf(u"False claims"_s, figures.falseClaims);
    lines += linesOf(u"True claims"_s, figures.trueClaims);
    lines += linesOf(u"Lies"_s, figures.lies);
    return lines + linesOf(u"True sentences"_s, figures.truths);
}

QMap<QString, Rate> ratesOf(const Figures &figures)
{
    QMap<QString, Rate> rates;
    const Score questions = Figures::all(figures.questions);
    const Score counts = Figures::all(figures.counts);
    const ClaimScore lies = Figures::all(figures.falseClaims);
    const ClaimScore truths = Figures::all(figures.trueClaims);
    rates.insert(u"false Computed"_s, {questions.falseComputed, questions.asked});
    rates.insert(u"right of answerable"_s, {questions.right, questions.answerable});
    const Score paired = Figures::all(figures.paired);
    rates.insert(u"pairs: false Computed"_s, {paired.falseComputed, paired.asked});
    rates.insert(u"likely and right"_s, {questions.likelyRight, questions.likely});
    rates.insert(u"counting: false Computed"_s, {counts.falseComputed, counts.asked});
    rates.insert(u"counting: right"_s, {counts.right, counts.answerable});
    rates.insert(u"false claims supported"_s, {lies.supported, lies.claims});
    rates.insert(u"true claims supported"_s, {truths.supported, truths.claims});
    Rate pairs;
    for (const auto &[all, unlike] : figures.pairs) {
        pairs.of += all;
        pairs.count += unlike;
    }
    rates.insert(u"pairs not alike"_s, pairs);
    addWorst(rates, u"lies"_s, figures.lies, true);
    addWorst(rates, u"true sentences"_s, figures.truths, false);
    return rates;
}

} // namespace generated
