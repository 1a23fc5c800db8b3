#include "core/values/documentlink.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLink = 4000; // in characters
constexpr qsizetype mostWords = 200;    // in characters
constexpr int lastPage = 1'000'000;

Error wrong(const QString &what)
{
    return {Error::Invalid, u"This link cannot be followed: %1."_s.arg(what), {}};
}

} // namespace

QString textOf(const DocumentLink &link)
{
    QString text = u"attest://document/%1/page/%2"_s.arg(QString::fromLatin1(link.sum), QString::number(link.page));
    QString words = link.words.simplified();
    if (words.size() > mostWords)
        words = words.left(mostWords).section(u' ', 0, -2);
    if (!words.isEmpty())
        text += u"?words="_s + QString::fromLatin1(QUrl::toPercentEncoding(words));
    return text;
}

bool isDocumentLink(const QString &text)
{
    return text.startsWith(u"attest:"_s, Qt::CaseInsensitive);
}

Result<DocumentLink> documentLinkFrom(const QString &text)
{
    static const QRegularExpression place(u"^/([0-9a-f]{64})/page/([0-9]{1,7})$"_s);
    if (text.size() > longestLink)
        return wrong(u"it is too long"_s);
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != "attest"_L1 || url.host() != "document"_L1)
        return wrong(u"it does not begin with attest://document/"_s);
    const QRegularExpressionMatch match = place.match(url.path().toLower());
    const int page = match.captured(2).toInt();
    if (!match.hasMatch() || page < 1 || page > lastPage)
        return wrong(u"it names no document and page"_s);
    const QString words = QUrlQuery(url).queryItemValue(u"words"_s, QUrl::FullyDecoded).simplified();
    return DocumentLink{match.captured(1).toLatin1(), page, words.left(mostWords)};
}

} // namespace core
