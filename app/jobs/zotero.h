// Reads collections through Zotero's local API, on this computer and without a key. Changes nothing.
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
    QString name; // preceded by its parent collections: "Thesis / Chapter 2"

    bool operator==(const ZoteroCollection &) const = default;
};

struct ZoteroPdf // a PDF attached to an item
{
    QString key;     // Zotero's key of the PDF
    QString path;    // file path; empty: Zotero does not report it
    QString title;   // title of the item
    QString authors; // "Ada Lovelace, Charles Babbage"; editors if the item has no authors
    int year = 0;    // 0: unknown
};

core::Error zoteroLetsNobodyAsk(); // the error if Zotero's settings do not allow access by other programs
core::Error zoteroElsewhere(const QString &address);

struct ZoteroTexts
{
    Q_DECLARE_TR_FUNCTIONS(Zotero)
};

class Zotero
{
public:
    static QString usualAddress(); // Zotero's default address on this computer

    explicit Zotero(const QString &address) : m_address(address) {}

    // Sorted by name. Errors: Unavailable (Zotero is not running, or does not allow access by other programs), Invalid
    // (not an address on this computer, or the reply is not a list), Cancelled.
    core::Result<QList<ZoteroCollection>> collections(std::stop_token stop) const;
    // The PDFs in a collection, without those in its subcollections.
    core::Result<QList<ZoteroPdf>> pdfs(const QString &collection, std::stop_token stop) const;

private:
    QString m_address;
};

} // namespace app
