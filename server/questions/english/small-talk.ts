import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

export const smallTalk: SmallTalkPhrases = {
  hello:
    /^(?:hi|hello|hey|hi there|hello there|good morning|good evening|good day|hey there|good afternoon|(?:(?:hi|hello|hey) )?(?:is )?(?:anybody|anyone|somebody|someone) (?:there|here|home|around)|(?:(?:ok|hi|now|right) )*(?:i m|im|i am) (?:back|here)(?: (?:again|now))*)$/,
  thanks:
    /^(?:thanks|thank you|thanks a lot|many thanks|thank you very much|cheers|thank you so much|great thanks|ok thanks)$/,
  well: /^(?:(?:hi|hello|hey) )?(?:how are you(?: doing| today)?|how is it going|hows it going|what is up|whats up|are you ok)$/,
  lost: /^(?:what|huh|sorry|pardon|what do you mean|what does (?:that|this) mean|i do not (?:understand|get it)|i dont (?:understand|get it)|do not understand|confused|explain|can you explain|what (?:do|should) i (?:do|say|write|choose)(?: now| here)?)$/,
  ask: /^(?:(?:but|hi|hello|hey|wait) )*(?:i )?(?:have|have got|ve got|got) (?:just )?(?:a|one|some|a few|another) (?:quick )?questions?(?: (?:first|before|that|about|this|it|please))*$|^(?:can|may|could) i (?:just )?ask (?:you )?(?:something|a question|one thing)(?: first)?$/,
  wait: /^(?:wait|wait a minute|one moment|one second|just a moment|just a second|hold on|hang on|let me think|h+m+|er+|(?:(?:no|but|well) )*(?:(?:do not|dont|don t) order (?:it )?yet )?(?:i|we) (?:need|want|have|would like|d like) to (?:think|sleep)(?: (?:about|on|over) (?:it|this))?(?: (?:first|a bit|a little|more))*|(?:do not|dont|don t) order (?:it |anything )?yet)$/,
  hurry:
    /^(?:(?:no|but|ok|come on|now|can you|please|just) )*(?:hurry(?: up)?|come on|speed (?:it )?up|faster|quicker)(?: (?:please|now|already|then|will you|ffs))*$/,
  able: /^(?:what can you do(?: for me)?|what can you help(?: me)? with|what is this|what do you do|what do you (?:sell|offer))$/,
  bye: /^(?:bye|goodbye|good bye|see you|good night|have a nice day)$/,
  trouble:
    /(?<!\S)(?:(?:got|get|getting|been|being|am|m|im|is|s|was|just|recently) (?:\S+ ){0,2}(?:divorced|separated|fired|sacked|laid off|made redundant|unemployed|bullied|depressed|lonely|burnt out|burned out|very ill|very sick|really ill|really sick|in hospital|hospitalised|hospitalized|heartbroken|dumped|scammed)|(?:going through|in the middle of) (?:\S+ ){0,2}(?:divorce|break ?up|separation)|(?:lost|losing|lose) (?:\S+ ){0,2}(?:job|home|house|everything)|(?:afraid|scared|terrified|worried|frightened) (?:\S+ )?(?:of|about) (?:\S+ ){0,3}(?:losing|debts?|bills?|bailiffs?|collectors?|future)|(?:drowning|buried) in (?:debts?|bills)|(?:can ?n? ?t|can not) (?:sleep|cope)|crying|(?:struggling|having a hard time|having a rough time))(?: |$)/,
}

export const talkWords: TalkWords = {
  swears: words('fuck fucking shit damn idiot stupid dumb useless rubbish terrible awful sucks screw suck hate'),
  around: words('off you this it is are the what a an that shut up me chat bot robot for'),
  greets: words('hi hiya hello hey yo'),
  thanks: words('thanks thx'),
  you: words('you'),
}
