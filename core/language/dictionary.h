// The words of one Hunspell dictionary; empty if its files are missing. Read on first use. Thread-safe.
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>

class Hunspell;

namespace core {

class Dictionary
{
public:
    Dictionary(const QString &folder, const QString &name); // reads name.aff and name.dic
    ~Dictionary();
    Dictionary(const Dictionary &) = delete;
    Dictionary &operator=(const Dictionary &) = delete;

    const QString &file() const { return m_base; } // path without suffix
    bool isThere() const;
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word) const; // the most likely first

private:
    QByteArray bytesOf(const QString &word) const;
    bool readOnce() const; // false: the files are missing

    const QString m_base;
    mutable std::mutex m_lock;
    mutable bool m_isRead = false;
    mutable std::unique_ptr<Hunspell> m_words;
    mutable QByteArray m_encoding;
};

} // namespace core
