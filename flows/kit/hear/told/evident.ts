import { countryOf } from '#contracts/kernel/country.ts'
import type { Registers } from '../../values/registers.ts'
import { emailsIn, isCompactDay, phonesIn } from '../../words/find-values.ts'
import { isEveryday } from '../../words/everyday.ts'
import { anyLink } from '../../words/language-words.ts'
import { isOfTime } from '../../words/span-of-time.ts'
import { tokensOf } from '../../words/tokens.ts'
import { isSlipOf, lettersApart } from '../../words/typo.ts'
import { slipOfEmailIn, weighEmail } from '../../values/email.ts'
import { streetsIn, withoutDoors } from '../../values/address-line.ts'
import type { FlowContext } from '../../flow.ts'
import { suppliersIn } from '../../values/suppliers.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { dayWithoutYear, namedWeekdayBehind } from '../../words/find-day.ts'
import { tellsAmount } from '../sentence/amounts.ts'
import { partsOf } from '../sentence/clauses.ts'
import { swappedDay } from '../days/swapped-day.ts'
import { datesIn, withoutDays } from '../days/dates-said.ts'
import { dayToBegin, isOfOldAgreement } from '../days/day-to-begin.ts'
import { anyOf, isOfBill, prefers, speaksOfOthers } from '../sentence/forms.ts'
import { onGroundFloor, otherHouse } from '../addresses/house-number.ts'
import { namesStreet, otherStreet, withDoor, withLetter, withoutLetter } from '../addresses/parts-of-street.ts'
import { isFirstOfMonth, movedDay, otherDay, sameDayOf, saysMoved } from '../days/other-day.ts'
import { localPartLeft, otherEnding, otherLocalPart, otherProvider, providerTaken } from '../contact/other-email.ts'
import { mayRespell, renamed } from '../names/renamed.ts'
import { comingDate } from '../days/short-date.ts'
import type { ToldFact } from './told-facts.ts'

