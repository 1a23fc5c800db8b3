// Gives each test program an empty home folder: it finds no files of earlier programs, even if they crashed, and
// neither reads nor writes anything of the user who runs the tests.
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
        if (!qEnvironmentVariableIsSet("ATTEST_EVIDENCE")) // rank by words, except in tests of the evidence model
            qputenv("ATTEST_EVIDENCE", "off");
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            qunsetenv(name);
    }

    ~OwnHome()
    {
        if (m_folder)
            m_folder->setAutoRemove(getpid() == m_owner); // not when a child process ends
    }

private:
    static constexpr auto known = "ATTEST_TEST_HOME";
    std::optional<QTemporaryDir> m_folder;
    pid_t m_owner = getpid();
};

const OwnHome home; // constructed before main

} // namespace
