#include "core/session/review.h"

#include <algorithm>

namespace core {
namespace {

constexpr const char *supports[] = {"unchecked", "fully", "partially", "no"};

QJsonObject toJson(const CorrectedVerdict &correction)
{
    return {{QStringLiteral("kind"), kindName(correction.kind)}, {QStringLiteral("passage"), correction.passage},
            {QStringLiteral("sentence"), correction.sentence},   {QStringLiteral("judge"), correction.judge},
            {QStringLiteral("passes"), correction.passes},       {QStringLiteral("at"), correction.at}};
}

CorrectedVerdict correctionFrom(const QJsonObject &json)
{
    return {verdictFrom({{QStringLiteral("kind"), json[u"kind"]}}).kind,
            json[u"passage"].toInteger(),
            json[u"sentence"].toInt(-1),
            json[u"judge"].toString(),
            json[u"passes"].toBool(),
            json[u"at"].toInteger()};
}

QJsonObject toJson(const Recheck &recheck)
{
    QJsonArray sentences;
    for (const Support support : recheck.sentences)
        sentences.append(name(support));
    return {{QStringLiteral("at"), recheck.at},
            {QStringLiteral("judge"), recheck.judge},
            {QStringLiteral("support"), name(recheck.answer)},
            {QStringLiteral("sentences"), sentences},
            {QStringLiteral("evidence"), hashesJson(recheck.evidence)},
            {QStringLiteral("remark"), recheck.remark}};
}

Recheck recheckFrom(const QJsonObject &json)
{
    Recheck recheck{json[u"at"].toInteger(),
                    json[u"judge"].toString(),
                    supportNamed(json[u"support"].toString()),
                    {},
                    hashesFrom(json[u"evidence"].toObject()),
                    json[u"remark"].toString()};
    for (const QJsonValue &sentence : json[u"sentences"].toArray())
        recheck.sentences.append(supportNamed(sentence.toString()));
    return recheck;
}

} // namespace

QString kindName(Verdict::Kind kind)
{
    Verdict verdict;
    verdict.kind = kind;
    return toJson(verdict)[u"kind"].toString();
}

QString name(Support support)
{
    return QLatin1String(supports[int(support)]);
}

Support supportNamed(const QString &name)
{
    const auto found = std::find_if(std::begin(supports), std::end(supports),
                                    [&](const char *each) { return name == QLatin1String(each); });
    return found == std::end(supports) ? Support::Unchecked : Support(found - std::begin(supports));
}

Support supportOf(const Verdict &verdict)
{
    const Support support = supportNamed(verdict.label);
    return support == Support::Unchecked ? Support::No : support;
}

bool CorrectedVerdict::isOf(const Verdict &verdict) const
{
    return kind == verdict.kind && passage == verdict.passage && sentence == verdict.sentence;
}

const CorrectedVerdict *Review::correctionOf(const Verdict &verdict) const
{
    const auto found = std::find_if(corrections.begin(), corrections.end(),
                                    [&](const CorrectedVerdict &correction) { return correction.isOf(verdict); });
    return found == corrections.end() ? nullptr : &*found;
}

void Review::correct(const Verdict &verdict, bool passes, qint64 at)
{
    corrections.removeIf([&](const CorrectedVerdict &correction) { return correction.isOf(verdict); });
    if (verdict.passed != passes || verdict.invalid())
        corrections.append({verdict.kind, verdict.passage, verdict.sentence, verdict.judge, passes, at});
}

QJsonObject toJson(const Review &review)
{
    QJsonObject json;
    QJsonArray corrections;
    for (const CorrectedVerdict &correction : review.corrections)
        corrections.append(toJson(correction));
    QJsonArray rechecks;
    for (const Recheck &recheck : review.rechecks)
        rechecks.append(toJson(recheck));
    if (!corrections.isEmpty())
        json[QLatin1String("corrected_by_user")] = corrections;
    if (!rechecks.isEmpty())
        json[QLatin1String("checked_again")] = rechecks;
    return json;
}

Review reviewFrom(const QJsonObject &json)
{
    Review review;
    for (const QJsonValue &correction : json[u"corrected_by_user"].toArray())
        review.corrections.append(correctionFrom(correction.toObject()));
    for (const QJsonValue &recheck : json[u"checked_again"].toArray())
        review.rechecks.append(recheckFrom(recheck.toObject()));
    return review;
}

QJsonObject hashesJson(const QHash<DocumentId, QByteArray> &hashes)
{
    QJsonObject json;
    for (auto each = hashes.cbegin(); each != hashes.cend(); ++each)
        json[QString::number(each.key())] = QString::fromLatin1(each.value());
    return json;
}

QHash<DocumentId, QByteArray> hashesFrom(const QJsonObject &json)
{
    QHash<DocumentId, QByteArray> hashes;
    for (auto each = json.begin(); each != json.end(); ++each)
        hashes.insert(each.key().toLongLong(), each.value().toString().toLatin1());
    return hashes;
}

} // namespace core
