# Fails where a label is left to guess whether its text is HTML: a title or a server's words may look like it.
# Run by ctest as the test "plainlabels":  cmake -D ROOT=<source folder> -P plainlabels.cmake
cmake_minimum_required(VERSION 3.25)

file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
if(NOT sources)
    message(SEND_ERROR "There is no source in ${ROOT}/ui.")
endif()
foreach(file IN LISTS sources)
    file(READ ${ROOT}/${file} text)
    if(text MATCHES "new QLabel[^A-Za-z0-9_]|<QLabel>[(]")
        message(SEND_ERROR "${file} makes a QLabel; make a PlainLabel (ui/widgets/plainlabel.h)")
    endif()
    # Its own kinds of labels, and boxes with a question.
    if(text MATCHES "QLabel[(]parent[)]|QMessageBox box[(]" AND NOT text MATCHES "setTextFormat[(]Qt::(Plain|Rich)Text[)]")
        message(SEND_ERROR "${file} lets Qt guess whether a text is HTML; say setTextFormat(Qt::PlainText)")
    endif()
endforeach()
