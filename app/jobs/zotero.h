// What Zotero's local API tells of collections: it is read on this computer, without a key, and nothing is changed.
#pragma once

#include "core/base/result.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <stop_token>

namespace app {

struct ZoteroCollection
{
    QString key;
    QString name; // "Thesis / Chapter 2", with those it stands in

    bool operator==(const ZoteroCollection &) const = default;
};

struct ZoteroPdf // of an item
{
    QString key;     // of the PDF, by which Zotero knows it
    QString path;    // of its file; empty: Zotero does not say where it is
    QString title;   // of the item
    QString authors; // "Ada Lovelace, Charles Babbage"; of an item without authors its editors
    int year = 0;    // 0: none
};

core::Error zoteroLetsNobodyAsk(); // its settings do not allow it
core::Error zoteroElsewhere(const QString &address);

struct ZoteroTexts
{
    Q_DECLARE_TR_FUNCTIONS(Zotero)
};

class Zotero
{
public:
    static QString usualAddress(); // where a Zotero on this computer serves

    explicit Zotero(const QString &address) : m_address(address) {}

    // By name. Errors: Unavailable (no Zotero runs, or it lets no other program ask), Invalid (the address is none of
    // this computer, or what comes from there is no list), Cancelled.
    core::Result<QList<ZoteroCollection>> collections(std::stop_token stop) const;
    // The PDFs of a collection, without those of the collections in it.
    core::Result<QList<ZoteroPdf>> pdfs(const QString &collection, std::stop_token stop) const;

private:
    QString m_address;
};

} // namespace app
