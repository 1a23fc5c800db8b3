// Our extensions of FTS5: terms() tokenises its text, and BM25 is computed with the IDF of the whole library, which
// avoids walking through every posting a second time for each question.
#include "core/store/database.h"
#include "core/search/bm25.h"
#include "core/language/terms.h"

#include <sqlite3.h>

#include <cmath>

namespace core {
namespace {

int createTokenizer(void *, const char **, int, Fts5Tokenizer **tokenizer)
{
    static int nothing;
    *tokenizer = reinterpret_cast<Fts5Tokenizer *>(&nothing); // stateless, but FTS5 requires a non-null pointer
    return SQLITE_OK;
}

void deleteTokenizer(Fts5Tokenizer *) {}

using TakeToken = int (*)(void *, int, const char *, int, int, int);

// A question already consists of terms, and a stem must not be stemmed again.
int tokenize(Fts5Tokenizer *, void *context, int why, const char *utf8, int length, TakeToken take)
{
    if (why & FTS5_TOKENIZE_QUERY)
        return length > 0 ? take(context, 0, utf8, length, 0, length) : SQLITE_OK;
    int code = SQLITE_OK;
    const QString text = QString::fromUtf8(utf8, length);
    forEachTerm(text, [&](QStringView term, int, int) {
        if (code != SQLITE_OK)
            return;
        char ascii[64];
        qsizetype i = 0;
        for (; i < term.size() && i < qsizetype(sizeof ascii) && term[i] < u'\x80'; ++i)
            ascii[i] = char(term[i].unicode());
        if (i == term.size()) {
            code = take(context, 0, ascii, int(i), 0, length);
        } else {
            const QByteArray wide = term.toUtf8();
            code = take(context, 0, wide.constData(), int(wide.size()), 0, length);
        }
    });
    return code;
}

// score(fulltext, scoring): scores rows; `scoring` is a bound pointer. Lengths come from memory, because asking FTS5
// for the length of each row takes longer than everything else.
void score(const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int count, sqlite3_value **values)
{
    const auto *scoring =
        count == 1 ? static_cast<const FullTextScoring *>(sqlite3_value_pointer(values[0], "scoring")) : nullptr;
    if (!scoring)
        return sqlite3_result_error(context, "score() needs its weights", -1);
    const int phrases = std::min(api->xPhraseCount(fts), int(scoring->weights.size()));
    const Bm25 bm25(scoring->length(api->xRowid(fts)), scoring->meanLength);
    int code = SQLITE_OK;
    double sum = 0;
    for (int phrase = 0; phrase < phrases && code == SQLITE_OK; ++phrase) {
        Fts5PhraseIter iterator;
        int column = 0;
        int offset = 0;
        int hits = 0;
        code = api->xPhraseFirst(fts, phrase, &iterator, &column, &offset);
        for (; code == SQLITE_OK && column >= 0; api->xPhraseNext(fts, &iterator, &column, &offset))
            ++hits;
        if (hits > 0)
            sum += scoring->weights[size_t(phrase)] * bm25.gain(hits);
    }
    if (code == SQLITE_OK)
        sqlite3_result_double(context, sum);
    else
        sqlite3_result_error_code(context, code);
}

// What a term contributes to a row that has it.
int tellTerm(const Fts5ExtensionApi *api, Fts5Context *row, void *data)
{
    const auto &[scoring, phrase] = *static_cast<const std::pair<const FullTextScoring *, int> *>(data);
    Fts5PhraseIter iterator;
    int column = 0;
    int offset = 0;
    int hits = 0;
    int code = api->xPhraseFirst(row, 0, &iterator, &column, &offset);
    for (; code == SQLITE_OK && column >= 0; api->xPhraseNext(row, &iterator, &column, &offset))
        ++hits;
    if (code != SQLITE_OK || hits == 0)
        return code;
    const qint64 id = api->xRowid(row);
    const Bm25 bm25(scoring->length(id), scoring->meanLength);
    return scoring->take(id, scoring->weights[size_t(phrase)] * bm25.gain(hits)) ? SQLITE_OK : SQLITE_DONE;
}

// scoreterms(fulltext, scoring): reports in one call, term by term, its contribution to the rows that have it. With
// many terms, merging the rows of all of them in order takes longer than everything else.
void scoreTerms(const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int count,
                sqlite3_value **values)
{
    const auto *scoring =
        count == 1 ? static_cast<const FullTextScoring *>(sqlite3_value_pointer(values[0], "scoring")) : nullptr;
    if (!scoring || !scoring->take)
        return sqlite3_result_error(context, "scoreterms() needs its weights", -1);
    const int phrases = std::min(api->xPhraseCount(fts), int(scoring->weights.size()));
    int code = SQLITE_OK;
    for (int phrase = 0; phrase < phrases && code == SQLITE_OK; ++phrase) {
        std::pair<const FullTextScoring *, int> data(scoring, phrase);
        code = api->xQueryPhrase(fts, phrase, &data, tellTerm);
    }
    if (code != SQLITE_OK && code != SQLITE_DONE)
        sqlite3_result_error_code(context, code);
}

fts5_api *apiOf(sqlite3 *handle)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

int addFullText(sqlite3 *handle)
{
    fts5_api *api = apiOf(handle);
    if (!api)
        return SQLITE_ERROR; // this SQLite lacks FTS5
    fts5_tokenizer tokenizer{createTokenizer, deleteTokenizer, tokenize};
    if (const int code = api->xCreateTokenizer(api, "terms", nullptr, &tokenizer, nullptr); code != SQLITE_OK)
        return code;
    if (const int code = api->xCreateFunction(api, "score", nullptr, score, nullptr); code != SQLITE_OK)
        return code;
    return api->xCreateFunction(api, "scoreterms", nullptr, scoreTerms, nullptr);
}

} // namespace core