/** A run of words with capitals. */
const NAMES = /\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,3}/gu
/** "Nei, 1532", "nei vent 1532 var det". */
const ANOTHER_CODE = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')})[\s,.:!]+)+(?:(?:(?:${anyOf('it')})\s+)?(?:${anyOf('is')}|(?:${anyOf('should')})\s+(?:${anyOf('be')}))\s+)?(\d{3} ?\d{2}|\d{4})(?:\s+(?:${anyOf('is', 'should')})(?:\s\p{L}+)?)?[.!]*$`,
  'iu',
)
/** "4100 er Ringsted. 4000 skal det være". */
const CODE_MEANT = new RegExp(
  String.raw`(?<![\d.+])(\d{3} ?\d{2}|\d{4})\s+(?:${anyOf('should')})\s+(?:${anyOf('it')})\s+(?:${anyOf('be')})(?!\p{L})`,
  'iu',
)
const CODES = /(?<![\d.+])(?:\d{3} ?\d{2}|\d{4})(?![\d.])/gu
const MOST_WORDS = 24
const REPAIRS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('repairs', 'opens')})(?!\p{L})`, 'iu')

/**
 * Values that show by their own form and their likeness to what is known that they take its place, whatever is said
 * around them: "1A" where the known house is 1, "Kim Sofie Vik" where the known name is Kim Vik, ".dk".
 */
export function evidentIn(said: string, utterance: string, flowContext: FlowContext, registers: Registers): ToldFact[] {
  const length = tokensOf(said).length
  if (length > MOST_WORDS) return []
  const { facts, locale } = flowContext
  const { email, street, phone, portNumber, name, birthDate, startDate, currentSupplier } = facts
  const found: ToldFact[] = []
  const tell = (fact: ToldFact['fact'], value: string | undefined, why: string) => {
    if (value !== undefined && value.toLowerCase() !== String(facts[fact] ?? '').toLowerCase())
      found.push({ fact, value, why })
  }
  if (email !== undefined) tell('email', otherEnding(said, email), 'another ending of the address')
  if (email !== undefined && length <= SHORT)
    tell(
      'email',
      otherProvider(said, email, locale) ??
        providerTaken(utterance, email) ??
        localPartLeft(utterance, email) ??
        otherLocalPart(said, email),
      'another part of the address',
    )
  if (street !== undefined) {
    tell('street', withLetter(said, street), 'the known number with a letter')
    tell('street', withoutLetter(utterance, street), 'the known number without its letter')
  }
  if (street !== undefined) {
    const house = otherHouse(withoutDoors(withoutDays(said)), utterance, street)
    tell('street', withDoor(said, house ?? street), 'a floor or a door of the known address')
  }
  if (name) {
    tell(
      'name',
      likeName(withoutStreets(said, utterance), [name.firstName, name.middleName, name.lastName], locale, registers),
      'like the known name',
    )
    tell('name', renamed(withoutStreets(said, utterance), name, locale, registers), 'another name')
  }
  if (street !== undefined) tell('street', onGroundFloor(utterance, street), 'the ground floor')
  if (street !== undefined) tell('street', otherStreet(said, street), 'another name of the street')
  if (street !== undefined)
    tell('street', otherHouse(withoutDays(said), utterance, street), 'another number of the house')
  if (currentSupplier !== undefined && !speaksOfOthers(said)) {
    const [supplier, ...suppliers] = suppliersIn(said).filter((one) => !isSame(one, currentSupplier))
    if (suppliers.length === 0) tell('currentSupplier', supplier, 'another supplier')
    const [longer] = LONGER_NAME.exec(said.slice(Math.max(0, said.indexOf(currentSupplier)))) ?? []
    if (longer?.startsWith(`${currentSupplier} `)) tell('currentSupplier', longer, 'a longer name of the supplier')
  }
  if (startDate !== undefined && saysMoved(utterance))
    tell('startDate', movedDay(utterance, startDate), 'moved by a time')
  if (birthDate === undefined && startDate !== undefined)
    tell('startDate', namedWeekdayBehind(withoutHedges(said), startDate), 'a day of the week behind the known day')
  const [date, ...dates] = datesIn(said)
  if (birthDate !== undefined && dates.length === 0 && date === undefined)
    tell('birthDate', swappedDay(utterance, birthDate), 'its day and month swapped')
  if (birthDate !== undefined && dates.length === 0 && length <= SHORT) tell('birthDate', date, 'another date')
  if (birthDate !== undefined && facts.postalCode === undefined && length <= SHORT && REPAIRS.test(utterance))
    tell('birthDate', withLikeYear(said, birthDate), 'a year like the known one')
  if (birthDate === undefined && startDate !== undefined && length <= SHORT && !isOfOldAgreement(said))
    tell('startDate', comingDate(said, flowContext) ?? dayWithoutYear(said), 'another day')
  if (birthDate === undefined && startDate !== undefined)
    tell('startDate', inKnownMonth(dayToBegin(said, flowContext, true), flowContext), 'another day to begin')
  if (birthDate === undefined) tell('startDate', otherMonthSaid(said, flowContext), 'the first of another month')
  if (facts.postalCode !== undefined)
    tell('postalCode', otherCode(said, facts.postalCode, locale, registers), 'another code')
  if (speaksOfOthers(said)) return found
  const [only, ...others] = streetsIn(said).filter((one) => !isSame(one, street))
  if (street !== undefined && others.length === 0 && !isOfBill(utterance)) tell('street', only, 'an address')
  const [address, ...more] = emailsIn(said).filter((one) => !isSame(one, email))
  if (email !== undefined && more.length === 0 && /\.\p{L}{2,}$/u.test(address ?? ''))
    tell('email', address, 'an e-mail address')
  const slip = email === undefined ? undefined : slipOfEmailIn(said)
  if (slip !== undefined) tell('email', weighEmail(slip).value, 'a slip of an e-mail address')
  const numbers = phonesIn(said).filter(
    (one) => !isSameNumber(one, phone) && one.replace(/\D/g, '').length >= PHONE && !isCompactDay(one, locale),
  )
  if (phone !== undefined && numbers.length === 1) tell('phone', numbers[0], 'a phone number')
  if (portNumber !== undefined && numbers.length === 1 && isNearly(numbers[0], portNumber))
    tell('portNumber', numbers[0], 'nearly the number to bring along')
  return found
}

/** "Den 15:e", said of a start in February, is 15 February, unless that is past. */
function inKnownMonth(day: string | undefined, { facts: { startDate }, today }: FlowContext): string | undefined {
  if (day === undefined || tokensOf(day).some(isOfTime)) return day
  const inMonth = otherDay(day, undefined, startDate, true)
  return inMonth !== undefined && inMonth > today ? inMonth : day
}

/** "Nei unnskyld 1948", where 1949 is known; of a postal code no digit need be the same. */
function withLikeYear(said: string, known: string): string | undefined {
  const [year, ...others] = said.match(/(?<![\d.+])(?:19|20)\d\d(?![\d.])/g) ?? []
  const isLike = year !== undefined && lettersApart(year, known.slice(0, 4), 1) === 1
  return isLike && others.length === 0 ? `${year}${known.slice(4)}` : undefined
}

/** "Og så hellere til februar": a clause that prefers a month, where the first of one is known. */
function otherMonthSaid(said: string, { facts: { startDate }, today }: FlowContext): string | undefined {
  if (startDate === undefined || !isFirstOfMonth(startDate)) return undefined
  const clause = partsOf(said).find(({ text }) => prefers(text) && tokensOf(text).length <= SHORT + 1)
  return clause && sameDayOf(clause.text, startDate, today)
}

/** A code alone behind "nei", or with its own place beside it: "det er 8200 Aarhus vi bor i". */
function otherCode(
  said: string,
  known: string,
  locale: FlowContext['locale'],
  { placeOf }: Registers,
): string | undefined {
  const placed = (code: string) => placeOf(countryOf(locale), code)
  const codes = [...said.matchAll(CODES)].map(([code]) => code.replace(' ', ''))
  // "1530 is the next street over, ours is 1531".
  const next = IS_CODE.exec(said)?.[1]?.replace(' ', '') ?? ''
  const isMeant = next !== known && (codes.includes(known) || lettersApart(next, known, 1) === 1) && !YEAR.test(next)
  const hasOtherDigits = /\d/.test(said.replace(CODES, '')) || codes.some((code) => code !== known && code !== next)
  if (isMeant && !hasOtherDigits && !tellsAmount(said) && placed(next) !== undefined) return next
  const [, alone = ''] = ANOTHER_CODE.exec(said.trim()) ?? CODE_MEANT.exec(said) ?? []
  const [only = '', ...others] = codes
  const place = others.length === 0 ? placed(only)?.toLowerCase() : undefined
  if (place !== undefined && said.toLowerCase().includes(place)) return only
  const code = alone.replace(' ', '')
  // "Nei, 0386" for 0368: one that is not in the register is asked back.
  const isLike = code.length === known.length && lettersApart(code, known, MOST_APART) <= MOST_APART
  return placed(code) === undefined && !isLike ? undefined : code
}

const MOST_APART = 2
const IS_CODE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyLink('isPhrases', 'itIsPhrases')}|(?:${anyOf('should')})\s+(?:${anyOf('be')}))\s+(\d{3} ?\d{2}|\d{4})(?!\d)`,
  'iu',
)
const YEAR = /^(?:19|20)\d\d$/
const PHONE = 8
const SHORT = 7
const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()
const isSameNumber = (one: string, other = '') => other.endsWith(one.replace(/\D/g, '').slice(-PHONE))

