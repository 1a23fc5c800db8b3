// Reads collections from Zotero's local API, on this computer and without a key; nothing is changed.
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
    QString name; // "Thesis / Chapter 2", with its parent collections

    bool operator==(const ZoteroCollection &) const = default;
};

struct ZoteroPdf // of an item
{
    QString key;     // Zotero's key of the PDF
    QString path;    // of its file; empty: Zotero does not give it
    QString title;   // of the item
    QString authors; // "Ada Lovelace, Charles Babbage"; the editors if an item has no authors
    int year = 0;    // 0: none
};

core::Error zoteroLetsNobodyAsk(); // its settings forbid it
core::Error zoteroElsewhere(const QString &address);

struct ZoteroTexts
{
    Q_DECLARE_TR_FUNCTIONS(Zotero)
};

class Zotero
{
public:
    static QString usualAddress(); // the default address of Zotero on this computer

    explicit Zotero(const QString &address) : m_address(address) {}

    // By name. Errors: Unavailable (Zotero is not running, or allows no other program access), Invalid (not an address
    // of this computer, or the reply is not a list), Cancelled.
    core::Result<QList<ZoteroCollection>> collections(std::stop_token stop) const;
    // The PDFs of a collection, without those of its subcollections.
    core::Result<QList<ZoteroPdf>> pdfs(const QString &collection, std::stop_token stop) const;

private:
    QString m_address;
};

} // namespace app
