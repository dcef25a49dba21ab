import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

export const smallTalk: SmallTalkPhrases = {
  hello:
    /^(?:hej|hejsa|hej hej|goddag|god dag|godmorgen|hallo|hi|hello|halløj|hej med dig|mo[ij]n|dav|davs|(?:(?:hej|hallo|halløj|mo[ij]n|dav|davs|goddag) )?er der (?:nogen|nån|en)(?: (?:der|her|hjemme|til stede))*|(?:(?:ok|hej|nu|så) )*(?:jeg er|er jeg) (?:tilbage|her)(?: (?:igen|nu))*)$/,
  thanks: /^(?:tak|mange tak|tusind tak|tak for hjælpen|thanks|tak skal du have|ok tak)$/,
  well: /^(?:(?:hej )?(?:hvordan går det|hvordan har du det|alt godt)(?: i dag)?)$/,
  lost: /^(?:hva|hvad|undskyld|hvad mener du|hvad betyder det|jeg forstår (?:ikke|det ikke)|forstår ikke|fatter ikke|forklar)$/,
  ask: /^(?:(?:men|hej|hallo|vent) )*(?:jeg )?(?:har (?:bare |lige )?(?:et|nogle|et par) (?:lille )?spørgsmål|vil (?:gerne )?spørge om noget)(?: (?:først|inden|til|om|det|dette|bare))*$|^(?:kan|må) jeg (?:lige |bare )?spørge (?:dig |jer )?om noget(?: først)?$/,
  wait: /^(?:vent|vent lidt|et øjeblik|øjeblik|et sekund|lad mig tænke|hm+|(?:(?:nej|men|øh|årh) )*(?:bestil ikke endnu )?(?:(?:jeg|a|vi) )?(?:skal|må|vil) (?:(?:lige|gerne|godt) )*(?:tænke|sove)(?: mig om)?(?: (?:over|på) (?:det|sagen|den))?(?: (?:lidt|først|mere))*|bestil ikke (?:endnu|noget endnu))$/,
  hurry:
    /^(?:(?:nej|men|ok|kom nu|nu|kan du|du) )*(?:skynd(?:e)? (?:dig|jer|på)|få fart på|kom nu|lidt (?:hurtigere)|hurtigere)(?: (?:nu|lidt|for fanden|for helvede|tak|da))*$/,
  able: /^(?:hvad kan du(?: gøre| hjælpe(?: mig)? med)?|hvad er det her|hvad laver i|hvad sælger i)$/,
  bye: /^(?:farvel|hej hej|ha en god dag|vi ses|godnat|hav det godt)$/,
  trouble:
    /(?<!\S)(?:(?:blev|blevet|bliver|er) (?:\S+ ){0,2}(?:skilt|fyret|afskediget|arbejdsløs|sygemeldt|mobbet|forladt|alvorligt syg|meget syg|indlagt|deprimeret|udbrændt|ensom|fortvivlet|snydt)|(?:midt i|går gennem|igennem) (?:\S+ )?(?:skilsmisse|brud)\S*|(?:mistet|mistede|miste|mister) (?:\S+ )?(?:job\S*|arbejdet|huset|hjemmet|alt)|(?:bange|bekymret|nervøs) for (?:\S+ ){0,3}(?:gæld\S*|regning\S*|fogeden|inkasso|miste|fremtiden)|drukner i (?:gæld|regninger)|(?:kan ikke|ikke kan) sove|sover ikke|græder|har det (?:\S+ )?(?:hårdt|svært|skidt|dårligt))(?: |$)/,
}

export const talkWords: TalkWords = {
  swears: words('fanden idiot idioterne dum dumme ubrugelig ubrugeligt lort kæft bedragere røvhul røvhuller rævhål'),
  around: words('du i det den er dårlige jeg hold'),
  greets: words('hej hejsa mojn dav davs goddag'),
  thanks: words('tak'),
  you: words('du i jer dig'),
}
