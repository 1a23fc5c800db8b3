// The table of tools: purpose, inputs and results of each. All of it is public: things are added, never renamed.
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

// All properties are required except for those in `sometimes`.
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
    return object({{"id", whole("the document's number, which every tool accepts")},
                   {"title", text("title from the metadata, else the file name")},
                   {"file", text("file name")}},
                  {{"changed", text("a sentence, present only if the file has changed since it was read; results come "
                                    "from the version that was read")}});
}

Json boxes()
{
    return listOf(object({{"page", whole("counted from 1")},
                          {"left", number("in points (1/72 inch), from the top left corner of the page")},
                          {"top", number("as left")},
                          {"right", number("as left")},
                          {"bottom", number("as left")}}),
                  "where the words are on the page, one box per line; empty if unknown");
}

core::JsonEntries passageProperties()
{
    return {{"id", whole("number of the passage")},
            {"document", document()},
            {"page", whole("counted from 1")},
            {"page_label", text("the printed page number, such as “iv”; may be empty")},
            {"heading", text("heading of the section; may be empty")},
            {"text", text("text of the passage, as in the document")}};
}

Json cut()
{
    return listOf(text("a sentence"), "what was left out of this reply because of its size; empty if nothing was");
}

Json nextCursor()
{
    return text("pass it as cursor to get the rest; absent if this is all");
}

const McpInput documentsInput{"documents",
                              McpInput::Texts,
                              "search only these documents, given by number, file name or path; default: all",
                              false,
                              1,
                              1000};
const McpInput documentInput{"document", McpInput::Text, "number, file name or path of the document", true, 1, 1000};
const McpInput cursorInput{"cursor", McpInput::Text, "next_cursor from the previous reply, to continue", false, 1, 100};

Json span()
{
    return object(
        {{"from", whole("start of the span in the text")},
         {"to", whole("end of the span in the text")},
         {"text", text("the span in one line, with the words leading up to it")}},
        {{"probability",
          number("probability that the span answers the query, 0 to 1; only if the evidence model is installed")}});
}

