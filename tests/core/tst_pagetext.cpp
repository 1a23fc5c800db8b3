// The text of web pages: what a reader sees, in any charset, also for garbage that looks like a page.
#include "core/web/charset.h"
#include "core/web/pagetext.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace core;

namespace {

PageText read(const QByteArray &html, const QByteArray &type = "text/html")
{
    return pageText(html, type, {});
}

QString joined(const PageText &page)
{
    return page.paragraphs.join(u'\n');
}

// Pages to mutate: each contains something that parsers stumble over.
QList<QByteArray> seeds()
{
    static constexpr char wide[] = "\xff\xfe<\0p\0>\0T\0w\0o\0 \0b\0y\0t\0e\0s\0 \0e\0a\0c\0h\0.\0";
    const QByteArray begun = "<!doctype html><html><head><title>The title</title><meta charset=\"utf-8\"></head><body>";
    return {
        begun + "<main><h1>The heading of the page</h1><p>A paragraph of some length, &amp; &eacute;&#8364;&#x41;.</p>"
                "<ul><li>The first item of a list<li>The second item</ul><pre>one  line\nanother line</pre></main>",
        begun + "<table><tr><th>Year</th><th>Sea level</th></tr><tr><td>2020<td>91 mm</tr></table><p hidden>Unseen "
                "paragraph.</p><p style=\"display:none\">Not seen either.</p><form><p>In a form, this is.</p></form>",
        "<!DOCTYPE html [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;'>]><p>Entities of its own: &b; &nosuch; &#0; "
        "&#x202e; &shy; &#7; &#xd800;</p>",
        "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><html><p>Caf\xe9 and na\xefve, in another charset.</p></html>",
        begun + "<script>var p = \"<p>no paragraph</p>\"; // </scr</script><style>p { }</style><!-- a comment -->"
                "<![CDATA[ some data ]]><svg><title>Drawn</title></svg><math>x</math><p>Behind all of that.</p>",
        QByteArray(wide, sizeof wide - 1),
        "Plain words without any tag.\n\nAnother block of them: \xf0\x9f\x8c\x8d \xe2\x80\xae backwards.",
        "<div><div><b><i><p>Crossed <b>tags</i> that</b> never end<a href='x'><frameset><select><template>" + begun,
    };
}

// Mutations of the pages; the same in every run.
QByteArray mutated(const QList<QByteArray> &pages, std::mt19937 &engine)
{
    const auto below = [&engine](qsizetype count) {
        return qsizetype(engine() % std::size_t(std::max<qsizetype>(count, 1)));
    };
    QByteArray page = pages.at(below(pages.size()));
    for (qsizetype change = 1 + below(6); change > 0 && !page.isEmpty(); --change) {
        const qsizetype at = below(page.size());
        const QByteArray &other = pages.at(below(pages.size()));
        switch (below(5)) {
        case 0:
            page[at] = char(below(256));
            break;
        case 1:
            page.remove(at, 1 + below(20));
            break;
        case 2:
            page.insert(at, other.mid(below(other.size()), 1 + below(60)));
            break;
        case 3:
            page.insert(at, page.mid(at, 1 + below(30)).repeated(int(1 + below(20))));
            break;
        default:
            page.truncate(at);
            break;
        }
    }
    return page;
}

// What holds for every page, whatever it was made from.
bool isReadable(const PageText &page, qsizetype bytes)
{
    const auto isClean = [](const QString &text) { return visible(text) == text && text.trimmed() == text; };
    const auto isParagraph = [&](const QString &text) { return text.size() > 10 && isClean(text); };
    return isClean(page.title) && isClean(page.heading) && joined(page).size() <= 2 * bytes &&
           std::all_of(page.paragraphs.begin(), page.paragraphs.end(), isParagraph);
}

} // namespace

