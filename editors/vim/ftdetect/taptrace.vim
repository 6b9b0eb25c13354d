" Files of taptrace: scripts, lessons, transcripts.
autocmd BufRead,BufNewFile *.tap,*.lesson,*.transcript setfiletype taptrace
