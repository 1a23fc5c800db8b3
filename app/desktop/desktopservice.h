// Attest on the session bus (the door to D-Bus): one window for a library, and what other programs may ask of it. A
// second start hands over to the first. Interface org.attest.Attest: Open(paths), Ask(question), ShowCitation(link).
#pragma once

#include "core/values/documentlink.h"

#include <QDBusContext>
#include <QObject>
#include <QStringList>

namespace app {

class DesktopService : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.attest.Attest")

public:
    // What a start of the program was told to do.
    struct Request
    {
        QStringList paths; // absolute
        QStringList links;
        QString question;
    };

    // The usual library has the name org.attest.Attest; any other one a name of its own, by its absolute path.
    explicit DesktopService(const QString &library, bool isUsual, QObject *parent = nullptr);
    ~DesktopService() override;

    // Whether a window that has this library open took the request over; it is brought to the front. Waits for it, some
    // seconds at most. Without a session bus: no.
    bool handOver(const Request &request) const;
    bool begin(); // to be that window; false: there is no bus, or another program has the name
    QString name() const { return m_name; }

public slots: // of the bus, which calls them by these names
    Q_SCRIPTABLE void Open(const QStringList &paths);
    Q_SCRIPTABLE void Ask(const QString &question);
    Q_SCRIPTABLE void ShowCitation(const QString &link);

signals:
    void opened(const QStringList &paths); // none: the window alone is wanted
    void asked(const QString &question);
    void linkWanted(const core::DocumentLink &link);

private:
    void refuse(const QString &why);

    const QString m_name;
    bool m_begun = false;
};

} // namespace app
