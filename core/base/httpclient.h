// What a thread keeps between two requests: open connections. By libcurl, which nobody else includes. Only http.cpp
// asks for it.
#pragma once

#include "core/base/http.h"

#include <memory>

namespace core {

// One thread, one request at a time: nothing is shared with other threads.
class HttpClient
{
public:
    HttpClient();
    ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    // As send(). The address is one of http or https.
    Result<HttpReply> send(const HttpRequest &request, const std::stop_token &stop, const ByteSink &heard);

private:
    struct Handles;
    const std::unique_ptr<Handles> m_handles;
};

} // namespace core
