import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

export const smallTalk: SmallTalkPhrases = {
  hello:
    /^(?:hej|hejsa|hej hej|goddag|god dag|godmorgen|hallo|hi|hello|halløj|hej med dig|mo[ij]n|dav|davs|(?:(?:hej|hallo|halløj|mo[ij]n|dav|davs|goddag) )?er der (?:nogen|nån|en)(?: (?:der|her|hjemme|til stede))*)$/,
  thanks: /^(?:tak|mange tak|tusind tak|tak for hjælpen|thanks|tak skal du have|ok tak)$/,
  well: /^(?:(?:hej )?(?:hvordan går det|hvordan har du det|alt godt)(?: i dag)?)$/,
  lost: /^(?:hva|hvad|undskyld|hvad mener du|hvad betyder det|jeg forstår (?:ikke|det ikke)|forstår ikke|fatter ikke|forklar)$/,
  ask: /^(?:(?:men|hej|hallo|vent) )*(?:jeg )?(?:har (?:bare |lige )?(?:et|nogle|et par) (?:lille )?spørgsmål|vil (?:gerne )?spørge om noget)(?: (?:først|inden|til|om|det|dette|bare))*$|^(?:kan|må) jeg (?:lige |bare )?spørge (?:dig |jer )?om noget(?: først)?$/,
  wait: /^(?:vent|vent lidt|et øjeblik|øjeblik|et sekund|lad mig tænke|hm+|(?:(?:nej|men|øh|årh) )*(?:bestil ikke endnu )?(?:(?:jeg|a|vi) )?(?:skal|må|vil) (?:(?:lige|gerne|godt) )*(?:tænke|sove)(?: mig om)?(?: (?:over|på) (?:det|sagen|den))?(?: (?:lidt|først|mere))*|bestil ikke (?:endnu|noget endnu))$/,
  able: /^(?:hvad kan du(?: gøre| hjælpe(?: mig)? med)?|hvad er det her|hvad laver i|hvad sælger i)$/,
  bye: /^(?:farvel|hej hej|ha en god dag|vi ses|godnat|hav det godt)$/,
}

export const talkWords: TalkWords = {
  swears: words('fanden idiot idioterne dum dumme ubrugelig ubrugeligt lort kæft bedragere røvhul røvhuller rævhål'),
  around: words('du i det den er dårlige jeg hold'),
  greets: words('hej hejsa mojn dav davs goddag'),
  thanks: words('tak'),
  you: words('du i jer dig'),
}
