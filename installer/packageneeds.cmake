# CPack runs this before it makes the packages: it checks for programs that are not needed to build Attest.
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
find_program(FILE_PROGRAM file)
if(NOT DPKG_SHLIBDEPS OR NOT FILE_PROGRAM)
    message(FATAL_ERROR "Making the packages needs dpkg-dev and file, which are not installed: "
        "run ./installer/setup package and start again.")
endif()
# All files get the date of the changelog, so that two builds are byte-for-byte identical.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/files/changelog released REGEX "^ -- ")
    list(GET released 0 released)
    string(REGEX REPLACE ".*>  " "" released "${released}")
    execute_process(COMMAND date -u -d "${released}" +%s OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    set(ENV{SOURCE_DATE_EPOCH} ${epoch})
endif()
