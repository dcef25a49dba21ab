import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from './everyday-words.ts'
import { isFiller } from './everyday.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

const WHAT_FOR =
  /^(?:men |but |og |and )?(?:what for|hva for|til hva|til hvilken nytte|hva skal det være godt for|vad har det med saken att göra|hvad har det med sagen at gøre|hva har det med saken å gjøre|what has that got to do with it|what does that matter)$/
const WHAT =
  /^(?:hva|ka|kva|vad|hvad|what) (?:er|e|innebærer|betyr|är|innebär|betyder|indebærer|is|does) (?:det|it)(?: for noe| mean| involve)?$/

const NOUNS: Record<string, RegExp> = {
  'rule.why.name': /\b(?:navn|navnet|namn|namnet|name|hele navnet|etternavnet)\b/,
  'rule.why.phone':
    /\b(?:nummer|nummeret|numret|nummret|telefonnummer|telefonnummeret|mobilnummer|mobilnummeret|mobilen|telefonen|phone number|number|telefonnumret|mobilnumret|nr|tlf|phone|mobile|telefon|mobil)\b/,
  'rule.why.email':
    /\b(?:epost|eposten|e post|e posten|e postadressen|epostadressen|mail|mailen|mailadressen|mejl|mejlen|mejladressen|mejladress|email|e mail|e mailen|emailen|email address)\b/,
  'rule.why.address':
    /\b(?:adresse|adressen|address|gateadressen|postnummer|postnummeret|postnumret|adress|postcode|poststed|poststedet|adressa|hvor jeg bor|kor eg bur|kor æ bor|var jag bor|hvor vi bor|where i live|postkode|ort|orten|bostad|bopæl)\b/,
  'rule.why.birthDate':
    /\b(?:fødselsdato|fødselsdatoen|alder|alderen|når jeg er født|bursdagen|birth date|date of birth|birthday|age|födelsedatum|födelsedatumet|ålder|åldern|hvor gammel jeg er|hur gammal jag är|når eg er fødd|när jag är född|how old i am|when i was born|when i am born|dato|datoen)\b/,
  'rule.why.code': /\b(?:kode|koden|code|sms kode|sms koden)\b/,
}

/**
 * True when a text only asks why, or whether, the question must be answered. `why` is the message id of the reason,
 * which also selects the nouns to recognise.
 */
export function asksWhy(text: string, why: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  if (said.length === 0 || said.length > 80) return false
  const noun = NOUNS[why]
  const named = (noun ? said.replace(noun, 'det') : said)
    .replace(/\bdet (?:min|mitt|mine|mit)\b/, 'det')
    .replace(/\b(?:dette|den|denne|this|that)\b/, 'det')
  if (!noun && WHAT.test(named)) return true
  if (WHAT_FOR.test(said)) return true
  if (ASKS_WHY.test(named) && named.split(' ').every((word) => word === 'det' || isBesideWhy(word, locale))) return true
  return (
    EVERYDAY[locale].asksWhy.test(locale === 'en_US' ? named.replace(/\b(?:my )?det\b/, 'it') : named) ||
    (locale !== 'en_US' && EVERYDAY.en_US.asksWhy.test(said.replace(/\b(?:this|that)\b/, 'it')))
  )
}

const WHY = 'hvorfor|kvifor|koffer|koffor|korfor|varför|varfö|vaffö|why'
const OPENS_WITH_WHY = new RegExp(String.raw`^(?:${WHY})\s`, 'iu')
export const opensWithWhy = (text: string): boolean => OPENS_WITH_WHY.test(text)

const ASKS_WHY = new RegExp(
  String.raw`^(?:(?:men|og|och|but|and) )?(?:(?:${WHY}) |(?:hva|ka|kva|vad|hvad|what|va) (?:skal|ska|trenger|treng|bruker|bruger|använder|ska|vil|vill|gjør|gör|do|will) (?:dere|du|de|dokker|dykk|i|ni|you) .*(?:(?:til|for|med|till)$|(?:med|me|til|till) det$))`,
  'u',
)
const BESIDE_WHY = new Set(
  'me hvorfor kvifor koffer koffor korfor varför why men but hva ka kva vad va hvad what i you jeg eg æ jag vi we dere dokker dykk ni you de treng trenger behøver behöver need want ask spør spørger frågar vite veta vide know ha have oppgi ange gi give ge hele heile fulle full whole my mitt min mit på om til for med till bruke bruker bruge bruger använda använder skal ska må måste do must should vil vill kan egentlig egentligen really også dog så nysgjerrig nyfiken nysgerrig earth world the in undrar lurer skulle er e bør absolutt verkligen virkelig faktisk allverden verden verden all alt am are nødvendig nödvändigt nødvendigt det'.split(
    ' ',
  ),
)
const isBesideWhy = (word: string, locale: Locale) => BESIDE_WHY.has(word) || isFiller(word, locale)

