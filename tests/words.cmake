# Fails when a source uses a name that the glossary replaces (words.txt), or a file is named as a gerund.
# Run by ctest as the test "words":  cmake -D ROOT=<source folder> -D WORDS=<words.txt> -P words.cmake
cmake_minimum_required(VERSION 3.25)

file(STRINGS ${WORDS} rows REGEX "^[A-Za-z]")
set(all)
foreach(row IN LISTS rows)
    string(REGEX MATCH "^[A-Za-z]+" name "${row}")
    string(REGEX REPLACE "^[A-Za-z]+ +" "" instead_${name} "${row}")
    list(APPEND all ${name})
endforeach()
if(NOT all)
    message(SEND_ERROR "${WORDS} names no word.")
endif()
list(JOIN all "|" any)

file(GLOB_RECURSE sources ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
if(NOT sources)
    message(SEND_ERROR "There is no source in ${ROOT}.")
endif()
foreach(file IN LISTS sources)
    file(STRINGS ${file} lines REGEX "(^|[^A-Za-z0-9_])(${any})($|[^A-Za-z0-9_])")
    list(FILTER lines EXCLUDE REGEX "^ *(Beside|Ahead|Begun|Wish|Mind|Heard)[^A-Za-z]*$")
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${ROOT} OUTPUT_VARIABLE name)
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "\"[^\"]*\"" "" code "${line}") # what is said to a user is no name
        if("${code}" MATCHES "(^|[^A-Za-z0-9_])(${any})($|[^A-Za-z0-9_])")
            message(SEND_ERROR "${name} says ${CMAKE_MATCH_2}; write: ${instead_${CMAKE_MATCH_2}}")
        endif()
    endforeach()
    # A gerund is no type: a noun for what a file is. These are nouns.
    if(name MATCHES "/[a-z]*ing\\.(h|cpp)$" AND NOT name MATCHES "/(keyring|listing|opening|wording|citing|spelling|filing|packing)\\.(h|cpp)$"
       AND NOT name MATCHES "/(libraryembedding|libraryfitting|mainwindowwiring)\\.cpp$")
        message(SEND_ERROR "${name}: a file is named by a noun for what it is")
    endif()
endforeach()
