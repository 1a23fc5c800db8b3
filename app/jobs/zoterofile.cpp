#include "app/jobs/zoterofile.h"

#include "app/runtime/outfile.h"
#include "core/base/json.h"

#include <QFile>

namespace app {

using namespace Qt::StringLiterals;

namespace {

using core::Json;

constexpr qint64 largestZoteroFile = 64 << 20; // in bytes

} // namespace

ZoteroFile::ZoteroFile(const QString &library) : m_file(library + u"/zotero.json"_s) {}

ZoteroMemory ZoteroFile::read() const
{
    ZoteroMemory memory;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly))
        return memory;
    const Json json = Json::parse(file.read(largestZoteroFile));
    memory.address = json[u"address"].toString(memory.address);
    for (const Json &each : json[u"collections"])
        memory.collections.append({each[u"key"].toString(), each[u"name"].toString()});
    for (const auto &[sum, each] : json[u"documents"].entries()) {
        ZoteroMemory::Known &known = memory.documents[sum];
        if (const QString title = each[u"title"].toString(); !title.isEmpty())
            known.said.title = title;
        if (const QString author = each[u"author"].toString(); !author.isEmpty())
            known.said.author = author;
        if (const int year = each[u"year"].toInt(); year != 0)
            known.said.year = year;
        known.collections = core::textsOf(each[u"collections"]);
    }
    for (const auto &[path, bytes] : json[u"files"].entries())
        memory.files.insert(path, bytes.toInteger());
    return memory;
}

core::Result<void> ZoteroFile::write(const ZoteroMemory &memory) const
{
    QList<Json> collections;
    for (const ZoteroCollection &each : memory.collections)
        collections.append(Json::object({{"key", each.key}, {"name", each.name}}));
    core::JsonObject documents;
    for (auto each = memory.documents.cbegin(); each != memory.documents.cend(); ++each)
        documents.set(each.key(), Json::object({{"title", each->said.title.value_or(QString())},
                                                {"author", each->said.author.value_or(QString())},
                                                {"year", each->said.year.value_or(0)},
                                                {"collections", Json(each->collections)}}));
    core::JsonObject files;
    for (auto each = memory.files.cbegin(); each != memory.files.cend(); ++each)
        files.set(each.key(), Json(each.value()));
    const Json all = Json::object(
        {{"address", memory.address}, {"collections", Json(collections)}, {"documents", documents}, {"files", files}});
    return writeFile(m_file, all.written(Json::Form::Indented));
}

} // namespace app
