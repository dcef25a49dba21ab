import { countryOf } from '#contracts/kernel/country.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { atParticles, withKnownParticles } from '#contracts/kernel/person-name.ts'
import { FAMILY_NAMES } from '../../values/names/family.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { withoutDoors } from '../../values/address-line.ts'
import { placeInSentence, weighPlace } from '../../values/place.ts'
import type { Registers } from '../../values/registers.ts'
import { suppliersIn } from '../../values/suppliers.ts'
import { isEveryday } from '../../words/everyday.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { isSlipOf } from '../../words/typo.ts'
import { WEAK } from '../../heard-answer.ts'
import type { FlowContext } from '../../flow.ts'
import type { Contrast } from '../sentence/contrast.ts'
import type { NamedFact } from '../../languages/cues.ts'
import { middleBefore, renamed } from '../names/renamed.ts'
import type { ToldFact } from '../told/told-facts.ts'
import { partsOf } from '../sentence/clauses.ts'
import { BEFORE_VALUE, bareValue } from '../sentence/bare-value.ts'
import { withoutDays } from '../days/dates-said.ts'
import { anyOf } from '../sentence/forms.ts'
import { speaksOfHouse, withNumber } from '../addresses/house-number.ts'
import { weighOpenValue } from '../open-values/open-value.ts'
import { otherDigits, speaksOfDigits } from '../contact/other-digits.ts'
import { otherYear } from '../days/other-year.ts'
import { otherWordOfLocalPart } from '../contact/other-email.ts'
import { holdsDay, isFirstOfMonth, movedDay, otherDay, otherMonth, sameDayOf } from '../days/other-day.ts'

/** The facts that an utterance names, and whether a number in it is a date of the month. */
export type SpokenOf = { named: readonly NamedFact[]; isDate: boolean }

/** `phrase`: all of the utterance, which may name the part ahead of the value; `replaced`: facts whose known value it holds. */
type Told = Pick<Contrast, 'meant'> &
  SpokenOf & { denied: string | undefined; phrase: string; replaced: readonly FactName[] }

/** Facts whose known value holds what is denied: "ikke Vik" is about the name of Kim Vik. */
export function factsDenied(denied: string, { facts }: FlowContext, { named, isDate }: SpokenOf): FactName[] {
  const { name, street, postalCode, city, email, birthDate, startDate, currentSupplier } = facts
  const known: Partial<Record<FactName, string | undefined>> = {
    name: name && Object.values(name).join(' '),
    street,
    postalCode,
    city,
    // An ending is denied with its dot: "finn ikkje regninga no" means now.
    email: denied.includes('.') ? email : email?.replace(/\.\p{L}+$/u, ''),
    birthDate: birthDate && `${birthDate} ${birthDate.slice(2, 4)}`,
    currentSupplier,
  }
  const words = tokensOf(denied)
  const holds = (value: string | undefined) => {
    const parts = tokensOf(value ?? '')
    const isPart = (said: readonly string[]) => said.length > 0 && said.every((word) => parts.includes(word))
    // "Ikke i Moss lenger": what stands around the value is no part of it.
    const isHeld = (_: string, at: number) => isPart(words.slice(at)) || isPart(words.slice(at, -1))
    return parts.length > 0 && words.slice(0, MOST_BEFORE + 1).some(isHeld)
  }
  const digits = denied.replace(/\D/g, '')
  const isNumber = (value: string | undefined) => {
    const isWhole = digits.length >= (named.includes('phone') ? 1 : WHOLE_NUMBER)
    // "83, ikke 86" is the end of a number, unless a plan has that size.
    const isEnd = digits.length > 1 && value?.endsWith(digits) === true && facts.plan?.startsWith(digits) !== true
    return isEnd || (isWhole && value?.includes(digits.replace(/^0/, '')) === true)
  }
  const about = NAMES.filter((fact) => {
    if (fact === 'phone' || fact === 'portNumber') return isNumber(facts[fact])
    if (fact === 'birthDate' && holdsDay(denied, birthDate, isDate || named.includes('birthDate'))) return true
    if (fact === 'startDate') return holdsDay(denied, startDate, isDate || named.includes('startDate'))
    return holds(known[fact])
  })
  // "15, inte 1": a number that nothing else holds is that of the day to begin.
  const isOnlyDay = /^\d{1,2}\.?$/.test(denied.trim()) && birthDate === undefined && holdsDay(denied, startDate, true)
  return about.length === 0 && isOnlyDay ? ['startDate'] : about
}

