# Feeds plainlabels.cmake sources that it must refuse, one at a time, and two that it must let through.
# Run by ctest:  cmake -D ROOT=<source folder> -D WORK=<empty folder> -P plainlabelsproof.cmake
cmake_minimum_required(VERSION 3.25)

function(try content expected)
    file(REMOVE_RECURSE ${WORK})
    file(WRITE ${WORK}/ui/run/a.cpp "${content}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -D ROOT=${WORK} -P ${ROOT}/tests/plainlabels.cmake
        RESULT_VARIABLE status ERROR_VARIABLE said)
    if(expected STREQUAL "passes" AND NOT status EQUAL 0)
        message(SEND_ERROR "${content} is refused: ${said}")
    elseif(NOT expected STREQUAL "passes" AND NOT said MATCHES "${expected}")
        message(SEND_ERROR "${content} gets through")
    endif()
endfunction()

try("m_title(new QLabel)" "make a PlainLabel")
try("auto *title = new QLabel(name, this)" "make a PlainLabel")
try("Pill::Pill(QWidget *parent) : QLabel(parent)" "lets Qt guess")
try("QMessageBox box(QMessageBox::Question, name, question)" "lets Qt guess")
try("QMessageBox box(QMessageBox::Question, name, question)\; box.setTextFormat(Qt::PlainText)" "passes")
try("m_title(new PlainLabel(this))" "passes")
