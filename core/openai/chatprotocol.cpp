#include "core/openai/chatprotocol.h"

#include "core/base/catalogue.h"
#include "core/openai/chatstream.h"

namespace core::openai {
namespace {

class OpenAiProtocol : public ChatProtocol
{
public:
    unsigned parametersOf(const ChatRequest &asked) const override
    {
        return openai::parametersOf(asked.model, asked.prompt, asked.refused, asked.stream);
    }

    HttpRequest request(const Server &server, const ChatRequest &asked) const override
    {
        return server.request(QStringLiteral("/chat/completions"),
                              chatRequest(asked.model, asked.prompt, asked.refused, asked.stream));
    }

    std::unique_ptr<ChatReader> reader(const TokenSink &heard) const override
    {
        return std::make_unique<ChatStream>(heard);
    }

    std::optional<Reply> read(const QByteArray &body) const override { return readChat(body); }

    // Ollama and LM Studio silently drop what is too long, and a grader would then judge an incomplete text. They are
    // detected by reporting fewer prompt tokens than the text can have.
    Room roomAfter(const Server &, const ChatRequest &asked, const Reply &reply, std::stop_token) override
    {
        constexpr int smallest = 512; // contexts are never smaller; cached tokens may not be counted
        const int read = reply.cost.promptTokens;
        const bool cuts = asked.model.server == Kind::Ollama || asked.model.server == Kind::LmStudio;
        Room room;
        room.wasCut = cuts && read >= smallest && read < leastTokens(asked.prompt) * 4 / 5;
        room.context = room.wasCut ? read : 0;
        return room;
    }
};

} // namespace

std::unique_ptr<ChatProtocol> openAiProtocol()
{
    return std::make_unique<OpenAiProtocol>();
}

int leastTokens(const Prompt &prompt)
{
    return int((prompt.system.size() + prompt.user.size()) / 6);
}

const OwnProtocol *ownProtocolOf(Kind kind)
{
    for (const OwnProtocol *own : offers<OwnProtocol>()) {
        if (own->kind == kind)
            return own;
    }
    return nullptr;
}

} // namespace core::openai
