# Fails where a call of arg() that takes words is followed by another one: "%2" in a title would be taken for a place of
# the text. Words go into one call together, arg(title, QString::number(pages)); a chain is for numbers, and only its
# last call may take anything. What counts as a number is known by its name.
# Run by ctest as the test "chains":  cmake -D ROOT=<source folder> -P chains.cmake
# chainsproof.cmake feeds it chains that it must refuse and chains that it must let through.
cmake_minimum_required(VERSION 3.25)

set(names all answered answers asked at bad before best bytes calls changed corrected count counts dimension document documents done
    embedded entries evaluating failed files first fitting found fresh from height hits i id indexed input kept lane last least
    leased leftOut longestPattern max maxCalls measured missing most mostCalls mostDocuments mostFiles mostSentences
    mostTexts mostWays newest next number numbers of open page pageSize part parts passages places port promptTokens read refused
    ran regenerations remembered repaired rewrites right searches seconds session size space spent steps stepsLeft toInt turn
    turnCount troubles unjudged unknown upper used values version visit wait waiting whole width withText year)
list(JOIN names "|" names)
set(inside "([^()]|[(]([^()]|[(]([^()]|[(]([^()]|[(][^()]*[)])*[)])*[)])*[)])*")

file(GLOB_RECURSE sources ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
if(NOT sources)
    message(SEND_ERROR "There is no source in ${ROOT}.")
endif()
foreach(file IN LISTS sources)
    file(READ ${file} text)
    if(NOT text MATCHES "[)][ \n]*[.]arg[(]")
        continue()
    endif()
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${ROOT} OUTPUT_VARIABLE name)
    string(REGEX REPLACE "\"([^\"\\\\\n]|\\\\.)*\"" "\"\"" text "${text}") # what is said has brackets of its own
    string(REGEX REPLACE "'[()]'" "''" text "${text}")
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    string(REPLACE " .arg(" ".arg(" text "${text}")
    string(REPLACE "[" "{" text "${text}")
    string(REPLACE "]" "}" text "${text}")
    while(text MATCHES "[.]arg[(](${inside})[)][.]arg[(]")
        set(taken "${CMAKE_MATCH_1}")
        # With a format it is a number, whatever its name: ", 0, 'f', 1" or ", 5, 10, QChar('0')".
        if(NOT taken MATCHES ", [0-9]+, ('[a-z]'|[0-9]+), |^(int|double)[(]")
            string(REGEX REPLACE ", -?[0-9]+$" "" value "${taken}") # a width
            string(REGEX REPLACE "{[^}]*}|[(][)]" "" value "${value}")
            string(REGEX REPLACE " [-+*/] " ";" operands "${value}")
            foreach(operand IN LISTS operands)
                if(NOT operand MATCHES "^(([A-Za-z0-9_]|[.]|->|::)*([.]|->|::|m_)|)(${names})$|^[0-9]+$")
                    message(SEND_ERROR "${name}: arg(${taken}) is followed by another arg(); give both to one call")
                    break()
                endif()
            endforeach()
        endif()
        string(FIND "${text}" ".arg(${taken}).arg(" at)
        math(EXPR at "${at} + 5") # it may hold others
        string(SUBSTRING "${text}" ${at} -1 text)
    endwhile()
endforeach()
