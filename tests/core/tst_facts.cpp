// Compares claims with sources as facts: who, what, how many, when, and whether it is negated.
#include "core/extractive/facts/facts.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

FactCheck checked(const QString &claim, const QString &text, const QString &title = {})
{
    Passage passage;
    passage.id = 7;
    passage.title = title;
    passage.text = text;
    return FactChecker().check(claim, {.passages = {passage}});
}

const char *const results[] = {"Nowhere", "Contradicted", "Unproven", "Open", "Full"};

// A true sentence, and false ones that differ from it in one place.
struct Told
{
    const char16_t *source;
    QList<const char16_t *> right;
    QList<const char16_t *> wrong;
};

const QList<Told> &told()
{
    static const QList<Told> all{
        {u"Plant A made 120 tonnes of steel in 2019 and Plant B made 95 tonnes.",
         {u"Plant A made 120 tonnes of steel in 2019.", u"In 2019 Plant A made 120 tonnes of steel.",
          u"Plant B made 95 tonnes.", u"Plant A made 120 tonnes of steel in 2019 and Plant B made 95 tonnes."},
         {u"Plant A made 95 tonnes in 2019.", u"Plant B made 120 tonnes.", u"Plant A made 120 tonnes of steel in 2018.",
          u"Plant A made 120 kilograms of steel in 2019.", u"Plant A made 120 tonnes of copper in 2019.",
          u"Plant A made 95 tonnes of steel in 2019 and Plant B made 120 tonnes.",
          u"Plant A did not make 120 tonnes of steel in 2019.", u"Plant A made more than 120 tonnes of steel in 2019.",
          u"Zebras fled from Berlin, and Plant A made 120 tonnes of steel in 2019.",
          u"Plant A made 120 tonnes of steel in 2019, and zebras fled from Berlin.",
          u"Plant B made 95 tonnes, zebras fled, and Plant A made 120 tonnes of steel."}},
        {u"Maria Lopez founded the clinic in 1987, and Jan Novak runs it.",
         {u"Maria Lopez founded the clinic in 1987.", u"The clinic was founded by Maria Lopez in 1987.",
          u"Lopez founded the clinic.", u"Jan Novak runs the clinic."},
         {u"Jan Novak founded the clinic in 1987.", u"The clinic was founded by Jan Novak in 1987.",
          u"Maria Lopez runs the clinic.", u"Maria Lopez founded the clinic in 1978.",
          u"Maria Lopez founded the school in 1987.", u"Maria Lopez closed the clinic in 1987.",
          u"Ana Lopez founded the clinic in 1987.", u"The clinic founded Maria Lopez in 1987."}},
        {u"Anna Berg, who joined in 2010, leads the laboratory since 2015.",
         {u"Anna Berg leads the laboratory since 2015.", u"Since 2015 the laboratory is led by Anna Berg.",
          u"Anna Berg joined in 2010."},
         {u"Anna Berg leads the laboratory since 2010.", u"Anna Berg joined in 2015.",
          u"The laboratory is led by Anna Berg since 2010."}},
        {u"Lopez hired Novak in 2010.",
         {u"In 2010 Lopez hired Novak.", u"Novak was hired by Lopez in 2010.", u"Novak was hired in 2010."},
         {u"Novak hired Lopez in 2010.", u"Lopez was hired by Novak in 2010.", u"Lopez was hired in 2010."}},
        {u"No money came from the district.",
         {u"No money came from the district."},
         {u"Money came from the district.", u"Some money came from the district."}},
        {u"Nobody was injured in the fire.",
         {u"No one was injured in the fire.", u"Nobody was injured in the fire."},
         {u"Somebody was injured in the fire.", u"Nobody was injured in the flood."}},
        {u"The council did not approve the plan, but it approved the budget.",
         {u"The council approved the budget.", u"The council did not approve the plan."},
         {u"The council approved the plan.", u"The council did not approve the budget."}},
        {u"Members must pay by 1 March; guests may pay at the door.",
         {u"Members must pay by 1 March.", u"Guests may pay at the door."},
         {u"Members may pay by 1 March.", u"Guests must pay at the door.", u"Members must pay by 1 April.",
          u"Members must pay by 2 March."}},
        {u"You may cancel free of charge unless the course has begun.",
         {u"You may cancel free of charge unless the course has begun."},
         {u"You may cancel free of charge.", u"You must cancel free of charge unless the course has begun."}},
        {u"Most members voted for the change.",
         {u"Most members voted for the change."},
         {u"All members voted for the change.", u"Some members voted for the change.",
          u"Most members voted against the change."}},
        {u"The hall seats at least 300 people.",
         {u"The hall seats at least 300 people.", u"At least 300 people can be seated.",
          u"The hall seats no fewer than 300 people."},
         {u"The hall seats at most 300 people.", u"The hall seats fewer than 300 people."}},
        {u"Revenue rose from 120 million euros in 2019 to 95 billion euros in 2020.",
         {u"Revenue rose to 95 billion euros in 2020.", u"Revenue was 120 million euros in 2019."},
         {u"Revenue was 120 million euros in 2020.", u"Revenue rose to 95 million euros in 2020.",
          u"Revenue rose to 120 million euros in 2020.", u"Revenue fell to 95 billion euros in 2020.",
          u"Revenue rose to 95 billion dollars in 2020."}},
        {u"The shop sold 120 bicycles and 45 scooters.",
         {u"The shop sold 45 scooters.", u"The shop sold 120 bicycles.", u"120 bicycles were sold by the shop."},
         {u"The shop sold 45 bicycles.", u"The shop sold 120 scooters.", u"The shop sold 54 scooters."}},
        {u"The population is 1,234,567.",
         {u"The population is 1.2 million.", u"The population is 1234567."},
         {u"The population is 1.3 million.", u"The population is 1.2 billion.", u"The population is 1,234."}},
        {u"The pump delivers 12,500 litres an hour.",
         {u"The pump delivers 12500 litres an hour."},
         {u"The pump delivers 12.5 litres an hour.", u"The pump delivers 12,500 litres a day.",
          u"The pump delivers 12,500 gallons an hour."}},
        {u"The treasurer signs all contracts of the society.",
         {u"All contracts of the society are signed by the treasurer."},
         {u"The president signs all contracts of the society.", u"The treasurer signs no contracts of the society."}},
        {u"The district paid the school 4,000 euros.",
         {u"The district paid the school 4,000 euros.", u"The school was paid 4,000 euros by the district."},
         {u"The school paid the district 4,000 euros.", u"The district was paid 4,000 euros by the school."}},
        {u"Maria Lopez was born in Porto. She founded the clinic in 1987.",
         {u"Maria Lopez founded the clinic in 1987."},
         {u"Maria Lopez was born in 1987.", u"Jan Novak founded the clinic in 1987."}},
        {u"Die Anlage wurde 2012 von Karl Weber gebaut und fasst 40 Plätze.",
         {u"Die Anlage wurde 2012 von Karl Weber gebaut.", u"Die Anlage fasst 40 Plätze."},
         {u"Die Anlage wurde 2013 von Karl Weber gebaut.", u"Die Anlage wurde 2012 von Jan Novak gebaut.",
          u"Die Anlage fasst 50 Plätze.", u"Die Anlage fasst nicht 40 Plätze."}},
        {u"The council didn’t approve the plan.",
         {u"The council did not approve the plan.", u"The council didn't approve the plan."},
         {u"The council approved the plan."}},
        {u"The hall can't be sold or leased.",
         {u"The hall can't be leased.", u"The hall can't be sold."},
         {u"The hall can be leased.", u"The hall can be sold."}},
        {u"The board of the mill did not approve the depot in 2020.",
         {u"In 2020, the board of the mill did not approve the depot.", u"The board did not approve the depot."},
         {u"In 2020, the board of the mill approved the depot.", u"In 2021, the board did not approve the depot."}},
        {u"Nobody at the plant was injured in 2019.",
         {u"In 2019, nobody at the plant was injured."},
         {u"In 2019, somebody at the plant was injured.", u"In 2018, nobody at the plant was injured."}},
        {u"None of the 34 wells in Porto were inspected in 2012.",
         {u"In 2012, none of the 34 wells in Porto were inspected."},
         {u"In 2012, the 34 wells in Porto were inspected.", u"In 2012, 34 of the wells in Porto were inspected."}},
        {u"Tenants at the Marwick estate pay 72 euros a year unless they are under 15.",
         {u"Unless they are under 15, tenants at the Marwick estate pay 72 euros a year."},
         {u"Tenants at the Marwick estate pay 72 euros a year.",
          u"Unless they are under 72, tenants at the Marwick estate pay 15 euros a year."}},
        {u"The mayor was elected and praised the council.",
         {u"The mayor was elected.", u"The mayor praised the council."},
         {u"The mayor was praised by the council.", u"The council praised the mayor.", u"The mayor was praised."}},
        {u"The bridge was designed and built by Tom Berg, and ships pass under it.",
         {u"The bridge was built by Tom Berg.", u"Tom Berg designed the bridge."},
         {u"Tom Berg was built by the bridge.", u"The bridge was built by Ana Berg."}},
        {u"Die Halle darf nicht verkauft oder vermietet werden.",
         {u"Die Halle darf nicht vermietet werden.", u"Die Halle darf nicht verkauft werden."},
         {u"Die Halle darf vermietet werden.", u"Die Halle darf verkauft werden."}},
        {u"La salle ne peut pas être vendue ou louée.",
         {u"La salle ne peut pas être louée."},
         {u"La salle peut être louée.", u"La salle peut être vendue."}},
        {u"La sala no puede ser vendida o alquilada.",
         {u"La sala no puede ser alquilada."},
         {u"La sala puede ser alquilada.", u"La sala puede ser vendida."}},
        {u"Der Anteil der Räder stieg auf 40 Prozent.",
         {u"Der Anteil der Räder stieg auf 40 %."},
         {u"Der Anteil der Räder stieg auf 50 %.", u"Der Anteil der Räder stieg auf 40."}},
        {u"Yuki Dahl leads the fuel desk. The boiler that Wanda Arkin designed for Porto weighs 54 tonnes.",
         {u"The boiler for Porto was designed by Wanda Arkin."},
         {u"The boiler for Porto was designed by Yuki Dahl.", u"Yuki Dahl designed the boiler for Porto."}},
        {u"Ana Ilves chairs the club. The pool, which Tom Berg built, has 8 lanes; it opened in 2011.",
         {u"Tom Berg built the pool.", u"The pool has 8 lanes."},
         {u"Ana Ilves built the pool.", u"The pool was built by Ana Ilves."}},
        {u"Le conseil renonce à vendre le pont.",
         {u"Le conseil renonce à vendre le pont."},
         {u"Le conseil a fait vendre le pont."}},
    };
    return all;
}

} // namespace

class FactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsQuotedWholeNeedsNoComparing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("whole");
        QTest::newRow("a list with its lead-in") << u"The rent covers: heating hot water internet"_s << true;
        QTest::newRow("an item") << u"• Anna keeps the minutes for at least 30 years"_s << true;
        QTest::newRow("a heading and what follows") << u"Costs The rent is due on the third of the month."_s << true;
        QTest::newRow("two sentences apart")
            << u"The rent is due on the third of the month. Guests may stay for two weeks."_s << true;
        QTest::newRow("numbered items")
            << u"3. The tip should never touch the lens. 4. Such parts cannot be reflowed. 5. Ask before you heat them twice."_s
            << true;
        QTest::newRow("items with letters")
            << u"b. More people than it is rated for. 7. Each child wears a jacket."_s << true;
        QTest::newRow("the second of them under another number")
            << u"3. The tip should never touch the lens. 7. Such parts cannot be reflowed."_s << false;
        QTest::newRow("cells of two rows") << u"Deposit 14"_s << false;
        QTest::newRow("one word changed") << u"The rent is due on the fourth of the month."_s << false;
    }

    void whatIsQuotedWholeNeedsNoComparing()
    {
        QFETCH(QString, text);
        QFETCH(bool, whole);
        const FactCheck check = checked(
            text,
            u"Costs\nThe rent is due on the third of the month.\n"
            "\nThe rent covers:\nheating\nhot water\ninternet\n\n• Anna keeps the minutes for at least 30 years\n\n"
            "Deposit\n900\nGuests\n14\n\nGuests may stay for two weeks.\n\n2. Do not bend it.\n3. The tip should never "
            "touch the lens.\n4. Such parts cannot be reflowed.\n5. Ask before you heat\nthem twice.\n\na. Smoking\nb. "
            "More people than "
            "it is rated for.\n7. Each child wears a jacket."_s);
        QVERIFY2((check.result == FactCheck::Full) == whole, qPrintable(check.why));
    }

    void bearsOutWhatIsSaid_data() { rows(true); }
    void bearsOutWhatIsSaid()
    {
        QFETCH(QString, claim);
        QFETCH(QString, source);
        const FactCheck check = checked(claim, source);
        QVERIFY2(check.isBorneOut(), qPrintable(QString::fromLatin1(results[check.result]) + u": "_s + check.why));
    }

    void bearsOutNothingElse_data() { rows(false); }
    void bearsOutNothingElse()
    {
        QFETCH(QString, claim);
        QFETCH(QString, source);
        const FactCheck check = checked(claim, source);
        QVERIFY2(!check.isBorneOut(), results[check.result]);
        QVERIFY(!check.why.isEmpty());
    }

    void aTitleNamesWhoDoesItOnlyWhereNobodyElseDoes_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("borneOut");
        QTest::newRow("another") << u"Brant Medical bought the lens division in March."_s << false;
        QTest::newRow("another, passive") << u"The lens division was bought by Brant Medical in March."_s << false;
        QTest::newRow("another, which") << u"Brant Medical, which bought the lens division in March, closed."_s
                                        << false;
        QTest::newRow("another before it")
            << u"Ana Berg retired. The division that Tom Brant bought in March makes a lens."_s << false;
        QTest::newRow("the company") << u"The company bought the lens division from Brant Medical in March."_s << true;
        QTest::newRow("we") << u"We bought the lens division in March."_s << true;
    }

    void aTitleNamesWhoDoesItOnlyWhereNobodyElseDoes()
    {
        QFETCH(QString, source);
        QFETCH(bool, borneOut);
        const FactCheck check =
            checked(u"Harwell Optics bought the lens division in March."_s, source, u"Harwell Optics in 2020"_s);
        QVERIFY2(check.isBorneOut() == borneOut, qPrintable(check.why));
        const FactCheck other = checked(u"The lens division was bought by Ana Berg."_s, source, u"Harwell Optics"_s);
        QVERIFY2(!other.isBorneOut(), qPrintable(other.why));
    }

    void aCellHasTheScaleOfItsColumn()
    {
        Table table;
        table.labelHead = u"Ward"_s;
        table.columns = {{u"Votes"_s, {}, {}}, {u"Spending (£ thousands)"_s, {}, u"£"_s}};
        TableRow row;
        row.label = u"Brenn"_s;
        row.cells = {{u"6,891"_s, 6891, false, false, 0, 10, 5, {}}, {u"1,817"_s, 1817, false, false, 1, 20, 5, {}}};
        table.rows = {row};
        Passage passage;
        passage.id = 1;
        passage.text = u"Brenn 6,891 1,817"_s;
        for (const double scale : {1.0, 1e6}) { // from another table or a sentence
            table.scale = scale;
            FactChecker facts([&table](const Passage &) { return QList<Table>{table}; });
            const auto borneOut = [&](const QString &claim) { return facts.check(claim, {{passage}}).isBorneOut(); };
            QVERIFY(borneOut(u"The spending of Brenn was £1,817 thousand."_s));
            QVERIFY(borneOut(u"The spending of Brenn was £1.817 million."_s));
            QVERIFY(!borneOut(u"The spending of Brenn was £1,817 million."_s));
            QVERIFY(!borneOut(u"The spending of Brenn was £1,817."_s));
            QVERIFY(!borneOut(u"Brenn had 6,891 thousand votes."_s));
            QVERIFY(!borneOut(u"Brenn had 6,891 million votes."_s));
        }
    }

    void readsAPassageAndItsTablesOnce()
    {
        QList<PassageId> read;
        FactChecker facts([&read](const Passage &passage) {
            read.append(passage.id);
            return QList<Table>();
        });
        Passage one;
        one.id = 1;
        one.text = u"Plant A made 120 tonnes of steel in 2019."_s;
        Passage other;
        other.id = 2;
        other.text = u"Plant B made 95 tonnes of steel in 2019."_s;
        QVERIFY(!facts.check(u"Plant A made 95 tonnes."_s, {{one, other}}).isBorneOut());
        QVERIFY(!facts.check(u"Plant B made 120 tonnes."_s, {{other, one}}).isBorneOut());
        QVERIFY(facts.check(u"Plant B made 95 tonnes of steel."_s, {{one, other}}).isBorneOut());
        QCOMPARE(read, (QList<PassageId>{1, 2}));
        one.text = u"Plant A made 95 tonnes of steel in 2019."_s; // cut differently
        QVERIFY(facts.check(u"Plant A made 95 tonnes of steel."_s, {{one, other}}).isBorneOut());
    }

private:
    static void rows(bool right)
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("source");
        for (const Told &each : told()) {
            const QString source = QString::fromUtf16(each.source);
            for (const char16_t *claim : right ? each.right : each.wrong) {
                const QString text = QString::fromUtf16(claim);
                QTest::newRow(qPrintable(text + u" | "_s + source.left(20))) << text << source;
            }
        }
    }
};

QTEST_GUILESS_MAIN(FactsTest)
#include "tst_facts.moc"
