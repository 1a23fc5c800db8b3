// A PDF reader that stops after some files, so that tests can quit, kill or ask in the middle of reading on any
// machine. A held reader reads nothing more; it ends when killed, or together with the program that started it.
#pragma once

#include "pdfs.h"

#include <QFile>
#include <QTemporaryDir>

namespace tests {

class HeldReader
{
public:
    // Reads this many files; all later ones wait.
    explicit HeldReader(int files)
    {
        const QByteArray folder = QFile::encodeName(m_folder.path());
        QByteArray script = "#!/bin/sh\nfor one in";
        for (int i = 0; i < files; ++i)
            script += ' ' + QByteArray::number(i);
        script += "; do\n    mkdir '" + folder +
                  "'/$one 2>/dev/null && exec '" ATTEST_BINARIES "/attest-pdf' \"$@\"\n"
                  "done\nwhile kill -0 $PPID; do sleep 0.2; done 2>/dev/null\n";
        const QString reader = m_folder.filePath(QStringLiteral("reader"));
        writeFile(reader, script);
        QFile::setPermissions(reader, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(reader));
    }
    ~HeldReader() { qunsetenv("ATTEST_PDF"); }

    HeldReader(const HeldReader &) = delete;
    HeldReader &operator=(const HeldReader &) = delete;

private:
    QTemporaryDir m_folder;
};

} // namespace tests
