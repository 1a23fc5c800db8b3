#include "ui/pages/webpage.h"

#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QUrl>

namespace ui {
namespace {

struct WebPageTexts // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::WebPage)
};

} // namespace

void offerWebPage(Notice &notice, const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    if (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http"))
        return notice.say(
            WebPageTexts::tr("The address of this passage is not one a browser should open: %1").arg(address));
    // The form a browser would use: without a user, and without lookalike letters.
    const QString shown = QString::fromLatin1(url.toEncoded(QUrl::RemoveUserInfo));
    notice.mention(WebPageTexts::tr("This passage is from the web: %1").arg(shown),
                   WebPageTexts::tr("Open in the browser"),
                   [url] { QDesktopServices::openUrl(url.adjusted(QUrl::RemoveUserInfo)); });
}

} // namespace ui
