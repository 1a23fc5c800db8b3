// A reader of PDFs that is held after some files: a test quits, kills or asks in the middle of reading, however fast
// the machine is. A reader that is held reads no more; it ends when it is killed, or with the program that started it.
#pragma once

#include "pdfs.h"

#include <QFile>
#include <QTemporaryDir>

namespace tests {

class HeldReader
{
public:
    // So many files are read; every one after that waits.
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