McpTool search()
{
    return {.name = "search",
            .title = "Search the documents",
            .what = "Finds passages in the user's documents, best first, with page and position. It only searches; "
                    "for a checked answer, use ask.",
            .inputs = {{"query", McpInput::Text, "a question or keywords", true},
                       documentsInput,
                       {"limit", McpInput::Whole, "passages per reply; default: 10", false, 1, 50},
                       cursorInput},
            .output =
                object({{"total", whole("number of passages found, at most 200")},
                        {"passages", listOf(object(core::JsonEntries{{"rank", whole("rank, counted from 1")},
                                                                     {"score", number("search score of the passage")}} +
                                                       passageProperties() + core::JsonEntries{{"boxes", boxes()}},
                                                   {{"span", span()}}),
                                            "best first, ordered by their best span")},
                        {"remark", text("what was not available to the search; usually empty")},
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
    const Json sentence = object({{"text", text("sentence of the answer")},
                                  {"verdict", oneOf({QStringLiteral("fully"), QStringLiteral("partially"),
                                                     QStringLiteral("no"), QStringLiteral("unchecked")},
                                                    "how far the cited passages support the sentence")},
                                  {"citations", listOf(whole("a number"), "numbers of the citations")}});
    const Json citation = object({{"number", whole("the number that sentences cite")},
                                  {"passage", whole("number of the passage")},
                                  {"document", document()},
                                  {"page", whole("counted from 1")},
                                  {"page_label", text("the printed page number; may be empty")},
                                  {"quote", text("the cited words")},
                                  {"boxes", boxes()}});
    return {
        .name = "ask",
        .title = "Ask the documents",
        .what = "Answers a question from the user's documents, with the built-in engine, which quotes or computes. "
                "Each sentence has a verdict and citations. If the documents do not answer the question, it refuses, "
                "says why, and returns the closest passages; do not fill the gap from memory.",
        .inputs = {{"question", McpInput::Text, "a self-contained question", true},
                   documentsInput,
                   {"flow", McpInput::Text, "flow that answers it; default: the user's setting", false, 1, 100,
                    "self-rag|passage-rag|reflection-rag|corrective-rag|adaptive-rag|plain"},
                   {"passages", McpInput::Whole, "passages to retrieve; default: the user's setting", false, 1, 50}},
        .output = object(
            {{"question", text("the question as it was understood")},
             {"did_you_mean",
              text(
                  "the question with likely typos corrected, which was searched for as well; empty if there are none")},
             {"answer", text("the answer; empty if refused")},
             {"outcome", oneOf(outcomes, "how it ended; abstained means refused")},
             {"outcome_in_words", text("the outcome, in plain words")},
             {"refusal", oneOf(refusals, "why there is no answer; empty if there is one")},
             {"remarks", listOf(text("a sentence"), "reasons for a refusal, pages that could not be read, …")},
             {"sentences", listOf(sentence, "sentences of the answer, in order")},
             {"citations", listOf(citation, "citations that support the sentences")},
             {"nearest", listOf(object(passageProperties()), "for a refusal, the closest passages")},
             {"computation", listOf(text("a line"), "formula and operands, if the answer was computed")},
             {"flow", text("flow that answered it")},
             {"cut", cut()}}),
        .run = askTool};
}

McpTool checkClaim()
{
    const QStringList degrees{QStringLiteral("supported"), QStringLiteral("undecided"), QStringLiteral("partly"),
                              QStringLiteral("not_supported")};
    Json deciding = object({{"passage", whole("number of the passage")},
                            {"document", document()},
                            {"page", whole("counted from 1")},
                            {"words", text("the deciding words")},
                            {"boxes", boxes()}});
    deciding =
        Json::object({{"anyOf", Json(QList<Json>{deciding, Json::object({{"type", "null"}})})},
                      {"description", "the words on which the verdict rests; null if there were none to compare"}});
    const Json sentence =
        object({{"text", text("sentence of the claim")},
                {"verdict", oneOf(degrees, "verdict on this sentence")},
                {"probability", number("probability that it is supported, 0 to 1")},
                {"reason", text("reason for the verdict, in words")},
                {"deciding", deciding},
                {"passages", listOf(whole("number of the passage"), "passages that it was checked against")}});
    return {.name = "check_claim",
            .title = "Check a claim",
            .what =
                "Says for each sentence of a claim whether the user's documents support it, and which words decide "
                "that. Undecided means that the documents contain its words, but comparing words cannot tell whether "
                "they say the same; the reason says why, so read the deciding words. Not supported means that no such "
                "words were found, not that the claim is false. Words, numbers and names are compared, not meanings.",
            .inputs = {{"claim", McpInput::Text, "one or more sentences, at most 12", true, 3, 4000}, documentsInput},
            .output =
                object({{"claim", text("as given")},
                        {"verdict", oneOf(degrees, "verdict on the whole claim; partly: some sentences are supported, "
                                                   "or some only in part; undecided: read the deciding words")},
                        {"sentences", listOf(sentence, "sentences of the claim, in order")},
                        {"cut", cut()}}),
            .run = claimTool};
}

McpTool findQuote()
{
    const Json place = object({{"document", document()},
                               {"page", whole("counted from 1")},
                               {"page_label", text("the printed page number; may be empty")},
                               {"text", text("the text as it appears there")},
                               {"similarity", number("0 to 1; 1 means word for word")},
                               {"missing", listOf(text("a word"), "words of the quotation that do not appear there")},
                               {"boxes", boxes()}});
    return {
        .name = "find_quote",
        .title = "Find a quotation",
        .what = "Says whether a quotation appears in the user's documents, word for word, and where. Line breaks, "
                "hyphenation at line ends, capitalisation and the style of quotation marks do not matter.",
        .inputs = {{"quote", McpInput::Text, "the quoted words, without quotation marks around them", true, 2, 2000},
                   documentsInput},
        .output = object(
            {{"quote", text("as given")},
             {"match", oneOf({QStringLiteral("exact"), QStringLiteral("near"), QStringLiteral("absent")},
                             "near: nearly the same words appear")},
             {"places", listOf(place, "where the quotation appears, nearest match first")},
             {"saw_every_page",
              typed("boolean", "whether every page was searched; false if a search found the quotation at once")},
             {"unread_pages", whole("pages that could not be searched, as their text could not be read; counted only "
                                    "when every page is searched")},
             {"cut", cut()}}),
        .run = quoteTool};
}

McpTool readPages()
{
    const Json page =
        object({{"page", whole("counted from 1")},
                {"page_label", text("the printed page number; may be empty")},
                {"status", oneOf({QStringLiteral("text"), QStringLiteral("ocr"), QStringLiteral("empty"),
                                  QStringLiteral("locked"), QStringLiteral("failed"), QStringLiteral("partly")},
                                 "ocr: recognised from a scan")},
                {"is_readable", typed("boolean", "false: the page may have text that could not be read")},
                {"reason", text("why the page could not be read; may be empty")},
                {"text", text("text of the page, in reading order")}});
    return {.name = "read_pages",
            .title = "Read pages",
            .what = "Returns the text of pages of one document, and lists the pages that could not be read.",
            .inputs = {documentInput,
                       {"from", McpInput::Whole, "first page, counted from 1; default: 1", false, 1, 1'000'000},
                       {"to", McpInput::Whole, "last page; default: five pages are read", false, 1, 1'000'000}},
            .output =
                object({{"document", document()},
                        {"page_count", whole("number of pages in the document")},
                        {"pages", listOf(page, "pages, in order")},
                        {"unreadable", text("all pages of the document that could not be read, such as “3, 7–9”")},
                        {"cut", cut()}},
                       {{"next_page", whole("page to continue from; absent at the end of the document")}}),
            .run = pagesTool};
}

McpTool listDocuments()
{
    const Json entry = object({{"document", document()},
                               {"pages", whole("number of pages")},
                               {"readable_pages", whole("number of pages with text")},
                               {"unread_pages", whole("number of pages that are empty, locked or unreadable")},
                               {"is_searchable", typed("boolean", "whether search and ask use it")},
                               {"reason", text("why not searchable; may be empty")}});
    return {.name = "list_documents",
            .title = "List the documents",
            .what = "Lists the documents in the library, by number.",
            .inputs = {{"name_contains", McpInput::Text, "list only documents whose title or file name contains this",
                        false, 1, 200},
                       {"limit", McpInput::Whole, "documents per reply; default: 50", false, 1, 200},
                       cursorInput},
            .output = object({{"count", whole("number of documents, in all replies together")},
                              {"pages", whole("number of pages of these documents")},
                              {"documents", listOf(entry, "documents, by number")},
                              {"cut", cut()}},
                             {{"next_cursor", nextCursor()}}),
            .run = documentsTool};
}

McpTool cite()
{
    return {
        .name = "cite",
        .title = "Cite a document",
        .what = "Cites a document as CSL-JSON, BibTeX, RIS and formatted text, from what the library knows about it.",
        .inputs = {documentInput, {"page", McpInput::Whole, "page to cite, counted from 1", false, 1, 1'000'000}},
        .output = object(
            {{"document", document()},
             {"csl", typed("object", "a CSL-JSON item")},
             {"bibtex", text("a BibTeX entry")},
             {"ris", text("a RIS entry")},
             {"in_words",
              object({{"apa", text("a reference")}, {"chicago", text("a reference")}, {"ieee", text("a reference")}})},
             {"missing", listOf(text("a CSL field"), "fields that are missing in the library; look them up")}}),
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