class tst_pagetext : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsWrittenAndNotWhatSurroundsIt()
    {
        const PageText text = read(R"(<!doctype html><html><head><title> The
            title </title><style>p { color: red }</style><script>var p = "<p>not a paragraph</p>";</script></head><body>
            <header><h1>The site's name</h1><p>A slogan in the header.</p></header>
            <nav><ul><li>A menu item that is long enough</li></ul></nav>
            <main><h1>The heading of the page</h1><h2>A smaller heading</h2>
            <p>The first <b>para</b>graph &amp; its&nbsp;entities: &eacute;&#8364;&#x41;.</p>
            <ul><li>The first item of a list<li>The second item of a list</ul>
            <table><tr><th>Year</th><th>Sea level</th></tr><tr><td>2020<td>91 mm</tr></table>
            <pre>one  line of code
another line</pre><blockquote>What somebody else has said.</blockquote><p>Too short</p>
            <p hidden>Hidden by an attribute.</p><p style="Display : none">Hidden by a style.</p>
            <p aria-hidden="true">Hidden from readers.</p>
            <form><p>A question in a form, and its button.</p></form></main>
            <aside><p>A remark beside the text.</p></aside>
            <footer><p>All rights reserved, as always.</p></footer>
            <noscript><p>Please turn on your scripts.</p></noscript></body></html>)");
        QCOMPARE(text.title, QStringLiteral("The title"));
        QCOMPARE(text.heading, QStringLiteral("The heading of the page"));
        QCOMPARE(
            text.paragraphs,
            QStringList({QStringLiteral("The heading of the page"), QStringLiteral("A smaller heading"),
                         QStringLiteral("The first paragraph & its entities: é€A."),
                         QStringLiteral("The first item of a list"), QStringLiteral("The second item of a list"),
                         QStringLiteral("Year | Sea level"), QStringLiteral("2020 | 91 mm"),
                         QStringLiteral("one line of code\nanother line"),
                         QStringLiteral("What somebody else has said."), QStringLiteral("A remark beside the text.")}));
    }

    void readsPagesThatDoNotKnowParagraphs()
    {
        QCOMPARE(joined(read("<div>Text that stands in a box.<br>Behind a break.<div>In another box.</div></div>")),
                 QStringLiteral("Text that stands in a box. Behind a break.\nIn another box."));
        QCOMPARE(joined(read("<form><div><p>A site that is one large form.</p></div></form>")),
                 QStringLiteral("A site that is one large form."));
        QCOMPARE(joined(read("Nothing but text, without any tag.")),
                 QStringLiteral("Nothing but text, without any tag."));
        QCOMPARE(read("<header><h1>Only the header has one</h1></header><p>A paragraph of text.</p>").heading,
                 QStringLiteral("Only the header has one"));
    }

    void readsPlainText()
    {
        const PageText text =
            read("A first <p>aragraph\nof two lines.\n\n  \nAnd a second.", "text/plain; charset=utf-8");
        QCOMPARE(text.paragraphs,
                 QStringList({QStringLiteral("A first <p>aragraph\nof two lines."), QStringLiteral("And a second.")}));
    }

    void readsEveryCharset_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("text");
        const QString word = QStringLiteral("Übergröße ist ein Wort.");
        const QByteArray latin = word.toLatin1(), utf8 = word.toUtf8();
        const auto p = [](const QByteArray &words) { return "<p>" + words + "</p>"; };
        QTest::newRow("UTF-8, undeclared") << p(utf8) << QByteArray("text/html") << word;
        QTest::newRow("Latin-1, undeclared") << p(latin) << QByteArray("text/html") << word;
        QTest::newRow("in the header") << p(latin) << QByteArray("text/html; Charset=\"ISO-8859-1\"") << word;
        QTest::newRow("in a meta") << "<meta charset=windows-1252>" + p(latin) << QByteArray("text/html") << word;
        QTest::newRow("in an old meta") << "<META http-equiv='Content-Type' content='text/html; charset=iso-8859-15'>" +
                                               p("\xa4 und \xdc"
                                                 "bergr\xf6\xdf\x65")
                                        << QByteArray("text/html") << QStringLiteral("€ und Übergröße");
        QTest::newRow("in the XML declaration")
            << "<?xml version='1.0' encoding='koi8-r'?><html><body>" + p("\xf0\xd2\xc9\xd7\xc5\xd4, \xcd\xc9\xd2!!!") +
                   "</body></html>"
            << QByteArray("application/xhtml+xml") << QStringLiteral("Привет, мир!!!");
        QTest::newRow("the header counts more than a meta")
            << "<meta charset=koi8-r>" + p(utf8) << QByteArray("text/html; charset=utf-8") << word;
        QTest::newRow("a mark counts most")
            << "\xef\xbb\xbf<meta charset=koi8-r>" + p(utf8) << QByteArray("text/html; charset=koi8-r") << word;
        QTest::newRow("UTF-16 with a mark")
            << QByteArray("\xff\xfe", 2) +
                   QByteArray(reinterpret_cast<const char *>((QStringLiteral("<p>") + word).utf16()),
                              2 * (word.size() + 3))
            << QByteArray("text/html") << word;
        QTest::newRow("Shift-JIS")
            << p("\x93\xfa\x96{\x8c\xea\x82\xcc\x95\xb6\x8f\xcd\x82\xc5\x82\xb7\x81\x42\x82\xb1\x82\xea")
            << QByteArray("text/html; charset=Shift_JIS") << QStringLiteral("日本語の文章です。これ");
        QTest::newRow("one nobody knows") << p(utf8) << QByteArray("text/html; charset=klingon") << word;
        QTest::newRow("a lie") << "<meta charset=utf-16>" + p(utf8) << QByteArray("text/html") << word;
        QTest::newRow("smart quotes of Windows, called Latin-1")
            << p("\x93Quoted words\x94 here") << QByteArray("text/html; charset=iso-8859-1")
            << QStringLiteral("“Quoted words” here");
    }

    void readsEveryCharset()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, type);
        QFETCH(QString, text);
        QCOMPARE(joined(read(bytes, type)), text);
    }

    void keepsOutWhatCannotBeSeen()
    {
        QCOMPARE(joined(read("<p>safe&#x202e;txt.\u200bexe\u00ad here&#0;&#xd800;&#x7;</p>")),
                 QStringLiteral("safetxt.exe here"));
    }

    void survivesPagesMadeToHarm_data()
    {
        QTest::addColumn<QByteArray>("html");
        const QByteArray text = "<p>A paragraph before the harm.</p>";
        const int many = 300'000;
        QTest::newRow("nested boxes") << text + QByteArray("<div>").repeated(many);
        QTest::newRow("nested marks") << text + QByteArray("<b>").repeated(many) + QByteArray("</i>").repeated(many);
        QTest::newRow("nested tables") << text + QByteArray("<table><tr><td>").repeated(many / 3);
        QTest::newRow("nested lists") << text + QByteArray("<ul><li>").repeated(many / 2);
        QTest::newRow("ends without beginnings") << text + QByteArray("</div></p></b>").repeated(many / 3);
        QTest::newRow("beginnings that end each other") << text + QByteArray("<p>x").repeated(many);
        QByteArray attributes = text + "<p ";
        for (int i = 0; i < many; ++i)
            attributes += "a" + QByteArray::number(i, 36) + ' ';
        QTest::newRow("attributes") << attributes + ">x</p>";
        QTest::newRow("an attribute again and again") << text + "<p " + QByteArray("a=1 ").repeated(many) + ">";
        QByteArray names = text;
        for (int i = 0; i < many; ++i)
            names += "<x" + QByteArray::number(i, 36) + "/>";
        QTest::newRow("names") << names;
        QTest::newRow("a long name") << text + '<' + QByteArray(2 << 20, 'a');
        QTest::newRow("a long value") << text + "<p title='" + QByteArray(2 << 20, 'a');
        QTest::newRow("entities") << text + "<p>" + QByteArray("&amp;&lt;&nosuch;&#99999999;").repeated(many / 6);
        QTest::newRow("a long entity") << text + "<p>&" + QByteArray(2 << 20, 'a') + ';';
        QTest::newRow("entities of its own") << "<!DOCTYPE html [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b "
                                                "'&a;&a;&a;'><!ENTITY c SYSTEM 'file:///etc/passwd'>]>" +
                                                    text + "<p>&b;&c;</p>";
        QTest::newRow("a comment without end") << text + "<!--" + QByteArray("-").repeated(2 << 20);
        QTest::newRow("comments") << text + QByteArray("<!--").repeated(many) + QByteArray("<!").repeated(many);
        QTest::newRow("instructions") << text + QByteArray("<?").repeated(many) +
                                             QByteArray("<?x ?>").repeated(many / 3);
        QTest::newRow("openings") << text + QByteArray("<").repeated(2 << 20);
        QTest::newRow("scripts without end") << text + QByteArray("<script>").repeated(many);
        QTest::newRow("documents in documents") << text + QByteArray("<html a=b><head><body c=d>").repeated(many / 10);
        QTest::newRow("metas") << text + QByteArray("<meta charset=utf-16>").repeated(many / 10);
        QTest::newRow("plain text for ever") << text + "<plaintext><xmp>" + QByteArray("<p>x").repeated(many);
        QTest::newRow("one word") << text + "<p>" + QByteArray(2 << 20, 'a');
        QTest::newRow("blanks") << text + "<p>" + QByteArray(2 << 20, ' ');
        QTest::newRow("null bytes") << text + QByteArray(1000, '\0') + text;
        QTest::newRow("headings") << text + QByteArray("<h1>A heading of the page</h1>").repeated(many / 10);
    }

    void survivesPagesMadeToHarm()
    {
        QFETCH(QByteArray, html);
        QElapsedTimer clock;
        clock.start();
        const PageText text = read(html.left(2 << 20));
        const qint64 took = clock.elapsed();
        QVERIFY(joined(text).contains(QStringLiteral("A paragraph before the harm.")));
        QVERIFY(!joined(text).contains(QStringLiteral("root:")));
        QVERIFY2(took < 10'000, qPrintable(QString::number(took)));
        if (took > 500)
            qInfo("%s: %lld ms", QTest::currentDataTag(), took);
    }

    void readsWhateverBecomesOfAPage()
    {
        const QList<QByteArray> pages = seeds();
        QList<QStringList> before;
        for (const QByteArray &page : pages)
            before.append(read(page).paragraphs);
        std::mt19937 engine(7);
        const QByteArrayList types{"text/html", "text/html; charset=utf-16", "text/html; charset=gb18030", "text/plain",
                                   "application/xhtml+xml; charset=\"\xff"};
        int paragraphs = 0;
        QElapsedTimer clock;
        clock.start();
        for (int turn = 0; turn < 2000; ++turn) {
            const QByteArray page = mutated(pages, engine);
            const QByteArray &type = turn % 2 ? types.first() : types.at(turn / 2 % types.size());
            const PageText text = read(page, type);
            QVERIFY2(isReadable(text, page.size()), (type + ' ' + page.toPercentEncoding(" <>/='\"!")).constData());
            paragraphs += int(text.paragraphs.size());
        }
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY2(paragraphs > 2000, qPrintable(QString::number(paragraphs))); // they are still recognised as pages
        for (qsizetype i = 0; i < pages.size(); ++i)
            QCOMPARE(read(pages.at(i)).paragraphs, before.at(i)); // no page affects another
    }
};

QTEST_GUILESS_MAIN(tst_pagetext)
#include "tst_pagetext.moc"
