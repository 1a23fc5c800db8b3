// One attest-pdf at work: started with a document and a request, heard message by message, always gone in the end.
// Nothing of it is shared: any thread may have its own.
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <stop_token>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace core {

class ReaderProcess
{
public:
    enum class Event {
        Message,
        Ended,   // it closed its output: see ending()
        Silent,  // nothing for too long
        Stopped, // the caller's wish
        Nonsense // a message longer than any may be
    };

    // document: a descriptor open for reading, which stays the caller's.
    static Result<ReaderProcess> start(int document, std::string_view request);

    ReaderProcess(ReaderProcess &&other) noexcept;
    ReaderProcess &operator=(ReaderProcess &&) = delete;
    ~ReaderProcess(); // kills it if it still runs

    // Waits for a whole message. It lies in the process's buffer until the next call.
    Event next(std::size_t longest, std::chrono::milliseconds silence, const std::stop_token &stop);
    std::string_view message() const; // kind and body

    // How it ended, for the log; kills it if it still runs.
    QString ending();

private:
    ReaderProcess(pid_t process, int output);
    Event fill(std::chrono::steady_clock::time_point until, const std::stop_token &stop);
    void end();

    pid_t m_process = -1;
    int m_output = -1;
    int m_status = 0;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; // of what has not been taken
    std::size_t m_end = 0;   // of what has been read
    std::size_t m_size = 0;  // of the message at m_begin, with its length
};

} // namespace core
