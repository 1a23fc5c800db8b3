// A worker: a separate process for hostile input (attest-pdf, attest-ocr). It starts with its input and a request, its
// replies are read message by message, and it is always terminated. Workers share nothing, so each thread may have one.
// A worker dies with the thread that started it.
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
    const char *variable; // environment variable that overrides the path of the program
    const char *purpose;  // its task, for messages: "reads PDFs"
};

QString findProgram(const WorkerProgram &program); // empty: not found

// A pipe, closed on destruction.
struct Pipe
{
    Pipe();
    Pipe(Pipe &&other) noexcept;
    Pipe &operator=(Pipe &&) = delete;
    ~Pipe();
    static void close(int &end);

    int read = -1; // -1: closed
    int write = -1;
};

class WorkerProcess
{
public:
    enum class Event {
        Message,
        Ended,   // closed its output: see ending()
        Silent,  // sent nothing for too long
        Stopped, // stopped by the caller
        Nonsense // sent a message longer than allowed
    };

    // `material`: a descriptor that the worker inherits (wire.h); the caller remains its owner.
    static Result<WorkerProcess> start(const WorkerProgram &program, int material, std::string_view request);

    // Sends another request. Call it only after the worker has answered the previous one, so that the pipe has room.
    // The request is lost if the worker has ended, which next() reports.
    bool ask(std::string_view request);

    WorkerProcess(WorkerProcess &&other) noexcept;
    WorkerProcess &operator=(WorkerProcess &&) = delete;
    ~WorkerProcess(); // kills the worker if it is still running

    // Waits until one of the processes has sent something or ended, and returns its index; checks `from` first. -1:
    // nothing happened by `until`, or a stop was requested.
    static int firstToSpeak(const std::vector<WorkerProcess *> &processes, int from,
                            std::chrono::steady_clock::time_point until, const std::stop_token &stop);

    // Waits for a complete message. The message stays in the process's buffer until the next call.
    Event next(std::size_t longest, std::chrono::milliseconds silence, const std::stop_token &stop);
    std::string_view message() const; // kind and body

    // How it ended, for the log; kills it if it is still running.
    QString ending();
    bool ranOutOfTime() const; // call it after ending(): whether the kernel killed it for using up its CPU time

private:
    WorkerProcess(pid_t process, Pipe input, int output);
    void grow();
    Event fill(std::chrono::steady_clock::time_point until, const std::stop_token &stop);
    bool hasMessage() const; // whether another message follows the last one taken
    void end();

    pid_t m_process = -1;
    Pipe m_input; // both ends: while this side also holds the reading end, writing neither blocks nor fails
    int m_output = -1;
    int m_status = 0;
    // Neither zeroed nor copied when it grows: that would be the slowest part of receiving a page image.
    std::unique_ptr<char, void (*)(void *)> m_buffer;
    std::size_t m_room = 0;  // capacity in bytes
    std::size_t m_begin = 0; // start of the bytes not yet taken
    std::size_t m_end = 0;   // end of the bytes received
    std::size_t m_size = 0;  // size of the message at m_begin, including its length
};

} // namespace core
