// Finds a section to be summarised by its heading, with all its passages in order.
#include "core/library/library.h"
#include "core/library/sectionwish.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestSections : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto library = Library::open(m_folder->path(), [](const QString &) {});
        QVERIFY(bool(library));
        m_library = std::move(*library);
        m_handbook = add(u"/a/handbook.pdf"_s, {{u"Welcome"_s, u"Everybody is welcome here."_s},
                                                {u"Leave policy"_s, u"Leave is twenty days."_s},
                                                {u"Leave policy \u203a Sick leave"_s, u"Ill people stay at home."_s},
                                                {u"Security"_s, u"A badge opens the doors."_s},
                                                {u"Chapter 3: Money"_s, u"Wages come on Fridays."_s}});
        m_other = add(u"/a/contractors.pdf"_s, {{u"Leave policy"_s, u"Contractors have no leave."_s}});
    }

    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void findsASectionWithWhatIsBelowIt()
    {
        QCOMPARE(found(u"Summarise the leave policy of the handbook"_s),
                 (QStringList{u"Leave is twenty days."_s, u"Ill people stay at home."_s}));
        QCOMPARE(found(u"Summarise the leave policy of the contractors"_s),
                 QStringList{u"Contractors have no leave."_s});
    }

    // "ACMECORP" is the document; a section of the same name elsewhere is not meant.
    void findsTheSectionOfTheDocumentThatIsNamed()
    {
        add(u"/a/OTHERFIRM_2021_10K.pdf"_s, {{u"Risk factors"_s, u"Customers of the other firm may leave."_s}});
        add(u"/a/ACMECORP_2020_10K.pdf"_s,
            {{u"PART I \u203a Item 1A. Risk Factors"_s, u"Our factory may burn down."_s}});
        QCOMPARE(found(u"Summarise the risk factors of Acme Corp"_s), QStringList{u"Our factory may burn down."_s});
        QCOMPARE(found(u"Summarise chapter 3 of the handbook"_s), QStringList{u"Wages come on Fridays."_s});
    }

    // A section that ends on the page where the next one begins may have only that one's passage.
    void takesNoSectionThatHasOnlyAnothersText()
    {
        add(u"/a/ACMECORP_2020_10K.pdf"_s,
            {{u"Item 3. Legal proceedings \u203a Our officers"_s, u"Jane Doe is our chief executive."_s},
             {u"Item 3. Legal proceedings \u203a Our officers"_s, u"John Doe is our treasurer."_s}});
        add(u"/a/ACMECORP_2020Q2_10Q.pdf"_s, {{u"Item 1. Legal proceedings"_s, u"We were sued by a neighbour."_s}});
        QCOMPARE(found(u"Summarise the legal proceedings of Acme Corp"_s),
                 QStringList{u"We were sued by a neighbour."_s});
    }

    // A common name of a section, in a question that names a report, asks for a summary of the section.
    void takesAQuestionForASectionAsTheWishForItsSummary_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("wish"); // empty: the question is unchanged
        QTest::newRow("risks") << u"What are the main risks of Acme Corp?"_s
                               << u"Summarise Risk Factors of Acme Corp"_s;
        QTest::newRow("its competitors") << u"Who are Acme Corp's competitors?"_s
                                         << u"Summarise Competition of Acme Corp"_s;
        QTest::newRow("a verb") << u"What does Acme Corp say about competition?"_s
                                << u"Summarise Competition of Acme Corp"_s;
        QTest::newRow("a heading, word for word")
            << u"What are the warehouse rules of Acme Corp?"_s << u"Summarise Warehouse rules of Acme Corp"_s;
        QTest::newRow("the year of the report")
            << u"What are the risks of Acme Corp in 2020?"_s << u"Summarise Risk Factors of Acme Corp 2020"_s;
        QTest::newRow("in German") << u"Was sind die größten Risiken von Musterwerk?"_s
                                   << u"Zusammenfassung von Risikobericht von Musterwerk"_s;
        QTest::newRow("another year") << u"What are the risks of Acme Corp in 2019?"_s << QString();
        QTest::newRow("nobody is named") << u"What are the main risks?"_s << QString();
        QTest::newRow("more is asked") << u"What are the main risks of Acme Corp's factory in Spain?"_s << QString();
        QTest::newRow("why") << u"Why does Acme Corp have competitors?"_s << QString();
        QTest::newRow("how many") << u"How many competitors does Acme Corp have?"_s << QString();
        QTest::newRow("no such section") << u"What are the properties of Acme Corp?"_s << QString();
        QTest::newRow("one thing of it") << u"What is the warehouse rule of Acme Corp?"_s << QString();
    }

    void takesAQuestionForASectionAsTheWishForItsSummary()
    {
        QFETCH(QString, question);
        QFETCH(QString, wish);
        add(u"/a/ACMECORP_2020_10K.pdf"_s, {{u"PART I \u203a Item 1A. Risk Factors"_s, u"Our factory may burn down."_s},
                                            {u"PART I \u203a COMPETITION"_s, u"Many firms make tables."_s},
                                            {u"Warehouse rules"_s, u"Nobody smokes there."_s}});
        add(u"/a/Musterwerk.pdf"_s, {{u"Risikobericht"_s, u"Das Werk kann abbrennen."_s}});
        QCOMPARE(asSectionWish(question, {}, *m_library, {}), wish.isEmpty() ? question : wish);
    }

    void needsNoNameWhereOneDocumentIsAsked()
    {
        const DocumentId acme = add(u"/a/ACMECORP_2020_10K.pdf"_s, {{u"Risk Factors"_s, u"Our factory may burn."_s}});
        QCOMPARE(asSectionWish(u"What are the main risks?"_s, {acme}, *m_library, {}), u"Summarise Risk Factors"_s);
    }

    void takesTheLatestReport()
    {
        const QString older = u"Our old factory may burn down."_s;
        const QString newer = u"Our new factory may burn down."_s;
        const auto three = [](const QString &text) {
            return QList<Section>{{u"Risk Factors"_s, text}, {u"Risk Factors"_s, text}, {u"Risk Factors"_s, text}};
        };
        add(u"/a/ACMECORP_2021_10K.pdf"_s, three(newer));
        add(u"/a/ACMECORP_2020_10K.pdf"_s, three(older) + three(older));
        QCOMPARE(found(u"Summarise the risk factors of Acme Corp"_s, {}, 1), QStringList{newer});
        QCOMPARE(found(u"Summarise the risk factors of Acme Corp 2020"_s, {}, 1), QStringList{older});
    }

    void findsAChapterByItsNumber()
    {
        QCOMPARE(found(u"Summarise chapter 3"_s), QStringList{u"Wages come on Fridays."_s});
        QCOMPARE(found(u"Summarise chapter 3 of this book"_s), QStringList{u"Wages come on Fridays."_s});
    }

    void staysInTheDocumentsThatAreAsked()
    {
        QCOMPARE(found(u"Summarise the leave policy"_s, {m_other}), QStringList{u"Contractors have no leave."_s});
        QCOMPARE(found(u"Summarise chapter 3"_s, {m_handbook}), QStringList{u"Wages come on Fridays."_s});
        // A single document need not be named.
        const DocumentId thesis =
            add(u"/a/on_metals.pdf"_s, {{u"2 Copper"_s, u"It is red."_s},
                                        {u"3 Silver"_s, u"It is rare."_s},
                                        {u"3 Silver \u203a 3.1 Coins"_s, u"They were thin."_s},
                                        {u"4 Gold"_s, u"Chapter 3 of the brochure speaks of silver."_s}});
        QCOMPARE(found(u"Summarise chapter 3 of the brochure"_s, {thesis}),
                 (QStringList{u"It is rare."_s, u"They were thin."_s}));
    }

    void findsTheWholeOfADocumentByItsName()
    {
        const QStringList whole{u"Everybody is welcome here."_s, u"Leave is twenty days."_s,
                                u"Ill people stay at home."_s, u"A badge opens the doors."_s,
                                u"Wages come on Fridays."_s};
        QCOMPARE(found(u"Summarise the handbook"_s), whole);
        QCOMPARE(found(u"Summarise this document"_s, {m_handbook}), whole);
        QCOMPARE(found(u"Summarise the handbook"_s, {}, 2), (QStringList{whole[0], whole[2]}));
    }

    void keepsToTheNumberThatIsWanted()
    {
        QCOMPARE(found(u"Summarise the leave policy of the handbook"_s, {}, 1),
                 QStringList{u"Leave is twenty days."_s});
    }

