import type { Locale } from '#contracts/kernel/locale.ts'

/** What people say that asks nothing of us, and is met with a friendly word. */
export const SMALL_TALK = ['hello', 'thanks', 'well', 'upset', 'lost', 'wait', 'able', 'bye'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

const GREETED = '(?:hei|heisann|hallo|halla|hey|hi|hello|god dag|goddag|god morgen|god kveld|morn|yo|hola|hej|heia)'
const FRIEND = '(?: på deg| der| igjen| kompis| bror| venn| du| dere| alle sammen| robot| bot| scoopr)?'

/** Whole texts by what they are; words of every language that is written in a locale. */
const SAID: Record<Locale, Record<Exclude<SmallTalk, 'upset'>, RegExp>> = {
  nb_NO: {
    hello: new RegExp(`^${GREETED}(?: ${GREETED})?${FRIEND}$`),
    thanks:
      /^(?:takk|tusen takk|takk skal du ha|mange takk|takk for hjelpen|tusen takk for hjelpen|takk for det|takk for svaret|takk for svar|supert takk|flott takk|fint takk|ok takk|så bra takk|thanks|thank you|hjertelig takk|takker)(?: takk| skal du ha)?$/,
    well: new RegExp(
      `^(?:${GREETED} )?(?:hvordan (?:går det|har du det|står det til|er det)(?: med deg| i dag)?|går det bra(?: med deg)?|åssen går det|korleis går det|koss går det|ka skjer|hva skjer|står til|alt bra|how are you|har du det bra)$`,
    ),
    lost: /^(?:hæ|hva|ka|kva|unnskyld|hva mener du(?: med det)?|hva betyr (?:det|dette)|ka meine du|hva spør du om|(?:jeg |eg |æ )?(?:skjønner|forstår|skjøna|fatter|begriper) (?:ikke|ikkje|itj)(?: hva du mener| spørsmålet| det| noe| dette| ingenting| en dritt)?|(?:jeg )?(?:er|ble) (?:litt )?forvirret|what|sorry what|i do not understand|forklar|kan du forklare(?: det)?|hva skal jeg (?:gjøre|svare|skrive|velge)(?: nå| her)?|hva gjør jeg(?: nå)?|hjelp)$/,
    wait: /^(?:vent|vent litt|vent da|et øyeblikk|øyeblikk|ett øyeblikk|et lite øyeblikk|et sekund|sekund|hold on|wait|straks|kommer straks|må sjekke|må tenke|la meg tenke|(?:jeg )?(?:må|vil|skal) tenke(?: meg om| litt| på det| litt på det)?|hm+|tja|tjaa|må finne (?:det|den) først|snart|gi meg (?:litt tid|et øyeblikk|to minutter))$/,
    able: /^(?:hva (?:kan|gjør) du(?: gjøre| hjelpe(?: meg)? med| egentlig)*(?: for meg)?|hva kan (?:dere|jeg) (?:hjelpe(?: meg)? med|gjøre|spørre(?: deg)? om)(?: her)?|hva er dette|hva er dette for noe|hva brukes du til|what can you do|hva tilbyr dere|hva gjør dere|hva driver dere med|hva selger dere)$/,
    bye: /^(?:(?:nei takk )?ikke interessert|(?:jeg )?(?:kommer|kjem) (?:tilbake|att)(?: senere| seinere)?|(?:kanskje )?(?:senere|seinere)|en annen gang|ikke nå|slutt|avslutt|avbryt|stopp|glem det|dropp det|ha det|hadet|ha det bra|ha en fin dag|ha en fin kveld|snakkes|vi snakkes|adjø|farvel|bye|god natt|ses|på gjensyn)$/,
  },
  en_US: {
    hello: /^(?:hi|hello|hey|hi there|hello there|good morning|good evening|good day|hey there|good afternoon)$/,
    thanks:
      /^(?:thanks|thank you|thanks a lot|many thanks|thank you very much|cheers|thank you so much|great thanks|ok thanks)$/,
    well: /^(?:(?:hi|hello|hey) )?(?:how are you(?: doing| today)?|how is it going|hows it going|what is up|whats up|are you ok)$/,
    lost: /^(?:what|huh|sorry|pardon|what do you mean|what does (?:that|this) mean|i do not (?:understand|get it)|i dont (?:understand|get it)|do not understand|confused|explain|can you explain|what (?:do|should) i (?:do|say|write|choose)(?: now| here)?)$/,
    wait: /^(?:wait|wait a minute|one moment|one second|just a moment|just a second|hold on|hang on|let me think|h+m+|er+)$/,
    able: /^(?:what can you do(?: for me)?|what can you help(?: me)? with|what is this|what do you do|what do you (?:sell|offer))$/,
    bye: /^(?:bye|goodbye|good bye|see you|good night|have a nice day)$/,
  },
  sv_SE: {
    hello: /^(?:hej|hejsan|hej hej|hallå|god dag|god morgon|tjena|hi|hello|tja|hej på dig)$/,
    thanks: /^(?:tack|tack så mycket|tusen tack|tack för hjälpen|thanks|tackar|ok tack)$/,
    well: /^(?:(?:hej )?(?:hur mår du|hur är läget|läget|hur går det|allt bra)(?: idag)?)$/,
    lost: /^(?:va|vad|ursäkta|vad menar du|vad betyder det|jag (?:förstår|fattar) inte|förstår inte|fattar inte|förklara)$/,
    wait: /^(?:vänta|vänta lite|ett ögonblick|ögonblick|en sekund|låt mig tänka|hm+)$/,
    able: /^(?:vad kan du(?: göra| hjälpa(?: mig)? till? med)?|vad är det här|vad gör ni|vad säljer ni)$/,
    bye: /^(?:hej då|hejdå|ha det bra|vi hörs|vi ses|god natt)$/,
  },
  da_DK: {
    hello: /^(?:hej|hejsa|hej hej|goddag|god dag|godmorgen|hallo|hi|hello|halløj|hej med dig)$/,
    thanks: /^(?:tak|mange tak|tusind tak|tak for hjælpen|thanks|tak skal du have|ok tak)$/,
    well: /^(?:(?:hej )?(?:hvordan går det|hvordan har du det|alt godt)(?: i dag)?)$/,
    lost: /^(?:hva|hvad|undskyld|hvad mener du|hvad betyder det|jeg forstår (?:ikke|det ikke)|forstår ikke|fatter ikke|forklar)$/,
    wait: /^(?:vent|vent lidt|et øjeblik|øjeblik|et sekund|lad mig tænke|hm+)$/,
    able: /^(?:hvad kan du(?: gøre| hjælpe(?: mig)? med)?|hvad er det her|hvad laver i|hvad sælger i)$/,
    bye: /^(?:farvel|hej hej|ha en god dag|vi ses|godnat|hav det godt)$/,
  },
}

const words = (written: string) => new Set(written.trim().split(/\s+/))

/** What people say when they have had enough, and the words around it; "dårlig dekning" is a question, for a word of it is neither. */
const SWEARS = words(
  `faen fanden fan helvete jævla jævlig jävla fuck fucking shit damn idiot idioter idiotisk dust dustete tosk teit dum dumme dumt stupid dumb ubrukelig ubrukelige useless värdelös värdelöst ubrugelig ubrugeligt håpløs håpløst
   elendig søppel rubbish terrible awful drit dritt dritdårlig skit lort møkk kjeft käften kæft irriterende tåpelig latterlig tull tullprat suger sucks suck hater hate forbanna forbannet`,
)
const AROUND = words(
  `du dere dette det den denne chatten chat boten bot chatboten robot roboten siden for en et din ditt dine er e var bare noe jo så veldig helt skikkelig kjempe i dårlig dårlige off you this it is are hold hold stikk av rett og slett jeg i deg
   hva fy är ni den här the what a an that jeg blir hele greia opplegget shut up håll mig meg me deres`,
)

const isUpset = (said: readonly string[]) =>
  said.length <= 8 &&
  said.some((word) => SWEARS.has(word)) &&
  said.every((word) => SWEARS.has(word) || AROUND.has(word))

/** Which small talk words are, and nothing beside it. */
export function smallTalkIn(said: readonly string[], locale: Locale): SmallTalk | undefined {
  const phrase = said.join(' ')
  if (phrase.length > 80) return undefined
  return isUpset(said) ? 'upset' : SMALL_TALK.find((kind) => kind !== 'upset' && SAID[locale][kind].test(phrase))
}
