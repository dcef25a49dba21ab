import type { Locale } from '#contracts/kernel/locale.ts'
import type { Everyday } from '../languages/everyday.ts'
import { EVERYDAY } from './everyday-words.ts'
import { numberOf } from './numbers.ts'
import { withoutManners } from './filler-words.ts'
import { phraseOf, tokensOf } from './tokens.ts'

export function yesOrNo(said: readonly string[], locale: Locale): 'yes' | 'no' | undefined {
  const { yes, no, beside } = EVERYDAY[locale]
  const phrase = said.join(' ')
  if (yes.includes(phrase) || (said.length > 0 && said.every((word) => YES_SPOKEN.test(word)))) return 'yes'
  if (no.includes(phrase)) return 'no'
  const [first = '', ...rest] = said
  if (yes.includes(first) && yes.includes(rest.join(' '))) return 'yes'
  if (rest.length === 0 || rest.length > 6 || !rest.every((word) => beside.includes(word))) return undefined
  const opposite = rest.some((word) => (yes.includes(first) ? NO : YES).has(word))
  return opposite
    ? undefined
    : yes.includes(first)
      ? 'yes'
      : no.includes(first) && !BESIDE_ONLY.has(first)
        ? 'no'
        : undefined
}

const YES = new Set(['ja', 'yes'])
const NO = new Set(['nei', 'nej', 'no'])
const BESIDE_ONLY = new Set(['ikke', 'inte'])

const YES_SPOKEN = /^(?:ja|jo|yes)+(?:da|då|a+|h|s|p|pp|u|w|men|mensan|mänsan)?$/u

/** "Ja", "jaja", "jadå", "japp", "yes" or "nei", whatever follows. */
export function openingOf([first = '']: readonly string[], locale: Locale): 'yes' | 'no' | undefined {
  const { yes, no } = EVERYDAY[locale]
  if (YES_SPOKEN.test(first) || yes.includes(first)) return 'yes'
  return no.includes(first) && !BESIDE_ONLY.has(first) ? 'no' : undefined
}

/** "Nei vent" refuses nothing. */
export const WAIT: ReadonlySet<string> = new Set(['vent', 'vänta', 'wait', 'hold'])

/** "Ja, men …" has a reservation. */
export const BUT: ReadonlySet<string> = new Set(['men', 'but', 'fast', 'dog'])

/** A wish in the form of a question ("kan jeg få 6 GB?") does not count, unless it asks for a price. */
export function isQuestion(written: string, locale: Locale): boolean {
  const text = withoutManners(written)
  const { asks, askAnywhere, wishes, verbs, subjects, addressed, filler } = EVERYDAY[locale]
  const said = tokensOf(text)
  if (asksAnywhere(said, askAnywhere) && !KNOWS.test(said.join(' '))) return true
  const phrase = said.join(' ')
  if (!UNDOES.test(phrase) && wishes.some((wish) => `${phrase} `.startsWith(`${wish} `))) return false
  const [first = '', second = ''] = said
  if (SO.has(first) && asks.includes(second)) return true
  if (TOLD_YOU.test(phrase) && !text.trimEnd().endsWith('?')) return false
  if (text.trimEnd().endsWith('?') || asks.includes(first) || (verbs.includes(first) && subjects.includes(second)))
    return true
  if (said.length > 2 && /(?:er|yr|år|ar)$/.test(first) && !filler.includes(first) && INVERTED.has(second)) return true
  if (
    locale === 'da_DK' &&
    second === 'i' &&
    first.endsWith('r') &&
    !LIVES.has(first) &&
    said.slice(2).some((word) => OF_ME.has(word))
  )
    return true
  if (addressed.includes(second) && !BEFORE_YOU.has(first)) return true
  if (
    UNSURE_IF.test(phrase) ||
    WHAT_ABOUT.test(phrase) ||
    IS_IT_POSSIBLE.test(phrase) ||
    opensWithNoun(said, EVERYDAY[locale])
  )
    return true
  if (ADDRESSES.test(text) || opensWithVerb(said)) return true
  if (AMOUNT_ASKED.has(first) && /^\d/.test(second)) return true
  return said.some(
    (word, at) =>
      at > 0 &&
      verbs.includes(word) &&
      subjects.includes(said[at + 1] ?? '') &&
      !(HAS.has(word) && OF_SPEAKER.has(said[at + 1] ?? '')) &&
      !isFronted(text, said, at, locale) &&
      !subjects.includes(said[at - 1] ?? '') &&
      !INVERTING.has(said[at - 1] ?? ''),
  )
}

/** Asks what might happen, and takes no option. */
export const supposes = (text: string, locale: Locale): boolean => EVERYDAY[locale].supposes.test(phraseOf(text))

/** A question that is not a wish in the form of one ("kan vi starte 15. januar i stedet"). */
export function asksOutright(text: string, locale: Locale): boolean {
  const { asks, askAnywhere } = EVERYDAY[locale]
  const said = tokensOf(text)
  if (said.some((word) => asks.includes(word) || LATER.has(word)) || asksAnywhere(said, askAnywhere)) return true
  return text.trimEnd().endsWith('?') && !LEAVE.test(said.join(' '))
}