export function wantsBack(text: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  const isBackwards = text.split(/[,.!;]+\s+/).some((clause) => goesBack(tokensOf(clause)))
  return (
    said.length < 80 &&
    (isBackwards || EVERYDAY[locale].goesBack.test(said) || (locale !== 'en_US' && EVERYDAY.en_US.goesBack.test(said)))
  )
}

/** "Förra frågan igen", "take me to the last question": all of a clause is about the way back. */
function goesBack(words: readonly string[]): boolean {
  const isLast = words.some((word) => LAST.has(word)) && words.some((word) => QUESTION.has(word))
  return words.length <= 10 && (isLast || words.some((word) => BACKWARDS.has(word))) && words.every(isOfBack)
}
const LAST = new Set('siste sist sista sidste last forrige förra previous'.split(' '))
const QUESTION = new Set('spørsmål spørsmålet spm fråga frågan spørgsmål spørgsmålet question steg'.split(' '))

const BACKWARDS = new Set(
  'tilbake tebake bakover attende tilbage bagud tillbaka bakåt backa back backwards forrige førre förra föregående previous rygg backe'.split(
    ' ',
  ),
)
const BESIDE_BACK = new Set(
  'gå gåa hopp hoppe ta tag go take jump rygge spole et ett ei en a one steg skritt skridt hakk trin step spm spørsmål spørsmålet fråga frågan question svar svaret answer please takk tack tak kan kunne can could vi we jeg jag eg æ i du you meg mig mæ me vil vill want let us lets to til till det den the litt lite lidt siste sist sista sidste last eit igjen igen again om så og och and spørgsmål spørgsmålet får få må lov ta med meg show vis visa oi oj oops sorry beklager nei nej no'.split(
    ' ',
  ),
)
const isOfBack = (word: string) => BACKWARDS.has(word) || BESIDE_BACK.has(word)

type Words = {
  who: readonly string[]
  want: readonly string[]
  talk: readonly string[]
  some: readonly string[]
  me: readonly string[]
  call: readonly string[]
  not: readonly string[]
}

const words = (written: string) => written.trim().split(/\s+/)

const SCANDINAVIAN = {
  who: words(
    'menneske mennesker menneskje mennesket kundeservice kundeservise kundesenter kundesenteret kundestøtte kundebehandler kundebehandlar medarbeider medarbeidar rådgiver rådgivar saksbehandler saksbehandlar konsulent support supporten kundtjänst kundtjänsten människa människor handläggare medarbetare kundeservicen medarbejder rådgiver robot bot roboten boten maskin folk',
  ),
  talk: words(
    'snakke snakk snakka prate prat prata chatte chat tale kontakte kontakt kontakta tak hjelp hjelpe hjelper tala talk samtale samtal snakket',
  ),
  want: words('ringe ringer ring ringa vil ønsker ynskjer vill gi gje få'),
  some: words(
    'noen nokon nåkka nån någon nogen ekte levende virkelig person personer dere dykk dokker riktig riktigt verklig rigtig',
  ),
  me: words('meg mig mæ me'),
  call: words('ring ringe ringer ringa oppringing oppringning oppringt'),
  not: words(
    'når åpen åpent åpne åpner åpningstid åpningstider opningstid stengt stenger koster pris hvilket telefonnummer nummeret epost mail adresse er hvor kor öppet öppettider åben åbent åbningstider hvornår spist sted',
  ),
}

