" Syntax of taptrace's scripts, lessons and transcripts.
" Copy the vim folder into ~/.vim, or into ~/.config/nvim.
if exists("b:current_syntax")
  finish
endif

syntax case match
syntax keyword taptraceCommand contained action add animate back chain controller convert def detach
syntax keyword taptraceCommand contained diff dismiss drag examples exit expect explain export
syntax keyword taptraceCommand contained firstresponder front gesture help hide history hit ignore
syntax keyword taptraceCommand contained block hover info inside interrupt key lang let list load longpress map
syntax keyword taptraceCommand contained move needs new option override picture pinch pipeline import origin
syntax keyword taptraceCommand contained present press reach recover redo remote remove rename
syntax keyword taptraceCommand contained replay reset respond restore review rotate run save set
syntax keyword taptraceCommand contained shake show step swipe tap toggle touch trace tree undo
syntax keyword taptraceCommand contained ungesture wait who why window
syntax keyword taptraceCommand contained break find fix
syntax keyword taptraceProperty frame bounds center offset hidden alpha interaction clips multitouch
syntax keyword taptraceProperty exclusive enabled rotate scale translate anchor z tag text color
syntax keyword taptraceProperty content scroll paging delays cancels level key
syntax keyword taptraceWord to as at above below from with in on off yes no for of fingers times
syntax keyword taptraceWord taps touches minimum direction edges requires over steps down move up
syntax keyword taptraceWord cancel
syntax match taptraceClass "\<UI[A-Z][A-Za-z]*\>"
syntax match taptraceNumber "\(\w\)\@<![+-]\=\d\+\(\.\d\+\)\=\>"
syntax region taptraceString start=+"+ skip=+\\.+ end=+"+ oneline
syntax keyword taptraceCodeWord contained func let var return if else for while guard switch case default break
syntax keyword taptraceCodeWord contained continue in where is as nil self super true false override YES NO
syntax match taptraceCodeWord contained "@\w\+"
syntax match taptraceCodeComment contained "//.*$"
syntax region taptraceCode start="{" end="}" contains=taptraceCode,taptraceString,taptraceNumber,taptraceClass,taptraceCodeWord,taptraceCodeComment
syntax match taptraceStart "^\s*\w\+" contains=taptraceCommand
syntax match taptraceComment "\(^\|\s\)#.*$"

let s:kind = expand("%:e")
if s:kind ==# "lesson"
  syntax match taptraceSection "^\[.*\]$"
  syntax match taptraceField "^\(zh-of\|lesson\|id\|needs\|source\|title\.\w\+\|en\|zh\|ask\|choice\.\w\+\|answer\|goal\|keep\|ban\(\.\w\+\)\=\|hint\.\w\+\|solution\|accept\|reject\|par\|run\|done\.\w\+\)\>"
  " What stands behind these is no command, though its words may look like one.
  syntax match taptracePlain "^\(id\|needs\|source\|zh-of\|keep\)\s.*$" contains=taptraceField
  syntax match taptraceStart "\(^\(run\|goal\|solution\|accept\|reject\|ban\)\s\+\)\@<=\w\+" contains=taptraceCommand
  syntax match taptraceStart "\(;\s*\)\@<=\w\+" contains=taptraceCommand
  syntax match taptraceReason "=>\s.*$"
  syntax match taptraceText "|.*$"
elseif s:kind ==# "transcript"
  syntax match taptraceTyped "^>.*$" contains=taptraceString,taptraceNumber,taptraceClass
  syntax match taptraceShown "^|.*$"
  syntax match taptraceError "^!.*$"
  syntax match taptracePin "^=.*$"
  syntax match taptraceSetting "^%%.*$"
  syntax match taptraceStatus "^?.*$"
endif

highlight default link taptraceCommand Statement
highlight default link taptraceProperty Identifier
highlight default link taptraceWord Keyword
highlight default link taptraceClass Type
highlight default link taptraceNumber Number
highlight default link taptraceString String
highlight default link taptraceComment Comment
highlight default link taptraceCodeWord Keyword
highlight default link taptraceCodeComment Comment
highlight default link taptraceReason Comment
highlight default link taptraceSection Title
highlight default link taptraceField Label
highlight default link taptraceText String
highlight default link taptraceTyped Statement
highlight default link taptraceShown Normal
highlight default link taptraceError Error
highlight default link taptracePin Special
highlight default link taptraceSetting PreProc
highlight default link taptraceStatus Number

let b:current_syntax = "taptrace"
