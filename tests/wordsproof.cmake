# Feeds words.cmake sources that it must refuse, one at a time, and one that it must let through.
# Run by ctest:  cmake -D ROOT=<source folder> -D WORK=<empty folder> -P wordsproof.cmake
cmake_minimum_required(VERSION 3.25)

function(try file content expected)
    file(REMOVE_RECURSE ${WORK})
    file(WRITE ${WORK}/core/base/there.h "bool isThere();\n")
    file(WRITE ${WORK}/${file} "${content}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -D ROOT=${WORK} -D WORDS=${ROOT}/tests/words.txt -P ${ROOT}/tests/words.cmake
        RESULT_VARIABLE status ERROR_VARIABLE said)
    if(expected STREQUAL "passes" AND NOT status EQUAL 0)
        message(SEND_ERROR "${file} is refused: ${said}")
    elseif(NOT expected STREQUAL "passes" AND NOT said MATCHES "${expected}")
        message(SEND_ERROR "${file} gets through: ${content}")
    endif()
endfunction()

try(core/base/a.h "double rarity(const QString &term);" "rarity. write: idf")
try(app/jobs/a.cpp "// the Mind of a run" "Mind. write: ModelSet")
try(ui/run/looking.h "int count();" "a noun for what it is")
try(core/base/a.h "const char *said = \"rarity\"; // no name" "passes")

try(core/README.md "`base/gone.h` does it" "core/README.md names base/gone.h")
try(core/base/README.md "`gone.h` does it" "core/base/README.md names gone.h")
try(core/base/README.md "`Gone::isGone()` does it" "which no source has")
try(core/base/README.md "`there.h`, `base/there.h`, `core/base/there.h`, `There::isThere()`, [it](there.h#it)" "passes")
try(CONTRIBUTING.md "[the map](core/gone.md)" "CONTRIBUTING.md leads to core/gone.md")
