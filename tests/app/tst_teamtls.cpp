// A team's server is authenticated by its certificate: accepted from the right authority, rejected from another one,
// under another name, and if the server does not encrypt.
#include "attestcli.h"
#include "postgresserver.h"

#include <QStandardPaths>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

namespace {

int freePort(const QHostAddress &address)
{
    QTcpServer server;
    return server.listen(address) ? server.serverPort() : 0;
}

} // namespace

class tst_TeamTls : public QObject
{
    Q_OBJECT

    // Another address of this machine, which does not count as local, so that everything is checked by default.
    const QString elsewhere = u"127.0.0.2"_s;
    tests::PostgresServer server;
    AttestCli owner;
    int port = 0;

    QString in(const QString &name) const { return owner.folder.filePath(name); }

    bool openssl(const QStringList &words) const
    {
        QProcess process;
        process.setWorkingDirectory(owner.folder.path());
        process.start(u"openssl"_s, words);
        return process.waitForFinished() && process.exitCode() == 0;
    }
    bool makeAuthority(const QString &name) const // creates NAME.crt and NAME.key
    {
        return openssl({u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-days"_s, u"2"_s, u"-subj"_s,
                        u"/CN="_s + name, u"-keyout"_s, name + u".key"_s, u"-out"_s, name + u".crt"_s});
    }
    bool makeCertificate(const QString &authority, const QString &host) const // creates server.crt and server.key
    {
        owner.write(u"names"_s, "subjectAltName=DNS:" + host.toUtf8());
        return openssl({u"req"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-subj"_s, u"/CN="_s + host, u"-keyout"_s,
                        u"server.key"_s, u"-out"_s, u"server.csr"_s}) &&
               openssl({u"x509"_s, u"-req"_s, u"-in"_s, u"server.csr"_s, u"-CA"_s, authority + u".crt"_s, u"-CAkey"_s,
                        authority + u".key"_s, u"-CAcreateserial"_s, u"-days"_s, u"2"_s, u"-extfile"_s, u"names"_s,
                        u"-out"_s, u"server.crt"_s});
    }
    Done join(const AttestCli &cli, const QString &host, const QString &authority, const QString &more = {}) const
    {
        QString address =
            u"host=%1 hostaddr=%2 port=%3 user=anna dbname=postgres %4"_s.arg(host, elsewhere).arg(port).arg(more);
        if (!authority.isEmpty())
            address += u" sslrootcert=%1"_s.arg(in(authority + u".crt"_s));
        return cli.run({u"team"_s, u"join"_s, u"--server"_s, address});
    }
    static QString oneSentence(const Done &done)
    {
        return done.status == 1 && done.err.count(u'\n') == 1 ? done.err : u"more, or none: "_s + done.err;
    }

private slots:
    void initTestCase()
    {
        WANTS_POSTGRES();
        if (QStandardPaths::findExecutable(u"openssl"_s).isEmpty())
            QSKIP("openssl is not installed (./installer/setup test)");
        QVERIFY(makeAuthority(u"authority"_s));
        QVERIFY(makeAuthority(u"stranger"_s));
        QVERIFY(makeCertificate(u"authority"_s, u"team.example"_s));
        port = freePort(QHostAddress(elsewhere));
        QVERIFY(port > 0);
        QVERIFY(server.start());
        server.stop(tests::PostgresServer::Fast);
        server.listen(elsewhere, port, in(u"server.crt"_s), in(u"server.key"_s));
        QVERIFY(server.resume());
        QCOMPARE(server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN; GRANT CREATE ON DATABASE postgres TO "
                            u"keeper"_s),
                 QString());
        (void)owner.writePdf(u"bees.pdf"_s, {u"Bees dance for each other."_s});
        QCOMPARE(owner.run({u"add"_s, in(u"bees.pdf"_s)}).status, 0);
        for (const QStringList &words :
             {QStringList{u"init"_s, u"--from"_s, owner.library()}, QStringList{u"grant"_s, u"anna"_s, u"Library"_s}}) {
            const Done done =
                owner.run(QStringList{u"team"_s} + words + QStringList{u"--server"_s, server.address(u"keeper"_s)});
            QVERIFY2(done.status == 0, qPrintable(done.err));
        }
    }

    void joinsWithTheRightAuthority()
    {
        AttestCli member;
        const Done done = join(member, u"team.example"_s, u"authority"_s);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY(!member.document(u"bees.pdf"_s).isEmpty());
        QVERIFY(member.run({u"team"_s, u"pull"_s}).err.contains(u"Nothing has changed"_s));
    }

    void refusesAnotherAuthority()
    {
        AttestCli member;
        const QString said = oneSentence(join(member, u"team.example"_s, u"stranger"_s));
        QVERIFY2(said.contains(u"is not trusted"_s) && said.contains(u"give the path of its CA certificate"_s),
                 qPrintable(said));
        // Without a named authority, the system's apply, which do not know it either.
        const QString unknown = oneSentence(join(member, u"team.example"_s, {}));
        QVERIFY2(unknown.contains(u"is not trusted"_s), qPrintable(unknown));
        QVERIFY(!QFile::exists(member.library()));
    }

    void refusesAnotherName()
    {
        AttestCli member;
        const QString said = oneSentence(join(member, u"other.example"_s, u"authority"_s));
        QVERIFY2(said.contains(u"is for another name"_s) && said.contains(u"team.example"_s), qPrintable(said));
        QVERIFY(!QFile::exists(member.library()));
    }

    void refusesToCheckLess_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char *mode : {"disable", "allow", "prefer", "require"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }
    void refusesToCheckLess()
    {
        QFETCH(const QString, mode);
        AttestCli member;
        const QString said = oneSentence(join(member, u"team.example"_s, u"authority"_s, u"sslmode="_s + mode));
        QVERIFY2(said.contains(u"does not verify the server"_s), qPrintable(said));
    }

    // Runs last, because it changes the server.
    void refusesAServerThatDoesNotEncrypt()
    {
        server.stop(tests::PostgresServer::Fast);
        server.listen(elsewhere, port, {}, {});
        QVERIFY(server.resume());
        AttestCli member;
        const QString said = oneSentence(join(member, u"team.example"_s, u"authority"_s));
        QVERIFY2(said.contains(u"does not encrypt"_s) && said.contains(u"ssl = on"_s), qPrintable(said));
        QVERIFY(!QFile::exists(member.library()));
    }
};

QTEST_GUILESS_MAIN(tst_TeamTls)
#include "tst_teamtls.moc"
