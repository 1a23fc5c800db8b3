// Words of a language as Hunspell knows them, where a dictionary is installed (hunspell-en-us, hunspell-de-de); nothing
// elsewhere. Read when it is first asked. Safe from several threads.
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
    Dictionary(const QString &folder, const QString &name); // name.aff and name.dic
    ~Dictionary();
    Dictionary(const Dictionary &) = delete;
    Dictionary &operator=(const Dictionary &) = delete;

    static const Dictionary &english(); // of share/hunspell of the system
    static const Dictionary &german();

    bool isThere() const;
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word) const; // the likeliest first

private:
    QByteArray bytesOf(const QString &word) const;
    bool readOnce() const; // false: there is none

    const QString m_base;
    mutable std::mutex m_lock;
    mutable bool m_isRead = false;
    mutable std::unique_ptr<Hunspell> m_words;
    mutable QByteArray m_encoding;
};

} // namespace core