/** With a digit or two that differ. */
function isNearly(number = '', known: string): boolean {
  const [own, other] = [number, known].map((one) => one.replace(/\D/g, '').slice(-PHONE))
  const same = [...(own ?? '')].filter((digit, at) => digit === other?.[at]).length
  return same >= PHONE - 2 && same < PHONE
}

/** "Kim Sofie Vik" for Kim Vik, and "Vikander" for Vik; a name that shares its first or last part alone may be another's. */
function likeName(
  said: string,
  known: readonly (string | undefined)[],
  locale: FlowContext['locale'],
  registers: Registers,
): string | undefined {
  const parts = known.flatMap((part) => (part === undefined ? [] : [part]))
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const runs = [...said.matchAll(NAMES)].map(([run]) => withoutLead(run, first))
  const whole = runs.find((run) => {
    const words = run.split(/\s+/)
    const [one = '', other = ''] = [words[0], words.at(-1)]
    return (
      words.length > 1 &&
      isSlipOf(one.toLowerCase(), first.toLowerCase()) &&
      isSlipOf(other.toLowerCase(), last.toLowerCase())
    )
  })
  if (whole !== undefined) return isSame(whole, parts.join(' ')) ? undefined : whole
  const clauseOf = (run: string) => partsOf(said).find(({ text }) => text.includes(run))?.text ?? said
  const longer = runs.find(
    (run) =>
      isLonger(run, last) &&
      !isEveryday(run.toLowerCase(), locale) &&
      mayRespell(clauseOf(run), run, locale, registers),
  )
  return longer === undefined || tokensOf(said).length > FEW ? undefined : [...parts.slice(0, -1), longer].join(' ')
}

/** "Åmdalsvegen 112" is no longer name of Torbjørg Åmdal. */
const withoutStreets = (said: string, utterance: string): string =>
  streetsIn(utterance).reduce(
    (left, street) => left.replace(street.replace(/\s\d.*$/u, ''), ' '),
    namesStreet(said) ? '' : said,
  )

/** "Bare Birgitte Høyer": the first word of a sentence has a capital too. */
const withoutLead = (run: string, first: string): string => {
  const at = run.indexOf(` ${first} `)
  return at < 0 ? run : run.slice(at + 1)
}

const LONGER_NAME = /^\p{Lu}\S*(?:\s\p{Lu}\p{L}+)+/u
const FEW = 9
const isLonger = (word: string, part: string) =>
  part.length >= 3 &&
  !word.includes(' ') &&
  word.length > part.length &&
  word.toLowerCase().startsWith(part.toLowerCase())
