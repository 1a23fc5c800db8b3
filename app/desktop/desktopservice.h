// Attest on the session bus (wraps D-Bus): ensures that there is one window per library, and provides an interface for
// other programs. Starting Attest again brings the running window to the front. Interface org.attest.Attest:
// Open(paths), Ask(question), ShowCitation(link).
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
    // The user's request when starting the program.
    struct Request
    {
        QStringList paths; // absolute paths
        QStringList links;
        QString question;
    };

    // The default library uses the name org.attest.Attest; any other library uses a name derived from its absolute
    // path.
    explicit DesktopService(const QString &library, bool isUsual, QObject *parent = nullptr);
    ~DesktopService() override;

    // Passes the request to a window open on this library and brings that window to the front. Waits a few seconds at
    // most. False: no window accepted it, or there is no session bus.
    bool handOver(const Request &request) const;
    bool begin(); // becomes that window; false: there is no session bus, or another program owns the name
    QString name() const { return m_name; }

public slots: // called over D-Bus by these names
    Q_SCRIPTABLE void Open(const QStringList &paths);
    Q_SCRIPTABLE void Ask(const QString &question);
    Q_SCRIPTABLE void ShowCitation(const QString &link);

signals:
    void opened(const QStringList &paths); // empty: only bring the window to the front
    void asked(const QString &question);
    void linkWanted(const core::DocumentLink &link);

private:
    void refuse(const QString &why);

    const QString m_name;
    bool m_begun = false;
};

} // namespace app
