// A language for the window, made from a catalogue in resources/translations: either its real texts, or each text in
// brackets and as long as in German, so that untranslated texts stand out by their missing brackets.
#pragma once

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

class Catalogue : public QTranslator
{
public:
    enum Way { Translated, Pseudo };

    Catalogue(const QString &language, Way way) : m_way(way)
    {
        QFile file(QStringLiteral(ATTEST_SOURCE "/resources/translations/attest_%1.ts").arg(language));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QString context;
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"source")
                source = xml.readElementText();
            else if (xml.name() == u"translation")
                take(context, source, xml, way);
        }
    }

    bool isEmpty() const override { return m_texts.isEmpty(); }
    QStringList unfinished() const { return m_unfinished; }

    QString translate(const char *context, const char *source, const char *, int count) const override
    {
        const QString key = QLatin1String(context) + u'\0' + QString::fromUtf8(source);
        const QString own = count == 1 && m_singular.contains(key) ? m_singular[key] : m_texts.value(key);
        const bool ofQt = m_way == Pseudo && *context == 'Q' && qstrncmp(context, "QShortcut", 9) != 0;
        return own.isEmpty() && ofQt ? pseudo(QString::fromUtf8(source))
                                     : own; // the program's own texts come from the catalogue
    }

    QString anyOf(const QString &source) const { return m_bySource.value(source, source); }

    // The plural forms of each text that contains a number.
    static QList<QStringList> pluralsOf(const QString &language)
    {
        QFile file(QStringLiteral(ATTEST_SOURCE "/resources/translations/attest_%1.ts").arg(language));
        QList<QStringList> all;
        if (!file.open(QIODevice::ReadOnly))
            return all;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"message" && xml.attributes().hasAttribute(QLatin1String("numerus")))
                all.append(QStringList());
            else if (xml.name() == u"numerusform")
                all.last().append(xml.readElementText());
        }
        return all;
    }

    static QString pseudo(const QString &source)
    {
        static const QRegularExpression keys(QStringLiteral("^((Ctrl|Alt|Shift|Meta)\\+.*|F\\d+)$"));
        if (keys.match(source).hasMatch() || source.contains(QLatin1String(";;")) ||
            source.endsWith(QLatin1String("f)")))
            return source; // keyboard shortcuts and file filters
        const QString text = source.section(u'\t', 0, 0);
        const int more = std::max(0, int(text.size() * 2 / 5) - 2);
        QString tail;
        for (int i = 0; i < more; ++i)
            tail += i % 8 == 0 && text.contains(u' ') ? u' ' : u'é';
        // Inserted values stay outside the brackets, where a missing translation would show.
        static const QRegularExpression place(QStringLiteral("(%L?\\d|%L?n)"));
        QString whole = u'[' + text + tail + u']';
        whole.replace(place, QStringLiteral("]\\1["));
        whole.replace(QStringLiteral("[]"), QString());
        return whole + source.mid(text.size());
    }

private:
    void take(const QString &context, const QString &source, QXmlStreamReader &xml, Way way)
    {
        bool finished = xml.attributes().value(QLatin1String("type")) != u"unfinished";
        QString text;
        QString one;
        while (!xml.atEnd() && !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation")) {
            if (xml.isCharacters() && one.isEmpty()) {
                text += xml.text();
            } else if (xml.isStartElement()) { // a plural form: the first for 1, the last for many
                text = xml.readElementText();
                one = one.isEmpty() ? text : one;
            }
        }
        if (!finished || text.trimmed().isEmpty())
            m_unfinished.append(source);
        if (way == Pseudo)
            text = pseudo(source);
        else if (!one.isEmpty())
            m_singular.insert(context + u'\0' + source, one);
        m_texts.insert(context + u'\0' + source, text);
        m_bySource.insert(source, text);
    }

    Way m_way;
    QHash<QString, QString> m_texts;
    QHash<QString, QString> m_singular;
    QHash<QString, QString> m_bySource;
    QStringList m_unfinished;
};
