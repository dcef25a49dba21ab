import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { partsOf } from '../hear/sentence/clauses.ts'
import { anyOf, prefers, speaksOfOthers } from '../hear/sentence/forms.ts'
import { anySupplierWord, choiceWords } from '../words/language-words.ts'
import { HAS, isEveryday, yesOrNo } from '../words/everyday.ts'
import { supplierIn } from '../words/find-names.ts'
import { tokensOf } from '../words/tokens.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { NONE, type Evidence, type Registers } from './registers.ts'
import { streetsIn } from './address-line.ts'
import { supplierCalled, supplierNamed, suppliersIn } from './suppliers.ts'

const OR = choiceWords('or')

/** "Fortum, eller är det eon": behind "or" stands another name. */
export function namesAnother(said: string, locale: Locale): boolean {
  const words = tokensOf(said)
  const at = words.findIndex((word) => OR.has(word))
  return at >= 0 && words.slice(at + 1).some((word) => !isEveryday(word, locale))
}

/** "Ligger hos ørsted endnu": the one run of words that are no everyday ones. */
function withoutEveryday(value: string, isWord: (word: string) => boolean): string | undefined {
  const words = value.replace(/[.!,]+$/, '').split(/\s+/)
  const isName = words.map((word) => !isWord(word.toLowerCase().replace(/[^\p{L}\d]/gu, '')))
  const [from, to] = [isName.indexOf(true), isName.lastIndexOf(true)]
  const isRun = from >= 0 && isName.slice(from, to + 1).every(Boolean) && to - from < 3
  return isRun && to - from + 1 < words.length && words.length <= 6 ? words.slice(from, to + 1).join(' ') : undefined
}

const AT = new RegExp(String.raw`(?<!\p{L})(?:${anySupplierWord('leads')})\s`, 'iu')
/** "Stavfel" ends like a supplier, and says that something is wrong. */
const SLIP = new RegExp(String.raw`(?:${anyOf('wrong')})$`, 'iu')
const ENDING = new RegExp(`(?:${anySupplierWord('endings')})$`, 'iu')

/** What stands around a name and says how sure someone is: "det er vist andel energi". */
const HEDGES = new RegExp(String.raw`\s+(?:${anySupplierWord('hedges')})(?=\s)`, 'iu')
const BEFORE = new RegExp(
  `^${[
    String.raw`(?:(?:${anyOf('subject')})\s+(?:${anySupplierWord('opinionPhrases')})\s+(?:(?:${anySupplierWord('that')})\s+)?)?`,
    String.raw`(?:(?:${anyOf('subject')})\s+(?:${anySupplierWord('customerPhrases')})\s+(?:(?:${anySupplierWord('customer')})\s+)?(?:${anySupplierWord('at')})\s+`,
    String.raw`|(?:${anyOf('it')}|${anySupplierWord('companies')})\s+(?:${anySupplierWord('calledPhrases')})\s+)`,
  ].join('')}`,
  'iu',
)
/** "Norlys A/S" and "Vattenfall AB" are the company as it is called, a sentence is not. */
const isCalled = (value: string | undefined, known: string): value is string =>
  value !== undefined && value.toLowerCase().startsWith(known.toLowerCase()) && COMPANY.test(value)
const MOST_AROUND = 12
/** "Har haft Norlys i ti år" may be over. */
const WAS = new RegExp(String.raw`(?<!\p{L})(?:${anySupplierWord('had')})(?!\p{L})`, 'iu')

/** "Ørsted, altså andel energi nu". */
const NOW = new RegExp(String.raw`(?<!\p{L})(?:${anySupplierWord('nowPhrases')})(?!\p{L})`, 'iu')
const BEFORE_TODAY = new RegExp(
  String.raw`(?<!\p{L})(?:${anySupplierWord('had')}|${anySupplierWord('before')})(?!\p{L})`,
  'iu',
)

/** "Vi hade Fortum förut men nu är det Kraftringen": of several suppliers the one that is not spoken of as over. */
function ofToday(suppliers: string[], said: string): string[] {
  if (suppliers.length < 2) return suppliers
  const clauses = partsOf(said).map(({ text }) => text)
  const now = suppliers.filter((one) => clauses.some((clause) => clause.includes(one) && NOW.test(clause)))
  if (now.length === 1) return now
  const today = suppliers.filter((one) => !clauses.some((clause) => clause.includes(one) && BEFORE_TODAY.test(clause)))
  return today.length === 1 ? today : suppliers
}

