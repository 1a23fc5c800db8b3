// The program attest-cli; see cli.cpp for its work.
#include "app/cli/clicommands.h"

#include <QCoreApplication>

#include <fcntl.h>
#include <unistd.h>

namespace {

// A closed stream's descriptor would go to the next file opened, such as the library's lock, and output would be
// written into it. The descriptors opened here allow neither reading nor writing, so printing fails as it should.
void holdClosedStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0)
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace

int main(int count, char **words)
{
    holdClosedStreams();
    QCoreApplication application(count, words);
    QCoreApplication::setApplicationName(QStringLiteral("attest"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ATTEST_VERSION));
    return app::runCli(QCoreApplication::arguments().mid(1));
}
