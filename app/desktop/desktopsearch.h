// Lets desktop search find pages of the library, through two interfaces on the session bus, available alongside
// DesktopService while a window is open: org.gnome.Shell.SearchProvider2 at /org/attest/Attest/Search, org.kde.krunner1
// at /org/attest/Attest/Runner. A result's id is its link. No flow runs, and no model is called.
#pragma once

#include "app/services/searchservice.h"

#include <QDBusContext>
#include <QDBusMessage>
#include <QHash>
#include <QObject>
#include <QVariantMap>

namespace app {

struct RunnerMatch // in the format of KRunner
{
    QString id;
    QString text;
    QString icon;
    int kind = 0;
    double relevance = 0; // 0 ... 1
    QVariantMap properties;
};

struct RunnerAction
{
    QString id;
    QString text;
    QString icon;
};

using RunnerMatches = QList<RunnerMatch>;
using RunnerActions = QList<RunnerAction>;
using ResultMetas = QList<QVariantMap>;

class DesktopSearch : public QObject
{
    Q_OBJECT

public:
    using Reply = std::function<void(const QList<FoundPage> &found)>;

    explicit DesktopSearch(SearchService &search, QObject *parent = nullptr);
    ~DesktopSearch() override;

    bool begin(); // false: there is no session bus
    void setOn(bool isOn) { m_isOn = isOn; }

    // For the two interfaces below.
    void find(const QString &words, const Reply &reply);
    FoundPage known(const QString &id) const { return m_known.value(id); } // a page found recently; empty if unknown
    void open(const QString &id);
    void launch(const QStringList &terms);

signals:
    void linkWanted(const core::DocumentLink &link);
    void questionWanted(const QString &words); // puts the words into the window's question field, for the user to ask

private:
    SearchService &m_search;
    QHash<QString, FoundPage> m_known; // keyed by link
    bool m_isOn = true;
};

class ShellSearch : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.gnome.Shell.SearchProvider2")

public:
    explicit ShellSearch(DesktopSearch &search) : QObject(&search), m_search(search) {}

public slots: // called over D-Bus by these names
    Q_SCRIPTABLE QStringList GetInitialResultSet(const QStringList &terms);
    Q_SCRIPTABLE QStringList GetSubsearchResultSet(const QStringList &previous, const QStringList &terms);
    Q_SCRIPTABLE app::ResultMetas GetResultMetas(const QStringList &ids) const;
    Q_SCRIPTABLE void ActivateResult(const QString &id, const QStringList &terms, uint timestamp);
    Q_SCRIPTABLE void LaunchSearch(const QStringList &terms, uint timestamp);

private:
    DesktopSearch &m_search;
};

class RunnerSearch : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.krunner1")

public:
    explicit RunnerSearch(DesktopSearch &search) : QObject(&search), m_search(search) {}

public slots: // called over D-Bus by these names
    Q_SCRIPTABLE app::RunnerMatches Match(const QString &query);
    Q_SCRIPTABLE app::RunnerActions Actions() const { return {}; }
    Q_SCRIPTABLE void Run(const QString &id, const QString &action);

private:
    DesktopSearch &m_search;
};

} // namespace app

Q_DECLARE_METATYPE(app::RunnerMatch)
Q_DECLARE_METATYPE(app::RunnerAction)
