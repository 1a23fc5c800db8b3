#include "core/openai/prices.h"

#include "core/base/json.h"

#include <QFile>
#include <QRegularExpression>
#include <QUrl>

namespace core::openai {
namespace {

QString withoutDate(const QString &model)
{
    static const QRegularExpression date(QStringLiteral("-20\\d\\d-?\\d\\d-?\\d\\d$"));
    return QString(model).remove(date);
}

bool isPrice(const Json &entry)
{
    return !entry[u"model"].toString().isEmpty() && entry[u"in"].isNumber() && entry[u"out"].isNumber() &&
           entry[u"in"].toDouble() >= 0 && entry[u"out"].toDouble() >= 0;
}

std::optional<Price> find(const QByteArray &list, const QString &host, const QString &model)
{
    const Json whole = Json::parse(list);
    for (const Json entry : whole[u"prices"]) {
        const QString server = entry[u"server"].toString();
        if (isPrice(entry) && entry[u"model"].toString() == model && (server.isEmpty() || server == host))
            return Price{entry[u"in"].toDouble(), entry[u"out"].toDouble()};
    }
    return {};
}

const QByteArray &ours()
{
    static const QByteArray list = [] {
        QFile file(QStringLiteral(":/prices.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    return list;
}

} // namespace

std::optional<Price> priceOf(const QString &server, const QString &model, const QByteArray &own)
{
    const QString host = QUrl(server).host();
    for (const QByteArray &list : {own, ours()}) {
        for (const QString &name : {model, withoutDate(model)}) {
            if (const std::optional<Price> price = list.isEmpty() ? std::nullopt : find(list, host, name))
                return price;
        }
    }
    return {};
}

QString faultInPrices(const QByteArray &own)
{
    if (own.trimmed().isEmpty())
        return {};
    Json::Problem problem;
    const Json list = Json::parse(own, &problem)[u"prices"];
    if (!list.isArray())
        return problem.what.isEmpty() ? QStringLiteral("it has no list “prices”")
                                      : QStringLiteral("%1 at byte %2").arg(problem.what, QString::number(problem.at));
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!isPrice(list[i]))
            return QStringLiteral("entry %1 lacks “model”, “in” or “out”").arg(i + 1);
    }
    return {};
}

} // namespace core::openai
