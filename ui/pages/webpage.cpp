#include "ui/pages/webpage.h"

#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QUrl>

namespace ui {

void offerWebPage(Notice &notice, const QString &address)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("ui::WebPage", text); };
    const QUrl url(address, QUrl::StrictMode);
    if (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http"))
        return notice.say(tr("The address of this passage is none that a browser should open: %1").arg(address));
    // As a browser would go there: no user, no letters that only look like others.
    const QString shown = QString::fromLatin1(url.toEncoded(QUrl::RemoveUserInfo));
    notice.mention(tr("This passage is from the web: %1").arg(shown), tr("Open in the browser"),
                   [url] { QDesktopServices::openUrl(url.adjusted(QUrl::RemoveUserInfo)); });
}

} // namespace ui