/** "Har ok", "vi har ok". */
const HAS_ONE = new RegExp(String.raw`^\s*(?:(?:${anyOf('subject')})\s+)?(?:${[...HAS].join('|')})\s+`, 'iu')
const HOUSE = /\p{L}\s\d{1,3}\s?\p{L}?$/u
const COMPANY = new RegExp(String.raw`\s+(?:${anySupplierWord('forms')})\.?$`, 'iu')

/** Whether an utterance names a supplier: by the list of them, or by the form of its words (HEAR-02). */
export function weighSupplier(said: string, locale: Locale, { isOrdinary, placeNamed }: Registers): Evidence {
  const named = suppliersIn(said)
  const [known, ...more] = ofToday(named, said)
  const isOver = named.length === 1 && WAS.test(said)
  const value = supplierIn(said.replace(BEFORE, '').replace(HEDGES, ' '))
  if (known !== undefined && more.length === 0 && tokensOf(said).length <= MOST_AROUND)
    return {
      value: isCalled(value, known) ? value : known,
      sure: isOver || speaksOfOthers(said) || yesOrNo(tokensOf(said), locale) ? 0.6 : 0.92,
      why: 'a known supplier',
    }
  // "Fortum, eller är det eon", "Ørsted, Andel": the first is asked back.
  if (named.length > 1 && known !== undefined) return { value: known, sure: 0.6, why: 'one of several suppliers' }
  const alone = supplierNamed(said) ?? supplierNamed(said.replace(HAS_ONE, ''))
  const isWord = isEveryday((alone ?? said).trim().toLowerCase(), locale)
  if (alone !== undefined && !isWord) return { value: alone, sure: 0.92, why: 'a known supplier' }
  // "Ok" may be a yes as well where such a supplier sells.
  if (alone !== undefined && LANGUAGES[locale].suppliers.sellers.includes(alone))
    return { value: alone, sure: 0.6, why: 'a supplier, or an everyday word' }
  const meant = value === undefined ? undefined : suppliersIn(supplierCalled(value))[0]
  if (meant !== undefined && meant === supplierCalled(value ?? ''))
    return { value: meant, sure: 0.85, why: 'a slip of a known supplier' }
  if (streetsIn(said).length > 0) return NONE
  const parts = tokensOf((value ?? '').replace(COMPANY, ''))
  if (!value || parts.length > 5 || !/\p{L}/u.test(value) || /\p{L}\.\p{Ll}/u.test(value)) return NONE
  const [only = '', ...others] = parts
  const inside = withoutEveryday(value, (word) => isEveryday(word, locale) || isOrdinary(word, locale))
  // "Vi flyttar till Göteborg", "rörligt istället".
  const isPlace = inside !== undefined && placeNamed(countryOf(locale), inside) !== undefined
  if (inside !== undefined && ((isPlace && !AT.test(said)) || prefers(inside))) return NONE
  if (inside !== undefined && /\p{L}/u.test(inside) && !ENDING.test(value) && !COMPANY.test(value))
    return { value: inside, sure: AT.test(said) ? 0.85 : 0.5, why: 'a name between everyday words' }
  const last = others.at(-1) ?? only
  const isPerson = parts.length > 1 && GIVEN_NAMES.has(only.split('-')[0] ?? '')
  if (isPerson) return { value, sure: 0.5, why: 'the name of a person' }
  // "Nåt med energi" is no name, and "Lia 3" more likely an address.
  const isSaid = others.length > 1 && parts.slice(0, -1).some((part) => isEveryday(part, locale))
  if (isSaid && !/\p{Lu}/u.test(value)) return { value, sure: 0.3, why: 'everyday words and an ending' }
  if (HOUSE.test(value)) return { value, sure: 0.5, why: 'a name, or a street with its number' }
  if (
    !isEveryday(last, locale) &&
    !isOrdinary(last, locale) &&
    !SLIP.test(last) &&
    ENDING.test(value) &&
    parts.length <= 3
  )
    return { value, sure: 0.9, why: 'the ending of a supplier' }
  if (parts.some((part) => isEveryday(part, locale) || isOrdinary(part, locale)))
    return { value, sure: 0.3, why: 'has everyday words' }
  if (/^\p{Lu}/u.test(value)) return { value, sure: 0.85, why: 'written as a name' }
  return { value, sure: parts.length === 1 ? 0.7 : 0.5, why: 'could be a name' }
}
