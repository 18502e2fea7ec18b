// f1f3ab6e56b9b5d05ad601df4ceba790f14485480e0d7ccb66eaf1b7a7d718db  dangers.bin
// 4a3b3ca0864f8acb1114859991103efe916c48ee4b7e70abe81274db8ec55406  intents.bin
// Made by `make weights` beside the two files; the sums make a build see that they changed.
.section .rodata
.balign 4
.global turnout_intents, turnout_intents_end, turnout_dangers, turnout_dangers_end
turnout_intents:
.incbin "intents.bin"
turnout_intents_end:
.balign 4
turnout_dangers:
.incbin "dangers.bin"
turnout_dangers_end:
.section .note.GNU-stack, "", %progbits
