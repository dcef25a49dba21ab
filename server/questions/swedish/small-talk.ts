import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

export const smallTalk: SmallTalkPhrases = {
  hello:
    /^(?:hej|hejsan|hej hej|hallå|god dag|god morgon|tjena|hi|hello|tja|hej på dig|(?:(?:hej|hallå|tjena|tja) )?(?:är|e) (?:det|de|där) (?:någon|nån|nåt)(?: (?:där|här|hemma))*)$/,
  thanks: /^(?:tack|tack så mycket|tusen tack|tack för hjälpen|thanks|tackar|ok tack)$/,
  well: /^(?:(?:hej )?(?:hur mår du|hur är läget|läget|hur går det|allt bra)(?: idag)?)$/,
  lost: /^(?:va|vad|ursäkta|vad menar du|vad betyder det|jag (?:förstår|fattar) inte|förstår inte|fattar inte|förklara)$/,
  ask: /^(?:(?:men|hej|hallå|vänta) )*(?:(?:jag|ja) )?(?:har (?:bara )?(?:en|några|ett par) (?:liten )?(?:frågor|fråga|fundering|funderingar)|undrar (?:över )?(?:en sak|något|nåt)|vill fråga (?:en sak|något))(?: (?:först|innan|till|om|det|detta|bara))*$|^(?:kan|får) (?:jag|ja) (?:bara )?fråga (?:er |dig )?(?:om )?(?:en sak|något|nåt)(?: först)?$/,
  wait: /^(?:vänta|vänta lite|ett ögonblick|ögonblick|en sekund|låt mig tänka|hm+|(?:(?:nä|nej|men|åh|oj) )*(?:beställ inte än )?(?:(?:jag|ja|vi) )?(?:ska|måste|vill|får|behöver|tänkte) (?:(?:bara|nog|lite) )*(?:fundera|tänka|sova)(?: efter)?(?: (?:på|över) (?:det|saken|den|detta))?(?: (?:lite|först|mer))*|beställ inte (?:än|ännu|nåt än))$/,
  able: /^(?:vad kan du(?: göra| hjälpa(?: mig)? till? med)?|vad är det här|vad gör ni|vad säljer ni)$/,
  bye: /^(?:hej då|hejdå|ha det bra|vi hörs|vi ses|god natt)$/,
}

export const talkWords: TalkWords = {
  swears: words('fan jävlig jävla idiot idioter värdelös värdelöst skit käften suger'),
  around: words('du ni det den här är i fy håll mig en av så'),
  greets: words('hej hejsan hallå halla tjena tjenare tjo'),
  thanks: words('tack tackar'),
  you: words('du ni er dig'),
}
