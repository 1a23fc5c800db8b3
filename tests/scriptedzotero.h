// A fake Zotero local API on 127.0.0.1 that returns a test's data and stores whatever is written to it.
#pragma once

#include "scriptedserver.h"

#include <QJsonArray>
#include <QUrl>
#include <QUrlQuery>

namespace zotero {

using namespace Qt::StringLiterals;

// A single user's data, which the test may change between calls.
class ZoteroServer
{
public:
    ZoteroServer()
    {
        m_server.handle([this](const Scripted::Request &request) {
            if (request.path == "/api/" || request.method == "POST")
                return written(request);
            const QUrl url(QString::fromLatin1(request.path));
            const int from = QUrlQuery(url).queryItemValue(u"start"_s).toInt();
            const int most = QUrlQuery(url).queryItemValue(u"limit"_s).toInt();
            const std::lock_guard lock(m_mutex);
            m_asked.append(QString::fromLatin1(request.path));
            Scripted::Reply reply;
            if (m_stalls) {
                reply.silent = true;
                reply.ending = Scripted::Reply::Stall;
                return reply;
            }
            if (m_status != 200)
                return Scripted::error(m_status, u"Local API is not enabled"_s);
            if (url.path().endsWith(u"/children"_s) && !m_lists.contains(url.path()))
                m_lists[url.path()];
            if (!m_lists.contains(url.path()))
                return Scripted::error(404, u"Not found"_s);
            QJsonArray part;
            for (int i = from; i < m_lists[url.path()].size() && i < from + most; ++i)
                part.append(m_lists[url.path()].at(i));
            if (most == 0) // everything at once, unless paging is requested
                part = m_lists[url.path()];
            reply.body = QJsonDocument(part).toJson();
            return reply;
        });
    }

    // Version 10 and later accept writes. The user allows them always, once, or not at all.
    enum class Answer { Always, Once, No };
    void letWrite(Answer answer)
    {
        const std::lock_guard lock(m_mutex);
        m_hasName = true;
        m_answer = answer;
    }
    void setName(bool has)
    {
        const std::lock_guard lock(m_mutex);
        m_hasName = has;
    }
    void forgetKey()
    {
        const std::lock_guard lock(m_mutex);
        m_key.clear();
    }
    void forgetAnnotations()
    {
        const std::lock_guard lock(m_mutex);
        m_written = {};
        for (auto list = m_lists.begin(); list != m_lists.end(); ++list) {
            if (list.key().endsWith(u"/children"_s))
                *list = {};
        }
    }
    void stall() // accepts requests without answering
    {
        const std::lock_guard lock(m_mutex);
        m_stalls = true;
    }
    int timesAskedToAllow() const
    {
        const std::lock_guard lock(m_mutex);
        return m_timesAsked;
    }
    QJsonArray annotations() const // annotations that were written
    {
        const std::lock_guard lock(m_mutex);
        return m_written;
    }

