// A private PostgreSQL server for a test, in a temporary folder with a socket. It uses the network only after listen().
// PostgreSQL refuses to run as root, so in that case it runs as user nobody.
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

namespace tests {

class PostgresServer
{
public:
    static QString programs() // their folder; empty: not installed
    {
        if (const QString named = qEnvironmentVariable("ATTEST_POSTGRES"); !named.isEmpty())
            return named; // another version, or one with pgvector
        for (const char *version : {"15", "16", "17", "18"}) {
            const QString folder = QStringLiteral("/usr/lib/postgresql/%1/bin").arg(QLatin1String(version));
            if (QFileInfo::exists(folder + QStringLiteral("/initdb")))
                return folder;
        }
        return {};
    }

    // From the next resume() on, also listens on a local port, with TLS if a certificate and key are given.
    void listen(const QString &addresses, int port, const QString &certificate, const QString &key)
    {
        const auto put = [this](const QString &file, const char *name) {
            QStringList words{QStringLiteral("--mode=600"), file, data() + u'/' + QLatin1String(name)};
            if (geteuid() == 0)
                words.prepend(QStringLiteral("--owner=nobody"));
            QProcess::execute(QStringLiteral("install"), words);
        };
        if (!certificate.isEmpty()) {
            put(certificate, "server.crt");
            put(key, "server.key");
        }
        m_network = QStringLiteral("-c listen_addresses='%1' -c port=%2 -c ssl=%3")
                        .arg(addresses)
                        .arg(port)
                        .arg(certificate.isEmpty() ? QStringLiteral("off") : QStringLiteral("on"));
        m_port = port;
    }
    bool start()
    {
        if (programs().isEmpty() || !m_folder.isValid())
            return false;
        if (!run({QStringLiteral("mkdir"), data()}) && geteuid() != 0)
            return false;
        QProcess::execute(QStringLiteral("chmod"), {QStringLiteral("711"), m_folder.path()});
        if (geteuid() == 0)
            QProcess::execute(QStringLiteral("chown"), {QStringLiteral("nobody"), data()});
        const bool made =
            run({programs() + QStringLiteral("/initdb"), QStringLiteral("-D"), data(), QStringLiteral("-U"),
                 QStringLiteral("boss"), QStringLiteral("-A"), QStringLiteral("trust"), QStringLiteral("-N"),
                 QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C")});
        return made && resume();
    }
    bool resume()
    {
        const QString options =
            QStringLiteral("%1 -c unix_socket_directories='%2' -c fsync=off").arg(m_network, data());
        m_runs = run({programs() + QStringLiteral("/pg_ctl"), QStringLiteral("-D"), data(), QStringLiteral("-w"),
                      QStringLiteral("-l"), data() + QStringLiteral("/log"), QStringLiteral("-o"), options,
                      QStringLiteral("start")});
        return m_runs;
    }
    enum Stop { Immediate, Fast }; // like a failing machine, or like an administrator's stop
    void stop(Stop how = Immediate)
    {
        if (m_runs)
            (void)run({programs() + QStringLiteral("/pg_ctl"), QStringLiteral("-D"), data(), QStringLiteral("-w"),
                       QStringLiteral("-m"), how == Fast ? QStringLiteral("fast") : QStringLiteral("immediate"),
                       QStringLiteral("stop")});
        m_runs = false;
    }
    ~PostgresServer()
    {
        stop();
        QProcess::execute(QStringLiteral("rm"), {QStringLiteral("-rf"), data()});
    }

    QString address(const QString &role, const QString &base = QStringLiteral("postgres")) const
    {
        return QStringLiteral("host=%1 port=%2 user=%3 dbname=%4").arg(data()).arg(m_port).arg(role, base);
    }
    QString socket() const { return data() + QStringLiteral("/.s.PGSQL.%1").arg(m_port); }
    // Runs as the superuser.
    QString sql(const QString &words, const QString &base = QStringLiteral("postgres")) const
    {
        QProcess process;
        process.start(programs() + QStringLiteral("/psql"),
                      {QStringLiteral("-h"), data(), QStringLiteral("-p"), QString::number(m_port),
                       QStringLiteral("-U"), QStringLiteral("boss"), QStringLiteral("-d"), base,
                       QStringLiteral("-XqAtc"), words});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError()).trimmed();
    }

private:
    QString data() const { return m_folder.filePath(QStringLiteral("d")); }
    bool run(QStringList words) const
    {
        if (geteuid() == 0 && words.first() != QLatin1String("mkdir"))
            words = QStringList{QStringLiteral("setpriv"), QStringLiteral("--reuid=nobody"),
                                QStringLiteral("--regid=nogroup"), QStringLiteral("--clear-groups")} +
                    words;
        QProcess process;
        process.setWorkingDirectory(QStringLiteral("/"));
        process.setStandardOutputFile(QProcess::nullDevice()); // the server inherits its output
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(words.first(), words.mid(1));
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    }

    QTemporaryDir m_folder{QStringLiteral("/tmp/attest-pg-XXXXXX")}; // the path of a socket must be short
    QString m_network = QStringLiteral("-c listen_addresses=''");
    int m_port = 5432;
    bool m_runs = false;
};

} // namespace tests

#define WANTS_POSTGRES()                             \
    if (tests::PostgresServer::programs().isEmpty()) \
    QSKIP("PostgreSQL's server is not installed (./installer/setup test)")
