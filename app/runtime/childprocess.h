// A program that runs beside this one and ends with it, even where this one crashes. Its output goes to a file.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <chrono>
#include <stop_token>
#include <sys/types.h>

namespace app {

struct Launch
{
    QString program; // a path
    QStringList arguments;
    QList<QByteArray> environment; // "NAME=value", beside what this program has itself
    QStringList withheld;          // names of variables that it does not get
    QString log;                   // the file, begun anew
};

class ChildProcess
{
public:
    // The calling thread must outlive the program: the kernel ends the one with the other.
    static core::Result<ChildProcess> start(const Launch &launch);

    ChildProcess(ChildProcess &&other) noexcept;
    ChildProcess &operator=(ChildProcess &&) = delete;
    ~ChildProcess(); // asks it to end, and does not ask twice

    // Whether it has ended by itself when the time is over or the stop comes.
    bool hasEnded(std::chrono::milliseconds within, const std::stop_token &stop);
    QString ending() const; // of one that has: "ended with status 1"

private:
    explicit ChildProcess(pid_t process);
    bool reap();

    pid_t m_process = -1;
    int m_watched = -1; // becomes readable when the process ends
    int m_status = 0;
};

} // namespace app
