// Attest on the session bus (the wrapper of D-Bus): one window per library, and an interface for other programs.
// Starting Attest again brings the running window to the front. Interface org.attest.Attest: Open(paths),
// Ask(question), ShowCitation(link).
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
    // What the program was started for.
    struct Request
    {
        QStringList paths; // absolute
        QStringList links;
        QString question;
    };

    // The default library uses the name org.attest.Attest; any other one its own name, derived from its absolute path.
    explicit DesktopService(const QString &library, bool isUsual, QObject *parent = nullptr);
    ~DesktopService() override;

    // Whether a window with this library accepted the request; it is brought to the front. Waits some seconds for it at
    // most. Without a session bus: false.
    bool handOver(const Request &request) const;
    bool begin(); // becomes that window; false: there is no bus, or another program has the name
    QString name() const { return m_name; }

public slots: // called over the bus, under these names
    Q_SCRIPTABLE void Open(const QStringList &paths);
    Q_SCRIPTABLE void Ask(const QString &question);
    Q_SCRIPTABLE void ShowCitation(const QString &link);

signals:
    void opened(const QStringList &paths); // none: only the window is wanted
    void asked(const QString &question);
    void linkWanted(const core::DocumentLink &link);

private:
    void refuse(const QString &why);

    const QString m_name;
    bool m_begun = false;
};

} // namespace app