/** Has its verb first, and then who does it or whose it is: "ringer dere", "lämnas mitt nummer ut". */
export const hasVerbFirst = ([, second = '', third]: readonly string[]): boolean =>
  third !== undefined && (PERSONS.has(second) || OF_ONE.has(second))
const PERSONS = new Set('jeg jag eg du man vi ni dere i you'.split(' '))

/** "Så vet man vad det kostar" tells, and asks for no price. */
const KNOWS = /(?<!\S)(?:vet|veit|ved|know) (?:man|jeg|eg|æ|jag|vi|i|we|you) (?:va|vad|hva|ka|kva|hvad|what) /u
/** "Fast pris" is the name of an agreement and asks for none. */
const asksAnywhere = (said: readonly string[], words: readonly string[]) =>
  said.some((word, at) => words.includes(word) && !KINDS_OF_PRICE.has(said[at - 1] ?? ''))

export const KINDS_OF_PRICE: ReadonlySet<string> = new Set(
  'fast faste fasta rörligt rörlig rörliga variabel variable fixed'.split(' '),
)

/** "Så hva kan en rådgiver se". */
const SO = new Set(['så', 'so', 'men', 'but'])
/** "Den fikk du jo nettopp", "namnet har ni ju redan". */
const TOLD_YOU =
  /(?<!\S)(?:har|fikk|fekk|fick|fik|ga|gav|gjekk) (?:du|dere|dykk|dokker|ni|i) (?:jo|ju|da|nettopp|nyss|lige|redan|allerede)(?: |$)/u

const LEAVE = /^(?:\S+ )?(?:kan|kunne|kunde|får|må|can|could|may) (?:jeg|eg|æ|vi|du|dere|jag|ni|i|we|you) /u
const LATER = new Set('senere seinere senare sidenhen later etterpå efteråt bagefter underveis'.split(' '))

/** "Kan jag ta bort kontot" asks, and takes no option. */
const UNDOES = /^\S+ \S+ (?:ta|tage|take) (?:bort|tillbaka|tilbake|tilbage|back|away|vekk|av)(?: |$)/u

/** "Hvad så med aftalen", "what happens to it". */
const WHAT_ABOUT =
  /(?<!\S)(?:hva|ka|kva|hvad|vad|what) (?:(?:så|then|da) )?(?:med|about|händer|skjer|sker|happens)(?: |$)/u

/** "Jeg er litt usikker på om den gamle telefonen virker". */
const UNSURE_IF = /(?<!\S)(?:usikker på om|osäker på om|i tvivl om|not sure (?:if|whether)) /u

const IS_IT_POSSIBLE =
  /^(?:men |but )?(?:går det (?:att|an|å|at)|any (?:\S+ ){0,2}(?:charge|charges|fee|fees|cost|costs|discount|chance|commitment))(?: |$)/u

/** "Kan min sambo …", "skal strømmen …", "funkar bankid här": a verb, then what it is said of. */
function opensWithNoun(
  [first = '', second = '', third = '']: readonly string[],
  { filler, works, opens }: Everyday,
): boolean {
  if (NEEDS.has(first) && ARTICLES.has(second) && third.length > 2) return true
  if (ENGLISH.has(first) && third !== '' && !PRAISE.has(second)) return true
  if (third === '' || (filler.includes(second) && !OWN.has(second)) || /\d/.test(second)) return false
  if (works.includes(first)) return !ADVERBS.has(second)
  if (opens.includes(first) && (OWN.has(second) || ARTICLES.has(second) || DEFINITE.test(second))) return true
  // "Må mora mi skrive under".
  if (MODALS.has(first) && OF_ONE.has(third)) return true
  if (IS.has(first) || MODALS.has(first))
    return (
      OWN.has(second) ||
      (second.length > 5 && /(?:en|ene|erne|arna|orna)$/u.test(second)) ||
      (MODALS.has(first) && !/[ea]$/u.test(second) && !ADVERBS.has(second) && second.length > 3 && /[ea]$/u.test(third))
    )
  return false
}
const NEEDS = new Set('kan må skal ska måste'.split(' '))
const ENGLISH = new Set('is are am does do did will would can could may must should has have'.split(' '))
const PRAISE = new Set('fine ok okay good great right correct wrong not to a the in on be been'.split(' '))
const INVERTED = new Set('det dette den detta jeg jag du eg man vi han hun hon de dom ni dere'.split(' '))
const DEFINITE = /^\p{L}{3,}(?:en|et|an|arna|erna|orna|ene|erne)$/u
const ARTICLES = new Set(['en', 'ei', 'et', 'ett', 'ein', 'eit'])
const OWN = new Set(
  'alle alla all min mitt mine mit mina din ditt dine dina deres jeres ert era er vår vårt vores noen nokon någon nån nogen'.split(
    ' ',
  ),
)
const OF_ONE = new Set('mi min mitt mit mina mine vår vårt vores'.split(' '))
const MODALS = new Set('kan kunne må skal ska skulle måste behöver trenger behøver vil vill bør får'.split(' '))
const ADVERBS = new Set(
  'ikke ikkje inte ej bare bara godt gott gjerne gärna helst hellre heller egentlig egentligen nok nog vel väl jo ju også også alltid ofte fint bra ikkje aldri aldrig snart senere gratis'.split(
    ' ',
  ),
)

