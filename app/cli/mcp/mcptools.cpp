// The table of tools: what each is for, takes and returns. All of it is public: it is added to, never renamed.
#include "app/cli/mcp/mcptool.h"

namespace app {
namespace {

using core::Json;

Json typed(const char *type, const char *what)
{
    return Json::object({{"type", type}, {"description", what}});
}

Json text(const char *what)
{
    return typed("string", what);
}

Json whole(const char *what)
{
    return typed("integer", what);
}

Json number(const char *what)
{
    return typed("number", what);
}

Json oneOf(const QStringList &words, const char *what)
{
    return Json::object({{"type", "string"}, {"enum", Json(words)}, {"description", what}});
}

Json listOf(const Json &items, const char *what)
{
    return Json::object({{"type", "array"}, {"items", items}, {"description", what}});
}

// All of the properties are there, but for those that are only `sometimes`.
Json object(const core::JsonEntries &properties, const core::JsonEntries &sometimes = {})
{
    QStringList wanted;
    for (const auto &[name, schema] : properties)
        wanted.append(QLatin1String(name));
    return Json::object(
        {{"type", "object"}, {"properties", Json::object(properties + sometimes)}, {"required", Json(wanted)}});
}

Json document()
{
    return object({{"id", whole("its number, which names it in every tool")},
                   {"title", text("of its metadata, else the name of its file")},
                   {"file", text("the name of its file")}},
                  {{"changed", text("only where its file has other contents by now: a sentence; what is told of it was "
                                    "read before")}});
}

Json boxes()
{
    return listOf(object({{"page", whole("counted from 1")},
                          {"left", number("in points of 1/72 inch, from the top left corner of the page")},
                          {"top", number("the same")},
                          {"right", number("the same")},
                          {"bottom", number("the same")}}),
                  "where the words stand, a box a line; empty where that is not known");
}

core::JsonEntries passageProperties()
{
    return {{"id", whole("of the passage")},
            {"document", document()},
            {"page", whole("counted from 1")},
            {"page_label", text("as it is printed, such as “iv”; may be empty")},
            {"heading", text("of the section; may be empty")},
            {"text", text("as the document says it")}};
}

Json cut()
{
    return listOf(text("a sentence"), "what was left out of this reply because of its size; empty: nothing");
}

Json nextCursor()
{
    return text("leads to the rest; without it this is all");
}

const McpInput documentsInput{
    "documents", McpInput::Texts, "only in these: their numbers, file names or paths; left out: in all", false, 1,
    1000};
const McpInput documentInput{"document", McpInput::Text, "its number, its file name or its path", true, 1, 1000};
const McpInput cursorInput{"cursor", McpInput::Text, "the next_cursor of a reply, to go on", false, 1, 100};

Json span()
{
    return object({{"from", whole("where it begins in the text")},
                   {"to", whole("where it ends")},
                   {"text", text("it in one line, behind the words that lead to it")}},
                  {{"probability", number("that it answers, 0 to 1; only where the evidence model is installed")}});
}

McpTool search()
{
    return {.name = "search",
            .title = "Search the documents",
            .what = "Finds passages in the user's documents, the best first, with page and place. Nothing is written "
                    "or judged; for a checked answer use ask.",
            .inputs = {{"query", McpInput::Text, "a question, or words", true},
                       documentsInput,
                       {"limit", McpInput::Whole, "passages in a reply; else 10", false, 1, 50},
                       cursorInput},
            .output =
                object({{"total", whole("passages found, at most 200")},
                        {"passages",
                         listOf(object(core::JsonEntries{{"rank", whole("from 1")}, {"score", number("of its words")}} +
                                           passageProperties() + core::JsonEntries{{"boxes", boxes()}},
                                       {{"span", span()}}),
                                "the best first: that whose span answers best")},
                        {"remark", text("what the search had to do without; mostly empty")},
                        {"cut", cut()}},
                       {{"next_cursor", nextCursor()}}),
            .run = searchTool};
}

McpTool ask()
{
    const QStringList outcomes{QStringLiteral("verified"),
                               QStringLiteral("computed"),
                               QStringLiteral("partly_supported"),
                               QStringLiteral("quoted"),
                               QStringLiteral("grounded_not_useful"),
                               QStringLiteral("unverified"),
                               QStringLiteral("no_sources"),
                               QStringLiteral("abstained"),
                               QStringLiteral("failed"),
                               QStringLiteral("help")};
    const QStringList refusals{QString(),
                               QStringLiteral("nothing_indexed"),
                               QStringLiteral("nothing_found"),
                               QStringLiteral("nothing_relevant"),
                               QStringLiteral("not_supported"),
                               QStringLiteral("not_useful"),
                               QStringLiteral("budget_used_up"),
                               QStringLiteral("model_unreachable"),
                               QStringLiteral("pages_unreadable"),
                               QStringLiteral("stopped"),
                               QStringLiteral("empty_reply")};
    const Json sentence = object({{"text", text("of the answer")},
                                  {"verdict", oneOf({QStringLiteral("fully"), QStringLiteral("partially"),
                                                     QStringLiteral("no"), QStringLiteral("unchecked")},
                                                    "how far what it cites supports it")},
                                  {"citations", listOf(whole("a number"), "of the citations")}});
    const Json citation = object({{"number", whole("as sentences name it")},
                                  {"passage", whole("its id")},
                                  {"document", document()},
                                  {"page", whole("counted from 1")},
                                  {"page_label", text("as it is printed; may be empty")},
                                  {"quote", text("the words that are cited")},
                                  {"boxes", boxes()}});
    return {.name = "ask",
            .title = "Ask the documents",
            .what = "Answers a question from the user's documents with the built-in engine, which quotes or computes. "
                    "Each sentence has its verdict and its citations. Where the documents do not answer, it refuses, "
                    "says why, and names the nearest passages: do not fill that gap from memory.",
            .inputs = {{"question", McpInput::Text, "in words that stand by themselves", true},
                       documentsInput,
                       {"flow", McpInput::Text, "how it is answered; else as the user has set it", false, 1, 100,
                        "self-rag|passage-rag|reflection-rag|corrective-rag|adaptive-rag|plain"},
                       {"passages", McpInput::Whole, "to retrieve; else as the user has set it", false, 1, 50}},
            .output = object({{"question", text("as it was understood")},
                              {"did_you_mean", text("the question without words that look mistyped; searched for "
                                                    "as well; empty: none does")},
                              {"answer", text("empty where it was refused")},
                              {"outcome", oneOf(outcomes, "how it ended; abstained: it was refused")},
                              {"outcome_in_words", text("the same, for people")},
                              {"refusal", oneOf(refusals, "why there is no answer; empty: there is one")},
                              {"remarks", listOf(text("a sentence"), "why it was refused, what was not read, …")},
                              {"sentences", listOf(sentence, "of the answer, in order")},
                              {"citations", listOf(citation, "on which the sentences rest")},
                              {"nearest", listOf(object(passageProperties()), "of a refusal: what came nearest")},
                              {"computation", listOf(text("a line"), "formula and operands, where it was computed")},
                              {"flow", text("how it was answered")},
                              {"cut", cut()}}),
            .run = askTool};
}

McpTool checkClaim()
{
    const QStringList degrees{QStringLiteral("supported"), QStringLiteral("undecided"), QStringLiteral("partly"),
                              QStringLiteral("not_supported")};
    Json deciding = object({{"passage", whole("its id")},
                            {"document", document()},
                            {"page", whole("counted from 1")},
                            {"words", text("that decided")},
                            {"boxes", boxes()}});
    deciding = Json::object({{"anyOf", Json(QList<Json>{deciding, Json::object({{"type", "null"}})})},
                             {"description", "on which words the verdict rests; null: there were none to compare"}});
    const Json sentence = object({{"text", text("of the claim")},
                                  {"verdict", oneOf(degrees, "of this sentence")},
                                  {"probability", number("that it is supported, 0 to 1")},
                                  {"reason", text("in words")},
                                  {"deciding", deciding},
                                  {"passages", listOf(whole("its id"), "that it was held against")}});
    return {
        .name = "check_claim",
        .title = "Check a claim",
        .what = "Says for each sentence of a claim whether the user's documents support it, and on which words "
                "that rests. Undecided means that its words stand there, but words alone cannot tell whether they "
                "say it; the reason says why: read the deciding words. Not supported means that no such words were "
                "found, not that the claim is false. Words, numbers and names are compared, not meanings.",
        .inputs = {{"claim", McpInput::Text, "one or several sentences, at most 12", true, 3, 4000}, documentsInput},
        .output =
            object({{"claim", text("as it was given")},
                    {"verdict", oneOf(degrees, "partly: some sentences are, or in part; undecided: read the words")},
                    {"sentences", listOf(sentence, "in order")},
                    {"cut", cut()}}),
        .run = claimTool};
}

McpTool findQuote()
{
    const Json place = object({{"document", document()},
                               {"page", whole("counted from 1")},
                               {"page_label", text("as it is printed; may be empty")},
                               {"text", text("as it stands there")},
                               {"similarity", number("1: word for word")},
                               {"missing", listOf(text("a word"), "words of the quotation that do not stand there")},
                               {"boxes", boxes()}});
    return {.name = "find_quote",
            .title = "Find a quotation",
            .what = "Says whether words stand in the user's documents as they are quoted, and where. Line ends, "
                    "hyphens at them, capitals and kinds of quotation marks do not matter.",
            .inputs = {{"quote", McpInput::Text, "the words, without quotation marks around them", true, 2, 2000},
                       documentsInput},
            .output =
                object({{"quote", text("as it was given")},
                        {"match", oneOf({QStringLiteral("exact"), QStringLiteral("near"), QStringLiteral("absent")},
                                        "near: nearly the same words stand there")},
                        {"places", listOf(place, "where; the nearest first")},
                        {"saw_every_page", typed("boolean", "whether it was looked for on every page; of what a "
                                                            "search found at once it was not")},
                        {"unread_pages", whole("that nobody can look at, where every page was wanted")},
                        {"cut", cut()}}),
            .run = quoteTool};
}

McpTool readPages()
{
    const Json page =
        object({{"page", whole("counted from 1")},
                {"page_label", text("as it is printed; may be empty")},
                {"status", oneOf({QStringLiteral("text"), QStringLiteral("ocr"), QStringLiteral("empty"),
                                  QStringLiteral("locked"), QStringLiteral("failed"), QStringLiteral("partly")},
                                 "ocr: a scan, recognised")},
                {"is_readable", typed("boolean", "false: there may be words that nobody has read")},
                {"reason", text("why it could not be read; may be empty")},
                {"text", text("in reading order")}});
    return {.name = "read_pages",
            .title = "Read pages",
            .what = "The text of pages of one document, and which of its pages could not be read.",
            .inputs = {documentInput,
                       {"from", McpInput::Whole, "the first page, counted from 1; else 1", false, 1, 1'000'000},
                       {"to", McpInput::Whole, "the last page; else five pages are read", false, 1, 1'000'000}},
            .output = object({{"document", document()},
                              {"page_count", whole("of the document")},
                              {"pages", listOf(page, "in order")},
                              {"unreadable", text("all pages of the document that could not be read: “3, 7–9”")},
                              {"cut", cut()}},
                             {{"next_page", whole("where to go on; without it the document ends here")}}),
            .run = pagesTool};
}

McpTool listDocuments()
{
    const Json entry = object({{"document", document()},
                               {"pages", whole("of it")},
                               {"readable_pages", whole("of these")},
                               {"unread_pages", whole("of these: empty, locked or unreadable")},
                               {"is_searchable", typed("boolean", "whether search and ask look into it")},
                               {"reason", text("why not; may be empty")}});
    return {.name = "list_documents",
            .title = "List the documents",
            .what = "The documents of the library, by number.",
            .inputs = {{"name_contains", McpInput::Text, "only those whose title or file name has these letters", false,
                        1, 200},
                       {"limit", McpInput::Whole, "documents in a reply; else 50", false, 1, 200},
                       cursorInput},
            .output = object({{"count", whole("documents, of all replies")},
                              {"pages", whole("of these documents")},
                              {"documents", listOf(entry, "by number")},
                              {"cut", cut()}},
                             {{"next_cursor", nextCursor()}}),
            .run = documentsTool};
}

McpTool cite()
{
    return {
        .name = "cite",
        .title = "Cite a document",
        .what = "A document as CSL-JSON, BibTeX, RIS and in words, from what the library knows of it.",
        .inputs = {documentInput, {"page", McpInput::Whole, "that is cited, counted from 1", false, 1, 1'000'000}},
        .output = object(
            {{"document", document()},
             {"csl", typed("object", "an item of CSL-JSON")},
             {"bibtex", text("an entry")},
             {"ris", text("an entry")},
             {"in_words",
              object({{"apa", text("a reference")}, {"chicago", text("a reference")}, {"ieee", text("a reference")}})},
             {"missing", listOf(text("of CSL"), "what the library does not know: look it up")}}),
        .run = citeTool};
}

} // namespace

const std::vector<McpTool> &mcpTools()
{
    static const std::vector<McpTool> tools{search(),    ask(),           checkClaim(), findQuote(),
                                            readPages(), listDocuments(), cite()};
    return tools;
}

} // namespace app