const WITH = words('med med with to')
const TIMES = words('når when hvornår åpningstid åpningstider öppettider åbningstider opening')
/** "Hvem ringer meg", "ringer ni upp mig", "hva tar dere for samtaler" ask about it. */
const ASKS_ABOUT =
  /^(?:(?:og|men|och|and|but) )?(?:hva|ka|kva|vad|hvad|what|hvem|kven|kem|vem|who|ringer (?:dere|ni|i|du)|do you|(?:kan|can|could) (?:noen|nokon|någon|nån|nogen|anyone|someone) (?:andre|annan|anden|else))(?: |$)/u
const HAVE_YOU = /^(?:har (?:dere|ni|i)|do you have)(?: |$)/u
const BESIDE_CALL = new Set(['til', 'till', 'to', 'opp', 'upp', 'op', 'up', 'heller', 'gjerne', 'bare', 'på'])
const REFUSES_CALL =
  /(?<!^(?:kan|kunne|kunde|can|could|vil|vill|will) \S+ )(?<!\p{L})(?:ikke|ikkje|ikkj|itj|inte|ej|aldri|aldrig|not|don t|never) (?:(?:bli|blive|be|ha|have|at|att|å) )*(?:(?:ring|ringe|ringa|call|phone)(?=(?: (?:meg|mig|mæ|me|opp|upp|op|til|mer|mere|more|igjen|igen|again|please|takk|tack|tak))*(?: med .+)?$)|ringt|ringd|ringet|oppringt|uppringd|ringes|called|phoned)(?!\p{L})(?! (?:før|etter|efter|innan|på|om|i|before|after|on|in|at) )|(?<!\p{L})(?:ring|ringe|ringa|call|phone) (?:(?:meg|mig|mæ|me|opp|upp|op) )*(?:ikke|ikkje|inte|aldri|aldrig|not|never)(?: med \S+)?$/u
const SOMEONE = words('noen nokon nåkka nån någon nogen someone somebody anyone en')
const POLITE = words('takk tack tak please vær så snill et en ett ei a an the customer service kunde')

const WORDS: Record<'scandinavian' | 'english', Words> = {
  scandinavian: SCANDINAVIAN,
  english: {
    who: words('human humans agent representative advisor adviser operator support robot bot machine'),
    talk: words('talk speak chat contact reach help transfer connect'),
    want: words('call want need'),
    some: words('someone somebody person real people'),
    me: words('me'),
    call: words('call phone ring'),
    not: words('when open opening hours cost price number email address are where is'),
  },
}

/** "Ring mig inte med säljsnack", "jeg vil ikke bli ringt"; "kan dere ikke ringe meg" asks for it. */
export const refusesCall = (text: string): boolean => REFUSES_CALL.test(tokensOf(text).join(' '))

/** True when a text asks for a person (BEY-10); English is recognised in every locale. */
export function wantsPerson(text: string, locale: Locale): boolean {
  const length = tokensOf(text).length
  if (length === 0 || length > 20 || refusesCall(text)) return false
  return text
    .split(/[.?!]+\s+/)
    .map(tokensOf)
    .some(
      (said) =>
        said.length > 0 &&
        (asksForPerson(said, WORDS.english) || (locale !== 'en_US' && asksForPerson(said, WORDS.scandinavian))),
    )
}

function asksForPerson(said: readonly string[], { who, talk, want, some, me, call, not }: Words): boolean {
  const has = (names: readonly string[]) =>
    said.some((word) => names.some((name) => word === name || (name.length > 6 && isSlipOf(word, name))))
  if (has(talk) && has(some) && has(SOMEONE) && has(WITH) && !has(TIMES)) return true
  const phrase = said.join(' ')
  if (has(not) || ASKS_ABOUT.test(phrase) || (HAVE_YOU.test(phrase) && !has(me))) return false
  const customerService = said.join(' ').includes('customer service') || said.join(' ').includes('kunde service')
  if (has(who) || customerService)
    return (
      has(talk) || has(want) || has(['through', 'over']) || said.every((word) => [...who, ...POLITE].includes(word))
    )
  const at = said.findIndex((word) => call.includes(word))
  const called = said.slice(at + 1).find((word) => !BESIDE_CALL.has(word)) ?? ''
  if (at >= 0 && (me.includes(called) || said.slice(Math.max(0, at - 4), at).some((word) => SOMEONE.includes(word))))
    return true
  return has(talk) && has(some) && !has(['hvordan', 'korleis', 'how'])
}