    QString url() const { return u"http://127.0.0.1:%1"_s.arg(m_server.port()); }
    void setStatus(int status)
    {
        const std::lock_guard lock(m_mutex);
        m_status = status;
    }
    void addCollection(const QString &key, const QString &name, const QString &parent = {})
    {
        const std::lock_guard lock(m_mutex);
        const QJsonValue above = parent.isEmpty() ? QJsonValue(false) : QJsonValue(parent); // as Zotero represents it
        m_lists[u"/api/users/0/collections"_s].append(
            QJsonObject{{u"key"_s, key}, {u"data"_s, QJsonObject{{u"name"_s, name}, {u"parentCollection"_s, above}}}});
        m_lists[u"/api/users/0/collections/%1/items"_s.arg(key)];
    }
    void setItems(const QString &collection, const QJsonArray &items)
    {
        const std::lock_guard lock(m_mutex);
        m_lists[u"/api/users/0/collections/%1/items"_s.arg(collection)] = items;
    }
    QStringList asked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_asked;
    }

private:
    Scripted::Reply written(const Scripted::Request &request)
    {
        const std::lock_guard lock(m_mutex);
        if (m_status != 200)
            return Scripted::error(m_status, u"Local API is not enabled"_s);
        Scripted::Reply reply;
        if (request.path == "/api/") {
            reply.body = "Nothing to see here.";
            if (m_hasName)
                reply.headers = {"Zotero-Server-ID: this-zotero"};
            return reply;
        }
        if (!m_hasName)
            return Scripted::error(501, u"Write access is not supported"_s);
        if (request.headers.value("zotero-server-id") != "this-zotero")
            return Scripted::error(428, u"No server ID"_s);
        if (request.path == "/api/local/authorize") {
            ++m_timesAsked;
            if (m_answer == Answer::No || request.json[u"appName"] != u"Attest"_s)
                return Scripted::error(403, u"Denied"_s);
            m_key = "key" + QByteArray::number(m_timesAsked);
            return Scripted::json(
                {{u"key"_s, QString::fromLatin1(m_key)}, {u"remember"_s, m_answer == Answer::Always}});
        }
        if (m_key.isEmpty() || request.headers.value("zotero-api-key") != m_key)
            return Scripted::error(401, u"POST /api/local/authorize to obtain one"_s);
        if (m_answer == Answer::Once)
            m_key.clear();
        QJsonObject success;
        const QJsonArray items = QJsonDocument::fromJson(request.body).array();
        for (int i = 0; i < items.size(); ++i) {
            m_written.append(items.at(i));
            m_lists[u"/api/users/0/items/%1/children"_s.arg(items.at(i)[u"parentItem"].toString())].append(
                QJsonObject{{u"key"_s, u"A%1"_s.arg(m_written.size())}, {u"data"_s, items.at(i)}});
            success.insert(QString::number(i), u"A%1"_s.arg(m_written.size()));
        }
        return Scripted::json({{u"success"_s, success}, {u"unchanged"_s, QJsonObject()}, {u"failed"_s, QJsonObject()}});
    }

    mutable std::mutex m_mutex;
    bool m_hasName = false;
    bool m_stalls = false;
    Answer m_answer = Answer::No;
    int m_timesAsked = 0;
    QByteArray m_key;
    QJsonArray m_written;
    QHash<QString, QJsonArray> m_lists;
    QStringList m_asked;
    int m_status = 200;
    ScriptedServer m_server; // declared last, because it uses all of these
};

inline QJsonObject item(const QString &key, const QString &title, const QString &date)
{
    const QJsonArray creators{
        QJsonObject{{u"creatorType"_s, u"editor"_s}, {u"firstName"_s, u"Nobody"_s}, {u"lastName"_s, u"Else"_s}},
        QJsonObject{{u"creatorType"_s, u"author"_s}, {u"firstName"_s, u"Jürgen"_s}, {u"lastName"_s, u"Müller"_s}},
        QJsonObject{{u"creatorType"_s, u"author"_s}, {u"name"_s, u"World Bank"_s}}};
    return {
        {u"key"_s, key},
        {u"data"_s,
         QJsonObject{{u"itemType"_s, u"report"_s}, {u"title"_s, title}, {u"date"_s, date}, {u"creators"_s, creators}}}};
}

inline QJsonObject attachment(const QString &parent, const QString &file)
{
    QJsonObject made{{u"key"_s, parent + u"F"_s},
                     {u"data"_s, QJsonObject{{u"itemType"_s, u"attachment"_s},
                                             {u"contentType"_s, u"application/pdf"_s},
                                             {u"title"_s, u"PDF"_s},
                                             {u"parentItem"_s, parent}}}};
    if (!file.isEmpty())
        made[u"links"_s] =
            QJsonObject{{u"enclosure"_s, QJsonObject{{u"href"_s, QUrl::fromLocalFile(file).toString()}}}};
    return made;
}

} // namespace zotero
