import type { Everyday } from '../languages/everyday.ts'
import { anySentence as anyOf, sentenceWords as wordsOf } from './language-words.ts'

/** "Kan min sambo …", "skal strømmen …", "funkar bankid här": a verb, then what it is said of. */
export function opensWithNoun(
  [first = '', second = '', third = '']: readonly string[],
  { filler, works, opens }: Everyday,
): boolean {
  if (NEEDS.has(first) && ARTICLES.has(second) && third.length > 2) return true
  if (OPENS_BEFORE_ANY_WORD.has(first) && third !== '' && !PRAISES.has(second)) return true
  // "Teller lånekassen".
  if (COUNTS.has(first) && second.length > 2 && !filler.includes(second) && !ADVERBS.has(second)) return true
  if (third === '' || (filler.includes(second) && !OWN.has(second)) || /\d/.test(second)) return false
  if (works.includes(first)) return !ADVERBS.has(second)
  const isDefinite = DEFINITE.test(second) || (DEFINITE.test(third) && !ADVERBS.has(second))
  if (opens.includes(first) && (OWN.has(second) || ARTICLES.has(second) || isDefinite)) return true
  // "Må mora mi skrive under".
  if (MODALS.has(first) && POSSESSIVES.has(third)) return true
  const isNoun = !/[ea]$/u.test(second) && !ADVERBS.has(second)
  // "Kan nav se det".
  if (MODALS.has(first) && isNoun && BRIEF_INFINITIVES.has(third)) return true
  if (IS.has(first) || MODALS.has(first))
    return (
      OWN.has(second) ||
      (second.length > 5 && /(?:en|ene|erne|arna|orna)$/u.test(second)) ||
      (MODALS.has(first) && isNoun && second.length > 3 && /[ea]$/u.test(third))
    )
  return false
}
const NEEDS = wordsOf('needs')
const OPENS_BEFORE_ANY_WORD = wordsOf('opensBeforeAnyWord')
const PRAISES = wordsOf('praises')
const COUNTS = wordsOf('counts')
const DEFINITE = /^\p{L}{3,}(?:en|et|an|arna|erna|orna|ene|erne)$/u
const ARTICLES = wordsOf('articles')
const OWN = wordsOf('own')
const POSSESSIVES = wordsOf('possessives')
const MODALS = wordsOf('modals')
const BRIEF_INFINITIVES = wordsOf('briefInfinitives')
const IS = wordsOf('is')
const ADVERBS = wordsOf('adverbs')

/** Asks by the form of the whole sentence, whatever it opens with. */
export function asksByForm(text: string, said: readonly string[]): boolean {
  const phrase = said.join(' ')
  if (ADDRESSES.test(text) || opensWithVerb(said)) return true
  if (said.length < FEWEST || /\d/.test(phrase)) return false
  return (
    (IS_INCLUDED.test(phrase) && !ADVERBS.has(said[1] ?? '')) ||
    SEEKS_ASSENT.test(phrase) ||
    (ASKED_AT_END.test(phrase) && !/[,.;!]/.test(text)) ||
    (said.length <= MOST_SUPPOSED && SUPPOSED.test(text))
  )
}
const FEWEST = 3
const MOST_SUPPOSED = 10

/** "Er studielån med", "er musikk gratis utenom dataen". */
const IS_INCLUDED = new RegExp(
  String.raw`^(?:${anyOf('is')}) \S+ (?:\S+ )?(?:(?:${anyOf('alongPhrases')})$|(?:${anyOf('predicates')})(?: |$))`,
  'u',
)
/** "Skal ikke selgere ringe nå vel", "you will spam me right". */
const SEEKS_ASSENT = new RegExp(String.raw`^(?:${anyOf('seeksAssentPhrases')})$`, 'u')
/** "Jag har solpaneler går det", "I am new here what then": what is asked stands behind what is told. */
const ASKED_AT_END = new RegExp(String.raw`\S (?:${anyOf('askedAtEndPhrases')})$`, 'u')
/** "Og hvis jeg er i usa da". */
const SUPPOSED = new RegExp(String.raw`^\s*(?:${anyOf('supposedPhrases')}) [^,;]+$`, 'iu')

/** "Sender I reklamer", "skickar ni reklam"; in Danish the capital tells "I" from the preposition. */
const ADDRESSES = new RegExp(String.raw`^\s*\p{L}+r (?:${anyOf('youBehindVerb')})(?: \p{L}|\s*$)`, 'u')
/** "Bryts strömmen vid bytet", "ryger strømmen når jeg skifter". */
const opensWithVerb = ([first = '', second = '', ...rest]: readonly string[]) =>
  /[rs]$/.test(first) && /.{2}(?:en|et)$/u.test(second) && rest.some((word) => CONDITIONS.has(word))
const CONDITIONS = wordsOf('conditions')
