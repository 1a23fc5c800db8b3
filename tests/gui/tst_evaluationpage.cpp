// Evaluating with known questions as a user does: a file of questions is dropped, a run is started, stopped and
// resumed, and the report is used.
#include "app/services/assistant.h"
#include "tests/gui/testwindow.h"
#include "tests/pdfs.h"
#include "ui/conversation/answerview.h"
#include "ui/window/conversation.h"
#include "ui/evaluation/evalcharts.h"
#include "ui/evaluation/evalrowsmodel.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/evaluation/evaluationreport.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menus.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/taskline.h"
#include "ui/conversation/testquestionline.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/turnview.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

using desks::copperPages;
using desks::patience;

const QByteArray questions =
    R"({"id": "a", "question": "Where was the oldest furnace found?", "answer": "Belovode", "evidence": [{"document": "copper.pdf", "page": 1}]}
{"id": "b", "question": "What share of copper is used for wires and cables?", "answer": "Half of all copper", "evidence": [{"document": "copper.pdf", "page": 2}]}
{"id": "c", "question": "Which metal conducts electricity better than copper?", "answer": "gold", "evidence": [{"document": "copper.pdf", "page": 2}]}
{"id": "d", "question": "Who composed the opera about the flying Dutchman?", "answerable": false}
)";

struct Desk : desks::Desk
{
    ui::Notice *notice() const { return find<ui::Conversation>()->notice; }
    ui::EvaluationPage *page() const { return find<ui::EvaluationPage>(); }
    ui::EvaluationReport *report() const { return find<ui::EvaluationReport>(); }
    QPushButton *button(const char *name) const { return find<QPushButton>(name); }
    void showPage() const
    {
        find<ui::Menus>()->evaluation->trigger();
        QVERIFY(page()->isVisible());
    }

    void drop(const QString &path) const { desks::Desk::drop({path}, {700, 300}); }

    QListWidget *list(const QString &name) const
    {
        for (QListWidget *each : page()->findChildren<QListWidget *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }

    void check(const QString &list, const QString &id, bool wanted) const
    {
        QListWidget *of = this->list(list);
        for (int row = 0; row < of->count(); ++row) {
            if (of->item(row)->data(Qt::UserRole).toString() == id)
                of->item(row)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        }
    }

    void start() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(button("evaluate")->isEnabled(), patience);
        QTest::mouseClick(button("evaluate"), Qt::LeftButton);
    }

    bool ended() const { return button("evaluate")->isVisible() && !page()->status().isEmpty(); }

    QTableView *rows() const
    {
        for (QTableView *each : page()->findChildren<QTableView *>()) {
            if (qobject_cast<ui::EvalRowsFilter *>(each->model()))
                return each;
        }
        return nullptr;
    }

    const QTableWidget *outcomes() const
    {
        for (const QTableWidget *each : report()->findChildren<QTableWidget *>()) {
            if (each->accessibleName() == u"Right answers by outcome")
                return each;
        }
        return nullptr;
    }

    ui::TestQuestionLine *form() const { return find<ui::TestQuestionLine>(); }
    QList<QJsonObject> ownRows() const
    {
        QFile file(assistant->evaluation().ownQuestions());
        QList<QJsonObject> rows;
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd())
                rows.append(QJsonDocument::fromJson(file.readLine()).object());
        }
        return rows;
    }

    QString cell(int row, int column) const { return rows()->model()->index(row, column).data().toString(); }
    QTabWidget *tabs() const { return report()->findChild<QTabWidget *>(); }
};

} // namespace

class TestEvaluationPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(u"attest-test"_s);
        ui::applyTheme(u"light"_s);
    }

    void init() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively(); }

    void measuresDroppedQuestionsAndShowsTheReport()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        QVERIFY(!desk.button("evaluate")->isEnabled()); // there are no questions yet
        desk.drop(desk.write("questions.jsonl", questions));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        QVERIFY2(desk.page()->status().startsWith(u"4 measured in"), qPrintable(desk.page()->status()));
        const core::Json report = desk.report()->report();
        QCOMPARE(report[u"n"].toInt(), 4);
        QCOMPARE(report[u"set"].toString(), u"questions.jsonl"_s);

        const auto *figures = desk.report()->findChild<QTableWidget *>();
        QCOMPARE(figures->rowCount() > 10, true);
        QCOMPARE(figures->item(0, 0)->text(), u"questions"_s);
        QCOMPARE(figures->item(0, 1)->text(), u"4"_s);
        QVERIFY(figures->item(1, 1)->text().contains(u" to "_s)); // its confidence interval
        const auto *charts = desk.report()->findChild<ui::EvalCharts *>();
        QVERIFY(charts->accessibleDescription().contains(u"Refusals. refused unanswerable questions: 100"_s));
        QVERIFY2(charts->accessibleDescription().contains(u"Right answers by outcome. quoted, "_s) &&
                     charts->accessibleDescription().contains(u": 75.0 % of the questions answered, 33.3 % of those"_s),
                 qPrintable(charts->accessibleDescription()));
        const QString sentence = report[u"summary"].toString();
        QVERIFY2(sentence.startsWith(u"Answered 3 of 4: 3 quoted, "_s) && desk.says(sentence), qPrintable(sentence));
        const QTableWidget *outcomes = desk.outcomes();
        QCOMPARE(outcomes->item(0, 0)->text(), u"quoted"_s);
        QCOMPARE(outcomes->item(0, 2)->text(), u"2 of 3"_s);
        QCOMPARE(outcomes->item(outcomes->rowCount() - 1, 0)->text(), u"abstained"_s);
        QCOMPARE(outcomes->item(outcomes->rowCount() - 1, 4)->text(), u"1"_s);

        QCOMPARE(desk.rows()->model()->rowCount(), 4);
        QVERIFY(desk.cell(0, ui::EvalRowsModel::Result).contains(u"right"_s));
        QVERIFY(desk.cell(2, ui::EvalRowsModel::Result).contains(u"wrong"_s));
        QCOMPARE(desk.cell(3, ui::EvalRowsModel::Why),
                 u"The documents do not answer the question, and it was refused."_s);
    }

    void opensARowAsASessionAndComesBack()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("questions.jsonl", questions));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        desk.tabs()->setCurrentIndex(2);
        desk.rows()->setFocus();
        desk.rows()->selectRow(1);
        QTest::keyClick(desk.rows(), Qt::Key_Return);
        QVERIFY(!desk.page()->isVisible());
        auto *answers = desk.find<ui::AnswerView>();
        QTRY_COMPARE_WITH_TIMEOUT(answers->chosenTurn().question,
                                  u"What share of copper is used for wires and cables?"_s, patience);
        QVERIFY(!answers->chosenTurn().trace.isEmpty());
        const auto back = [&desk]() -> QPushButton * {
            for (QPushButton *button : desk.notice()->findChildren<QPushButton *>()) {
                if (button->text() == u"Back to the evaluation" && button->isVisible())
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(back(), patience);
        QTest::mouseClick(back(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->isVisible(), patience);
        QCOMPARE(desk.rows()->model()->rowCount(), 4);
    }

    void sortsAndFiltersTheRows()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("questions.jsonl", questions));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        desk.tabs()->setCurrentIndex(2);
        QLineEdit *words = nullptr;
        for (QLineEdit *each : desk.report()->findChildren<QLineEdit *>()) {
            if (each->accessibleName() == u"Words to filter the questions by")
                words = each;
        }
        QTest::keyClicks(words, u"OPERA"_s);
        QCOMPARE(desk.rows()->model()->rowCount(), 1);
        words->clear();
        auto *kinds = desk.report()->findChild<QComboBox *>();
        kinds->setCurrentIndex(kinds->findText(u"Wrong"_s));
        QCOMPARE(desk.rows()->model()->rowCount(), 1);
        kinds->setCurrentIndex(0);
        desk.rows()->sortByColumn(ui::EvalRowsModel::Number, Qt::DescendingOrder);
        QCOMPARE(desk.cell(0, ui::EvalRowsModel::Number), u"4"_s);
        desk.rows()->setCurrentIndex(desk.rows()->model()->index(0, ui::EvalRowsModel::Number));
        desk.rows()->setFocus();
        QTest::keyClick(desk.rows(), Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.cell(0, ui::EvalRowsModel::Number), u"1"_s);
        QTest::keyClick(desk.rows(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.cell(0, ui::EvalRowsModel::Number), u"4"_s);
    }

    void comparesFlowsAndSavesTheReport()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("questions.jsonl", questions));
        desk.check(u"Flows to compare"_s, u"plain"_s, true);
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        const core::Json report = desk.report()->report();
        QCOMPARE(report[u"variants"].size(), 2);
        QCOMPARE(desk.rows()->model()->rowCount(), 8);
        QVERIFY(!desk.rows()->isColumnHidden(ui::EvalRowsModel::Way));

        auto *save = desk.button("evaluateSave");
        desk.file = desk.at("report.json");
        save->menu()->actions().first()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().contains(u"saved"_s), patience);
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(core::Json::parse(file.readAll()), report);
        desk.file = desk.at("report.md");
        save->menu()->actions().last()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
        desk.file = u"/nowhere/report.md"_s;
        save->menu()->actions().last()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().contains(u"cannot be written"_s), patience);
    }

    void stopsAtOnceAndGoesOn()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("many.jsonl", questions.repeated(100)));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().contains(u" of 400 measured"_s), patience);
        QVERIFY(desk.find<ui::TaskLine>()->isVisible()); // visible from the conversation as well
        QTest::mouseClick(desk.button("evaluateStop"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().startsWith(u"Stopped after"), patience);
        QVERIFY(!desk.report()->empty()); // with the results so far
        const int measured = desk.report()->report()[u"n"].toInt();
        QVERIFY2(measured > 0 && measured < 400, qPrintable(desk.page()->status()));
        QCOMPARE(desk.button("evaluate")->text(), u"Resume"_s);

        desk.open(desk.at("library")); // as on the next day: choices and results were saved
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<ui::LibraryPanel>()->model()->documents() == 1, patience);
        desk.showPage();
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().contains(u"earlier"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.page()->status().startsWith(u"400 measured"), 4 * patience);
        QCOMPARE(desk.report()->report()[u"n"].toInt(), 400);
        QVERIFY(QDir(desk.at("library/evaluations")).isEmpty());
    }

    void readsAllForms_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("figure");
        QTest::newRow("responses.jsonl") << QByteArray(R"({"query": "Where was the furnace found?", "context": )"
                                                       R"(["The oldest furnace was found at Belovode."], )"
                                                       R"("response": "The oldest furnace was found at Belovode."})"
                                                       "\n")
                                         << u"answers_query"_s;
        QTest::newRow("pairs.jsonl") << QByteArray(
                                            R"({"passage": "Copper is a metal.", "sentence": "Copper is a metal.", )"
                                            R"("label": "supported"})"
                                            "\n")
                                     << u"accuracy"_s;
        QTest::newRow("paragraphs.json") << QByteArray(R"({"data": [{"title": "Metals", "paragraphs": [{"context": )"
                                                       R"("Copper was first smelted in the fifth millennium.", "qas": )"
                                                       R"([{"id": "a", "question": "When was copper first smelted?", )"
                                                       R"("answers": [{"text": "fifth millennium"}]}]}]}]})")
                                         << u"contains_answer"_s;
    }

    void readsAllForms()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, figure);
        Desk desk;
        desk.showPage();
        desk.drop(desk.write(QTest::currentDataTag(), bytes));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        QCOMPARE(desk.report()->report()[figure].toDouble(), 1.0);
        QVERIFY(desk.cell(0, ui::EvalRowsModel::Question).size() > 5);
    }

    void searchesAFolderOfTexts() // in BEIR's format
    {
        Desk desk;
        QDir(desk.folder.path()).mkpath(u"texts/qrels"_s);
        desk.write("texts/corpus.jsonl", R"({"_id": "m", "title": "", "text": "Copper is smelted in a furnace."}
{"_id": "b", "title": "", "text": "Bees dance to tell where flowers are."}
)");
        desk.write("texts/queries.jsonl", R"({"_id": "q", "text": "Where do bees say flowers are?"})"
                                          "\n");
        desk.write("texts/qrels/test.tsv", "query-id\tcorpus-id\tscore\nq\tb\t1\n");
        desk.showPage();
        desk.drop(desk.at("texts"));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        QCOMPARE(desk.report()->report()[u"ndcg_at_10"].toDouble(), 1.0);
        QCOMPARE(desk.cell(0, ui::EvalRowsModel::Outcome), u"number 1"_s);
    }

    void saysWhatIsWrongInPlace()
    {
        Desk desk;
        desk.showPage();
        desk.drop(desk.write("notes.txt", "no questions"));
        const auto about = [&] {
            for (const QLabel *label : desk.page()->findChildren<QLabel *>()) {
                if (label->accessibleName() == u"About these questions")
                    return label->text();
            }
            return QString();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(about().contains(u"notes.txt"_s), qPrintable(about()), patience);
        QVERIFY(!desk.button("evaluate")->isEnabled());

        const QString file = desk.write("questions.jsonl", questions);
        desk.file = file;
        for (QPushButton *button : desk.page()->findChildren<QPushButton *>()) {
            if (button->accessibleName() == u"Choose a file of questions")
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(desk.button("evaluate")->isEnabled(), patience);
        desk.check(u"Models to compare"_s, u"builtin"_s, false);
        QVERIFY(!desk.button("evaluate")->isEnabled()); // no model
        desk.check(u"Models to compare"_s, u"builtin"_s, true);
        QVERIFY(QFile::remove(file));
        desk.start(); // the file has vanished meanwhile
        QTRY_VERIFY2_WITH_TIMEOUT(desk.page()->status().contains(u"questions.jsonl"_s),
                                  qPrintable(desk.page()->status()), patience);
    }

    void leavesPdfsToTheLibrary()
    {
        Desk desk;
        desk.showPage();
        desk.drop(desk.write("copper.pdf", tests::makePdf(copperPages)));
        QTRY_COMPARE_WITH_TIMEOUT(desk.find<ui::LibraryPanel>()->model()->documents(), 1, patience);
    }

    void tellsWhereItIsNotSeen()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("questions.jsonl", questions));
        desk.start();
        desk.find<ui::Menus>()->evaluation->trigger(); // back to the conversation
        QVERIFY(!desk.page()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(desk.notice()->text().contains(u"4 measured"_s), patience);
    }

    void namesEveryControl()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        desk.drop(desk.write("questions.jsonl", questions));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        for (const QWidget *widget : desk.page()->findChildren<QWidget *>()) {
            const bool ours = widget->focusPolicy() & Qt::TabFocus && widget->window() == desk.window.get() &&
                              !widget->objectName().startsWith(u"qt_");
            if (ours && !qobject_cast<const QAbstractButton *>(widget) && !widget->focusProxy() &&
                !qobject_cast<const QTabBar *>(widget) && !qobject_cast<const QTabWidget *>(widget))
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void addsAnAnswerToTheTestQuestions()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(u"Where was the oldest furnace found?"_s);
        desk.follow(u"test"_s);
        QVERIFY(desk.form()->isVisible());
        QVERIFY(!desk.button("removeTestQuestion")->isVisible());
        auto *answer = desk.form()->findChild<QLineEdit *>();
        QVERIFY2(answer->text().contains(u"Belovode"_s) && !answer->text().contains(u'['), qPrintable(answer->text()));
        answer->selectAll(); // corrected by keyboard only
        QTest::keyClicks(answer, u"Belovode"_s);
        QTest::keyClick(answer, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(desk.notice()->text(), u"Added to your test questions. You have 1 test question."_s,
                                  patience);
        QVERIFY(!desk.form()->isVisible());
        QCOMPARE(desk.ownRows().size(), 1);
        const QJsonObject row = desk.ownRows().first();
        QCOMPARE(row[u"question"].toString(), u"Where was the oldest furnace found?"_s);
        QCOMPARE(row[u"answer"].toString(), u"Belovode"_s);
        QCOMPARE(row[u"evidence"][0][u"document"].toString(), u"copper.pdf"_s);
        QCOMPARE(row[u"evidence"][0][u"page"].toInt(), 1);

        desk.find<ui::Menus>()->testQuestion->trigger(); // the same question once more
        QTRY_VERIFY_WITH_TIMEOUT(desk.button("removeTestQuestion")->isVisible(), patience);
        QVERIFY(desk.says(u"with the answer “Belovode”"_s));
        answer->setText(u"Belovode in Serbia"_s);
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.notice()->text().startsWith(u"Replaced"_s), patience);
        QCOMPARE(desk.ownRows().size(), 1);
        QCOMPARE(desk.ownRows().first()[u"answer"].toString(), u"Belovode in Serbia"_s);
        desk.press(u"Undo"_s);
        QTRY_COMPARE_WITH_TIMEOUT(desk.ownRows().value(0)[u"answer"].toString(), u"Belovode"_s, patience);

        desk.find<ui::Menus>()->testQuestion->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.button("removeTestQuestion")->isVisible(), patience);
        QTest::mouseClick(desk.button("removeTestQuestion"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.notice()->text().startsWith(u"Removed"_s), patience);
        QVERIFY(desk.ownRows().isEmpty());
    }

    void addsARefusalAsWhatCannotBeAnswered()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(u"Who composed the opera about the flying Dutchman?"_s);
        desk.follow(u"test"_s);
        auto *none = desk.form()->findChild<QCheckBox *>();
        QVERIFY(none->isChecked());
        QTest::keyClick(desk.form(), Qt::Key_Escape);
        QVERIFY(!desk.form()->isVisible());
        desk.follow(u"test"_s);
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.ownRows().size(), 1, patience);
        QCOMPARE(desk.ownRows().first()[u"answerable"].toBool(true), false);
        QVERIFY(!desk.ownRows().first().contains(u"answer"));

        desk.follow(u"test"_s); // the program was wrong; the user knows the answer
        none->setChecked(false);
        QVERIFY(!desk.button("addTestQuestion")->isEnabled());
        QTest::keyClicks(desk.form()->findChild<QLineEdit *>(), u"Wagner"_s);
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.ownRows().value(0)[u"answer"].toString(), u"Wagner"_s, patience);
        QCOMPARE(desk.ownRows().size(), 1);
    }

    void leavesOutPagesThatDoNotShowTheRightAnswer()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(u"Where was the oldest furnace found?"_s);
        desk.follow(u"test"_s);
        for (QCheckBox *box : desk.form()->findChildren<QCheckBox *>()) {
            if (box->text().contains(u"copper.pdf"_s))
                box->setChecked(false);
        }
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.ownRows().size(), 1, patience);
        QVERIFY(!desk.ownRows().first().contains(u"evidence"));
    }

    void offersTheUsersOwnQuestionsFirst()
    {
        Desk desk;
        desk.addCopper();
        desk.showPage();
        QVERIFY(!desk.button("ownQuestions")->isVisible()); // there are none
        desk.find<ui::Menus>()->evaluation->trigger();
        desk.ask(u"Where was the oldest furnace found?"_s);
        desk.follow(u"test"_s);
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.ownRows().size(), 1, patience);
        desk.showPage();
        QTRY_COMPARE_WITH_TIMEOUT(desk.button("ownQuestions")->text(), u"Your test questions (1)"_s, patience);
        desk.start(); // used by default
        QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), patience);
        QVERIFY2(desk.report()->report()[u"summary"].toString().endsWith(u"right."_s),
                 qPrintable(desk.report()->report()[u"summary"].toString()));
        desk.drop(desk.write("questions.jsonl", questions));
        QTest::mouseClick(desk.button("ownQuestions"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.says(u"1 question about documents in your library."_s), patience);
    }

    void saysWhereTestQuestionsCannotBeKept()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(u"Where was the oldest furnace found?"_s);
        QVERIFY(QDir().mkpath(desk.assistant->evaluation().ownQuestions())); // a folder in place of the file
        desk.follow(u"test"_s);
        QTest::mouseClick(desk.button("addTestQuestion"), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(desk.notice()->text().contains(u"cannot be read"_s),
                                  qPrintable(desk.notice()->text()), patience);
    }

    // If ATTEST_PICTURES names a folder: pictures for visual inspection.
    void looksWell()
    {
        if (!qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            QSKIP("ATTEST_PICTURES names no folder for the pictures");
        const QDir pictures(qEnvironmentVariable("ATTEST_PICTURES"));
        for (const char *theme : {"light", "dark"}) {
            ui::applyTheme(QLatin1String(theme));
            Desk desk;
            desk.addCopper();
            desk.showPage();
            QTest::qWait(300);
            desk.window->grab().save(pictures.filePath(QLatin1String(theme) + u"-empty.png"_s));
            desk.check(u"Flows to compare"_s, u"plain"_s, true);
            desk.drop(desk.write("questions.jsonl", questions.repeated(10)));
            QTRY_VERIFY_WITH_TIMEOUT(desk.button("evaluate")->isEnabled(), patience);
            desk.window->grab().save(pictures.filePath(QLatin1String(theme) + u"-choices.png"_s));
            desk.start();
            QTest::qWait(700);
            desk.window->grab().save(pictures.filePath(QLatin1String(theme) + u"-running.png"_s));
            QTRY_VERIFY_WITH_TIMEOUT(desk.ended(), 4 * patience);
            for (int tab = 0; tab < 3; ++tab) {
                desk.tabs()->setCurrentIndex(tab);
                QTest::qWait(100);
                desk.window->grab().save(pictures.filePath(QLatin1String(theme) + u"-tab%1.png"_s.arg(tab)));
            }
            desk.window->resize(800, 600);
            QTest::qWait(200);
            desk.window->grab().save(pictures.filePath(QLatin1String(theme) + u"-small.png"_s));
        }
        ui::applyTheme(u"light"_s);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestEvaluationPage)
#include "tst_evaluationpage.moc"
