# Fails when a class has more than 20 public functions, constructors, operators and signals aside: such a class has more
# than one subject. Run by ctest as the test "classes":
#     cmake -D ROOT=<source folder> -P classes.cmake
cmake_minimum_required(VERSION 3.25)

set(most 20)

file(GLOB_RECURSE headers RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/app/*.h ${ROOT}/ui/*.h)
set(classes 0)
foreach(header IN LISTS headers)
    file(READ ${ROOT}/${header} text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REPLACE ";" "@" text "${text}") # which parts CMake's lists, as brackets do not
    string(REGEX REPLACE "[][]" " " text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(class "")
    foreach(line IN LISTS lines)
        if(line MATCHES "^class ([A-Za-z:]+)( +(final +)?: .*)?$")
            set(class "${CMAKE_MATCH_1}")
            string(REGEX REPLACE ".*::" "" bare "${class}")
            set(public FALSE)
            set(count 0)
            math(EXPR classes "${classes} + 1")
        elseif(class AND line MATCHES "^}")
            if(count GREATER most)
                message(SEND_ERROR "${header}: ${class} has ${count} public functions, at most ${most} may be: "
                    "cut it by its subjects")
            endif()
            set(class "")
        elseif(line MATCHES "^(public|private|protected|signals)")
            string(REGEX MATCH "^public" public "${line}")
        elseif(class AND public AND line MATCHES "^    [A-Za-z].*[( ]([~A-Za-z]+)\\(" AND
               NOT line MATCHES "^    (using|friend|struct|class|enum|static constexpr|template) |operator|^    [a-z:]*function<")
            if(NOT CMAKE_MATCH_1 MATCHES "^~?${bare}$")
                math(EXPR count "${count} + 1")
            endif()
        endif()
    endforeach()
endforeach()

if(classes EQUAL 0)
    message(SEND_ERROR "There is no class in ${ROOT}.")
endif()
