// The connections that a thread keeps open between requests. Wraps libcurl, which no other source file includes; used
// only by http.cpp.
#pragma once

#include "core/base/http.h"

#include <memory>

namespace core {

// Belongs to one thread, sends one request at a time, and shares nothing with other threads.
class HttpClient
{
public:
    HttpClient();
    ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    // Like send(). The address must be http or https.
    Result<HttpReply> send(const HttpRequest &request, const std::stop_token &stop, const ByteSink &heard);

private:
    struct Handles;
    const std::unique_ptr<Handles> m_handles;
};

} // namespace core