const SAME_DAY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('sameDay')})(?!\p{L})`, 'iu')

const DIGITS_OF_CODE = 4
const MOST_BEFORE = 2
const WHOLE_NUMBER = 6

const NAMES = [
  'name',
  'street',
  'postalCode',
  'city',
  'email',
  'phone',
  'portNumber',
  'birthDate',
  'startDate',
  'currentSupplier',
] as const satisfies readonly FactName[]

/**
 * Values that change a part of a known one ("etternavnet er Haugen", "nummer 14, ikke 4"), or that only a known one shows
 * to be of their fact ("det er Lillestrøm, ikke Lillehammer").
 */
export function partsOfKnown(told: Told, flowContext: FlowContext, registers: Registers): ToldFact[] {
  const { facts, locale } = flowContext
  const { meant, denied, named, isDate, phrase } = told
  const about = denied === undefined ? [] : factsDenied(denied, flowContext, told)
  const isAbout = (fact: NamedFact) => about.includes(fact) || named.includes(fact)
  const values: ToldFact[] = []
  const tell = (fact: FactName, value: string | undefined, why: string) => {
    if (value !== undefined) values.push({ fact, value, why })
  }
  if (isAbout('name') || told.replaced.includes('name'))
    tell('name', nameTold(told, flowContext, registers), 'another part of the name')
  const isOfHouse = deniesHouse(told, facts.street)
  for (const fact of isOfHouse ? [] : (['phone', 'portNumber', 'postalCode'] as const))
    if (about.includes(fact) || named.includes(fact === 'postalCode' ? fact : 'phone'))
      tell(fact, otherDigits(told, facts[fact]), 'other digits of the number')
  for (const fact of ['birthDate', 'startDate'] as const)
    if (isAbout(fact))
      tell(fact, otherDay(bareValue(meant), denied, facts[fact], isDate || isAbout(fact)), 'another day or month')
  if (isAbout('birthDate')) tell('birthDate', otherMonth(meant, facts.birthDate), 'another month')
  if (isAbout('startDate')) {
    tell('startDate', movedDay(phrase, facts.startDate), 'moved by a time')
    if (SAME_DAY.test(phrase) || (facts.startDate !== undefined && isFirstOfMonth(facts.startDate)))
      tell('startDate', sameDayOf(meant, facts.startDate, flowContext.today), 'the same date of another month')
  }
  if (about.includes('email')) tell('email', otherWord(told, facts.email), 'another part of the address')
  if (named.includes('email') && facts.email !== undefined)
    tell('email', otherWordOfLocalPart(meant, facts.email, locale, registers), 'a word like one of the address')
  const [number, ...others] =
    withoutDoors(withoutDays(meant)).match(/(?<![\p{L}\d])\d{1,4}(?: ?[a-h](?!\p{L}))?(?!\d)/giu) ?? []
  // "Det er 1531 på vår side av gata" is a postal code, and no number of the house.
  const isCode = number?.length === DIGITS_OF_CODE && registers.placeOf(countryOf(locale), number) !== undefined
  const isHouse = !isCode && (isOfHouse || speaksOfHouse(meant) || about.includes('street'))
  if (isHouse && facts.street !== undefined && number !== undefined && others.length === 0)
    tell('street', withNumber(facts.street, number, denied), 'another number in the street')
  if (about.includes('street') && number === undefined)
    tell('street', otherWord(told, facts.street), 'another name of the street')
  if (isAbout('postalCode')) tell('postalCode', /(?<!\d)\d{3} ?\d{1,2}(?!\d)/.exec(meant)?.[0], 'another code')
  if (isAbout('city') || told.replaced.includes('city')) {
    const place = weighPlace(bareValue(meant), locale, registers)
    const inside = place.sure > 0.9 ? place : placeInSentence(meant, locale, registers)
    if (inside.sure >= WEAK) tell('city', inside.value, inside.why)
  }
  const supplier =
    facts.currentSupplier === undefined
      ? undefined
      : weighOpenValue('supplier', supplierSaid(meant, facts.currentSupplier), flowContext, registers)
  if (supplier && supplier.sure > (isAbout('currentSupplier') ? 0.8 : 0.85))
    tell('currentSupplier', supplier.value, supplier.why)
  const year = otherYear(meant, facts.birthDate, denied)
  if (isAbout('birthDate') && facts.birthDate !== undefined && year !== undefined && phraseOf(meant).length < 40)
    tell('birthDate', `${year}${facts.birthDate.slice(4)}`, 'another year')
  return values
}

/** "Nummeret er 7, ikke 5" where the house is 5: no digit of a telephone is spoken of. */
const deniesHouse = ({ denied, phrase }: Told, street: string | undefined): boolean =>
  denied !== undefined &&
  /^\D*\d{1,4}\D*$/.test(denied) &&
  /(?<=\s)\d{1,4}/.exec(street ?? '')?.[0] === denied.replace(/\D/g, '') &&
  !speaksOfDigits(phrase)

const supplierSaid = (meant: string, known: string) =>
  suppliersIn(meant).find((one) => one.toLowerCase() !== known.toLowerCase()) ??
  bareValue(partsOf(meant).at(-1)?.text ?? meant).replace(I_HAVE, '')
const I_HAVE = new RegExp(String.raw`\s+(?:${anyOf('iHave')})(?:\s+\S+)?$`, 'iu')

const FAMILY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('family')})`, 'iu')
const GIVEN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('given')})`, 'iu')
const MIDDLE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('middle')})`, 'iu')
/** How it is written: "Wiik med w". */
const BEHIND_NAME = new RegExp(String.raw`[\s,]+(?:${anyOf('with')})\s.*$`, 'iu')
const NOUN = new RegExp(String.raw`^.*(?:${anyOf('name')})(?:et|en)?(?:\s+(?:${anyOf('my')}))?\s+`, 'iu')

