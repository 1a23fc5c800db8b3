# Feeds chains.cmake sources that it must refuse, one at a time, and some that it must let through.
# Run by ctest:  cmake -D ROOT=<source folder> -D WORK=<empty folder> -P chainsproof.cmake
cmake_minimum_required(VERSION 3.25)

function(try expected content)
    file(REMOVE_RECURSE ${WORK})
    file(WRITE ${WORK}/core/base/a.cpp "${content}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -D ROOT=${WORK} -P ${ROOT}/tests/chains.cmake
        RESULT_VARIABLE status ERROR_VARIABLE said)
    if(expected STREQUAL "passes" AND NOT status EQUAL 0)
        message(SEND_ERROR "${content} is refused: ${said}")
    elseif(expected STREQUAL "refused" AND NOT said MATCHES "core/base/a.cpp")
        message(SEND_ERROR "This gets through: ${content}")
    endif()
endfunction()

try(refused "u\"%1, page %2\"_s.arg(title).arg(page)")
try(refused "text = words\n    .arg(document->title)\n    .arg(done);")
try(refused "u\"%1 %2\"_s.arg(QLatin1String(name), -16).arg(size)")
try(refused "u\"%1 %2 %3\"_s.arg(done).arg(title).arg(of)")
try(refused "u\"%1 %2\"_s.arg(escaped(turn.id)).arg(number)")
try(refused "u\"%1 %2\"_s.arg(a, u\"%1 (%2)\"_s.arg(name).arg(visit), c)")
try(refused "tr(\"%1 (%2)\").arg(name, kind).arg(count)")
try(passes "u\"%1, page %2\"_s.arg(title, QString::number(page))")
try(passes "tr(\"%1 of %2 pages of %3 (\\\"%4\\\")\").arg(done + 1).arg(all.size()).arg(title)")
try(passes "tr(\"%1 s\").arg(score, 0, 'f', 2).arg(rate * 60, 0, 'f', 0).arg(words)")
try(passes "u\"%1\"_s.arg(title); u\"%1\"_s.arg(name);")
