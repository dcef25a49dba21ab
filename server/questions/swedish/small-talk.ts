import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

export const smallTalk: SmallTalkPhrases = {
  hello:
    /^(?:hej|hejsan|hej hej|hallå|god dag|god morgon|tjena|hi|hello|tja|hej på dig|(?:(?:hej|hallå|tjena|tja) )?(?:är|e) (?:det|de|där) (?:någon|nån|nåt)(?: (?:där|här|hemma))*|(?:(?:ok|hej|nu|då|så) )*(?:(?:jag|ja) (?:är|e)|(?:är|e) jag) (?:tillbaka|här)(?: (?:igen|nu))*)$/,
  thanks: /^(?:tack|tack så mycket|tusen tack|tack för hjälpen|thanks|tackar|ok tack)$/,
  well: /^(?:(?:hej )?(?:hur mår du|hur är läget|läget|hur går det|allt bra)(?: idag)?)$/,
  lost: /^(?:va|vad|ursäkta|vad menar du|vad betyder det|jag (?:förstår|fattar) inte|förstår inte|fattar inte|förklara)$/,
  ask: /^(?:(?:men|hej|hallå|vänta) )*(?:(?:jag|ja) )?(?:har (?:bara )?(?:en|några|ett par) (?:liten )?(?:frågor|fråga|fundering|funderingar)|undrar (?:över )?(?:en sak|något|nåt)|vill fråga (?:en sak|något))(?: (?:först|innan|till|om|det|detta|bara))*$|^(?:kan|får) (?:jag|ja) (?:bara )?fråga (?:er |dig )?(?:om )?(?:en sak|något|nåt)(?: först)?$/,
  wait: /^(?:vänta|vänta lite|ett ögonblick|ögonblick|en sekund|låt mig tänka|hm+|(?:(?:nä|nej|men|åh|oj) )*(?:beställ inte än )?(?:(?:jag|ja|vi) )?(?:ska|måste|vill|får|behöver|tänkte) (?:(?:bara|nog|lite) )*(?:fundera|tänka|sova)(?: efter)?(?: (?:på|över) (?:det|saken|den|detta))?(?: (?:lite|först|mer))*|beställ inte (?:än|ännu|nåt än))$/,
  hurry:
    /^(?:(?:nej|nä|men|ok|kom igen|nu|kan du|du) )*(?:skynd(?:a)? (?:dig|dej|er|på)|sätt fart|kom igen|lite (?:snabbare|fortare)|snabbare|fortare)(?: (?:då|nu|lite|för fan|för helvete|snälla|tack))*$/,
  able: /^(?:vad kan du(?: göra| hjälpa(?: mig)? till? med)?|vad är det här|vad gör ni|vad säljer ni)$/,
  bye: /^(?:hej då|hejdå|ha det bra|vi hörs|vi ses|god natt)$/,
  trouble:
    /(?<!\S)(?:(?:blev|blivit|blir|är) (?:\S+ ){0,2}(?:uppsagd|avskedad|arbetslös|varslad|sjukskriven|mobbad|lämnad|dumpad|svårt sjuk|allvarligt sjuk|jättesjuk|inlagd|deprimerad|utbränd|utmattad|ensam|förtvivlad|lurad)|(?:skilt|skiljer) (?:mig|oss)|(?:ska|håller på att) skiljas|(?:mitt i|går igenom|genom) (?:\S+ )?(?:skilsmässa|separation)\S*|(?:blivit|blev) av med (?:\S+ )?(?:jobbet|lägenheten|hemmet)|(?:mist|förlorat|förlorade|förlora|mista) (?:\S+ )?(?:jobbet|huset|hemmet|allt)|(?:rädd|orolig) (?:för|över) (?:\S+ ){0,3}(?:skuld\S*|räkning\S*|kronofogden|inkasso|förlora|mista|framtiden)|drunknar i (?:skulder|räkningar)|(?:(?:kan|får) inte|inte (?:kan|får)) sova|sover inte|gråter|(?:har det|mår) (?:\S+ )?(?:tufft|jobbigt|svårt|skit|dåligt))(?: |$)/,
}

export const talkWords: TalkWords = {
  swears: words('fan jävlig jävla idiot idioter värdelös värdelöst skit käften suger'),
  around: words('du ni det den här är i fy håll mig en av så'),
  greets: words('hej hejsan hallå halla tjena tjenare tjo'),
  thanks: words('tack tackar'),
  you: words('du ni er dig'),
}
