// One worker, a program of its own for what is hostile (attest-pdf, attest-ocr): started with what it works on and a
// request, heard message by message, always gone in the end. Nothing of it is shared: any thread may have its own. It
// dies with the thread that started it.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <chrono>
#include <stop_token>
#include <string_view>
#include <sys/types.h>
#include <memory>
#include <vector>

namespace core {

struct WorkerProgram
{
    const char *name;
    const char *variable; // of the environment: another program in its place
    const char *purpose;  // for the user: "reads PDFs"
};

QString findProgram(const WorkerProgram &program); // empty: it is missing

// A pipe, closed when it goes.
struct Pipe
{
    Pipe();
    Pipe(Pipe &&other) noexcept;
    Pipe &operator=(Pipe &&) = delete;
    ~Pipe();
    static void close(int &end);

    int read = -1; // -1: there is none
    int write = -1;
};

class WorkerProcess
{
public:
    enum class Event {
        Message,
        Ended,   // it closed its output: see ending()
        Silent,  // nothing for too long
        Stopped, // the caller's wish
        Nonsense // a message longer than any may be
    };

    // material: a descriptor that the worker inherits (wire.h), which stays the caller's.
    static Result<WorkerProcess> start(const WorkerProgram &program, int material, std::string_view request);

    // A further request: only to a worker that has answered the one before, so that a pipe has room for it. Lost on one
    // that has ended, which next() tells.
    bool ask(std::string_view request);

    WorkerProcess(WorkerProcess &&other) noexcept;
    WorkerProcess &operator=(WorkerProcess &&) = delete;
    ~WorkerProcess(); // kills it if it still runs

    // The first of several that has said something, or has ended, from the one at `from` on. -1: none until then, or
    // after a stop.
    static int firstToSpeak(const std::vector<WorkerProcess *> &processes, int from,
                            std::chrono::steady_clock::time_point until, const std::stop_token &stop);

    // Waits for a whole message. It lies in the process's buffer until the next call.
    Event next(std::size_t longest, std::chrono::milliseconds silence, const std::stop_token &stop);
    std::string_view message() const; // kind and body

    // How it ended, for the log; kills it if it still runs.
    QString ending();
    bool ranOutOfTime() const; // after ending(): the kernel ended it, as it had used up its processor time

private:
    WorkerProcess(pid_t process, Pipe input, int output);
    void grow();
    Event fill(std::chrono::steady_clock::time_point until, const std::stop_token &stop);
    bool hasMessage() const; // behind the one that was taken last
    void end();

    pid_t m_process = -1;
    Pipe m_input; // both ends: what is written while this side can read it neither waits nor fails
    int m_output = -1;
    int m_status = 0;
    // Neither filled with noughts nor copied when it grows, which for the picture of a page takes longer than the rest.
    std::unique_ptr<char, void (*)(void *)> m_buffer;
    std::size_t m_room = 0;  // bytes of it
    std::size_t m_begin = 0; // of what has not been taken
    std::size_t m_end = 0;   // of what has been read
    std::size_t m_size = 0;  // of the message at m_begin, with its length
};

} // namespace core