private:
    using Section = std::pair<QString, QString>; // heading and text

    DocumentId add(const QString &path, const QList<Section> &sections)
    {
        Document document;
        document.path = path;
        document.title = path.section(u'/', -1);
        document.hash = path.toUtf8().toHex();
        document.status = DocumentStatus::Indexed;
        QList<Page> pages;
        QList<Passage> passages;
        for (const auto &[heading, text] : sections) {
            Page page;
            page.number = int(pages.size()) + 1;
            page.status = PageStatus::Text;
            page.text = text;
            pages.append(page);
            Passage passage;
            passage.text = text;
            passage.heading = heading;
            passage.page = passage.lastPage = page.number;
            passage.ordinal = int(passages.size());
            passage.spans = {{0, int(text.size()), page.number, 0}};
            passages.append(passage);
        }
        const Result<Document> added = m_library->add(document, pages, passages);
        return added ? added->id : 0;
    }

    QStringList found(const QString &question, const QList<DocumentId> &documents = {}, int count = 10)
    {
        const auto passages = m_library->search({question, count, documents}, {});
        QStringList texts;
        if (passages) {
            for (const Passage &passage : *passages)
                texts.append(passage.text);
        }
        return texts;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    DocumentId m_handbook = 0;
    DocumentId m_other = 0;
};

QTEST_GUILESS_MAIN(TestSections)
#include "tst_sections.moc"