/** ".com, ikke .no", "Nygaten, ikke Nygata": the word that is denied is another one. */
function otherWord({ meant, denied = '' }: Told, known = ''): string | undefined {
  const [wrong, ...more] = tokensOf(denied).slice(-1)
  const word = bareValue(meant).replace(/^[\s.@]+|[\s.!]+$/g, '')
  const at = wrong === undefined ? -1 : known.toLowerCase().lastIndexOf(wrong)
  if (wrong === undefined || more.length > 0 || at < 0 || !/^[\p{L}\d.-]+$/u.test(word)) return undefined
  return `${known.slice(0, at)}${word}${known.slice(at + wrong.length)}`
}

const nameTold = (told: Told, flowContext: FlowContext, registers: Registers) =>
  (flowContext.facts.name &&
    renamed(told.meant, flowContext.facts.name, flowContext.locale, registers, told.replaced.includes('name'))) ??
  otherName(told, flowContext, registers)

function otherName(
  { meant, denied, phrase }: Told,
  { facts: { name }, locale }: FlowContext,
  { isOrdinary }: Registers,
) {
  if (!name) return undefined
  const plainly = meant.replace(BEHIND_NAME, '')
  const said = BEFORE_VALUE.test(plainly) ? plainly.replace(BEFORE_VALUE, '') : plainly.replace(NOUN, '')
  const words = (partsOf(said).at(-1)?.text ?? said)
    .replace(/[.!,]+$/, '')
    .trim()
    .split(/[\s,]+/)
  const isName = (word: string) =>
    /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word) &&
    !(FAMILY.test(word) || GIVEN.test(word)) &&
    !isEveryday(word.toLowerCase(), locale) &&
    (/^\p{Lu}/u.test(word) || !isOrdinary(word, locale))
  if (words.length > 2 || !words.every(isName)) return undefined
  const value = words.join(' ')
  const plain = value.toLowerCase()
  const isKnown = (part: string | undefined, other = plain) =>
    part !== undefined && (part.toLowerCase() === other || isSlipOf(other, part.toLowerCase()))
  const parts = [name.firstName, name.middleName, name.lastName]
  const whole = (first: string, middle: string | undefined, last: string) =>
    [first, middle === last ? undefined : middle, last].filter((part) => part !== undefined).join(' ')
  const [first, middle, last] = parts
  const asFirst = whole(value, middle, name.lastName)
  const asLast = whole(name.firstName, middleBefore(name, value), value)
  if (FAMILY.test(phrase)) return asLast
  if (GIVEN.test(phrase)) return asFirst
  if (MIDDLE.test(phrase)) return whole(name.firstName, value, name.lastName)
  if (words.length > 1) return value
  const other = denied?.toLowerCase() ?? plain
  if (isKnown(last && atParticles(last).family, other))
    return whole(name.firstName, middleBefore(name, value), withKnownParticles(value, name))
  if (isKnown(first, other)) return asFirst
  if (isKnown(middle, other)) return whole(name.firstName, value, name.lastName)
  if (FAMILY_NAMES.has(plain) && !GIVEN_NAMES.has(plain)) return asLast
  return GIVEN_NAMES.has(plain) ? asFirst : undefined
}
