// Each test program has a home folder of its own, empty when it starts: it finds nothing that a program before it kept,
// be it one that crashed or was stopped, and nothing of the person who runs the tests is read or written.
#include <QDir>
#include <QTemporaryDir>

#include <cerrno>
#include <optional>
#include <unistd.h>

namespace {

class OwnHome
{
public:
    OwnHome()
    {
        if (qEnvironmentVariableIsSet(known))
            return; // a test that runs itself as another program shares its home
        m_folder.emplace(
            QDir::temp().filePath(QLatin1String(program_invocation_short_name) + QStringLiteral("-home-XXXXXX")));
        qputenv("HOME", QFile::encodeName(m_folder->path()));
        qputenv(known, "1");
        if (!qEnvironmentVariableIsSet("ATTEST_EVIDENCE")) // answers by words, but for the tests of the evidence model
            qputenv("ATTEST_EVIDENCE", "off");
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            qunsetenv(name);
    }

    ~OwnHome()
    {
        if (m_folder)
            m_folder->setAutoRemove(getpid() == m_owner); // not by a child that ends
    }

private:
    static constexpr auto known = "ATTEST_TEST_HOME";
    std::optional<QTemporaryDir> m_folder;
    pid_t m_owner = getpid();
};

const OwnHome home; // before main

} // namespace