/** "Sender I reklamer", "skickar ni reklam"; in Danish the capital tells "I" from the preposition. */
const ADDRESSES = /^\s*\p{L}+r (?:I|ni)(?: \p{L}|\s*$)/u
/** "Bryts strömmen vid bytet", "ryger strømmen når jeg skifter". */
const opensWithVerb = ([first = '', second = '', ...rest]: readonly string[]) =>
  /[rs]$/.test(first) && /.{2}(?:en|et)$/u.test(second) && rest.some((word) => DEPENDING.has(word))
const DEPENDING = new Set(['når', 'när', 'hvis', 'om', 'ved', 'vid'])

/** "Ser i på om jeg …" written without the capital of "I". */
const LIVES = new Set(['bor', 'er', 'var'])
const OF_ME = new Set(['jeg', 'mig', 'min', 'mit', 'mine', 'om'])
const BEFORE_YOU = new Set(
  'til hos fra på av for med og om at hei takk som alle till från av för och att hej tack åt är ja jo nei nej ok okei okej greit visst men så da då fort snart raskt snabbt'.split(
    ' ',
  ),
)
const AMOUNT_ASKED = new Set(['er', 'rekker', 'holder', 'koster', 'passer', 'räcker', 'är', 'is'])
const INVERTING = new Set(
  'da det den så nå her der heller gjerne helst kanskje egentlig hvis som at om hei ja nei og då dit nu this that then så forresten förresten resten egentligen faktisk faktiskt likevel alligevel ändå'.split(
    ' ',
  ),
)

/** "Fortum har vi" tells what we have. */
const HAS = new Set(['har', 'hadde', 'hade', 'havde'])
const OF_SPEAKER = new Set(['jeg', 'eg', 'æ', 'jag', 'vi'])

const IS = new Set(['er', 'e', 'är'])
const IT = new Set(['det', 'den'])
const SHALL = new Set(['skal', 'ska', 'skulle'])

/** "Bodø er det", "4000 skal det være", "katten trenger vi ikke forsikre" tell. */
const isFronted = (text: string, said: readonly string[], at: number, locale: Locale) =>
  !text.trimEnd().endsWith('?') &&
  ((at === 1 && said.length === 3) ||
    (at < 3 && isNot(said[at + 2] ?? '', locale) && !EVERYDAY[locale].asks.includes(said[0] ?? '')) ||
    (/^\d+$/.test(said[at - 1] ?? '') && SHALL.has(said[at] ?? '')) ||
    (IS.has(said[at] ?? '') && IT.has(said[at + 1] ?? '')))

const PLACE = new Set(['nummer', 'nr', 'number', 'alternativ', 'alternativet', 'valg', 'svar', 'option', 'no'])

/** The option meant by position ("den andre", "nummer 2", "den siste") of `count`, counted from 0. */
export function isOrdinal(said: readonly string[], count: number, locale: Locale): number | undefined {
  const { first, last, filler } = EVERYDAY[locale]
  const rest = said.filter((word) => !filler.includes(word) && !PLACE.has(word))
  const [word, ...others] = rest
  if (word === undefined || others.length > 0) return undefined
  if (last.includes(word)) return count - 1
  const place = first.findIndex((names) => names.includes(word))
  // A number alone may be an amount ("to abonnement"); only "number 2" is a position.
  const isNumber = numberOf(word) !== undefined
  if (place < 0 || place >= count || (isNumber && !said.some((one) => PLACE.has(one)))) return undefined
  return place
}

export const isFiller = (word: string, locale: Locale): boolean => EVERYDAY[locale].filler.includes(word)

/** A word of everyday speech, which names of people and places hardly hold. */
export function isEveryday(word: string, locale: Locale): boolean {
  const { asks, verbs, subjects, askAnywhere, filler, not, yes, no } = EVERYDAY[locale]
  return [asks, verbs, subjects, askAnywhere, filler, not, yes, no].some((list) => list.includes(word))
}

export const isAll = (said: readonly string[], locale: Locale): boolean => {
  const { all, beside } = EVERYDAY[locale]
  const last = said.findLastIndex((word) => !beside.includes(word))
  return all.includes(said.join(' ')) || all.includes(said.slice(0, last + 1).join(' '))
}

export const isNot = (word: string, locale: Locale): boolean => EVERYDAY[locale].not.includes(word)

export const meaningful = (said: readonly string[], locale: Locale): string[] =>
  said.filter((word) => !EVERYDAY[locale].filler.includes(word))

export const isPlain = (said: readonly string[], locale: Locale): boolean =>
  said.length <= 12 && !said.some((word) => EVERYDAY[locale].not.includes(word))
