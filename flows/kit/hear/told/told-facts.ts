import { anyStreetWord } from '../../words/address-words.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { anyLink } from '../../words/language-words.ts'
import { isParticle } from '#contracts/kernel/person-name.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { SURE, WEAK } from '../../heard-answer.ts'
import { inputRule, READS } from '../../input-rules.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { weighName } from '../../values/name.ts'
import { NONE, type Registers } from '../../values/registers.ts'
import { isSamePlace, weighPlace } from '../../values/place.ts'
import { addressLine, careOfIn, streetsIn, withoutDoors } from '../../values/address-line.ts'
import { withoutDaysOfStreets } from '../../values/numbered-name.ts'
import { weighStreet } from '../../values/street.ts'
import { slipOfEmailIn, weighEmail } from '../../values/email.ts'
import { emailsIn, phonesIn, withoutNumber } from '../../words/find-values.ts'
import { phraseOf } from '../../words/tokens.ts'
import type { FlowContext } from '../../flow.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { ownOfTwo } from '../contact/numbers-of-others.ts'
import { factsNamed, matchOf } from '../sentence/cues.ts'
import { namesStreet } from '../addresses/parts-of-street.ts'
import { townAhead } from '../addresses/town-ahead.ts'
import { isLandline, namesLandline } from '../open-values/value-remarks.ts'
import { dateInWords } from '../days/date-in-words.ts'
import { DATE, DATE_IN_DIGITS, DAY } from '../days/dates-said.ts'
import { dayToBegin, withoutOldAgreement } from '../days/day-to-begin.ts'
import { anyOf, isOfBill } from '../sentence/forms.ts'
import { supplierTold } from './supplier-told.ts'
import { dividedByVerbs, ENDS_CLAUSE, withoutLabelBehind } from './without-commas.ts'

/** A fact told in so many words, and the words. */
export type ToldFact = { fact: FactName; value: string; why: string }

const LONGEST = 300
const PLACE =
  /(?<!\d)(?:NO?-|SE?-|DK?-)?(\d{3} ?\d{2}|\d{4})[ ,]+(\p{L}[\p{L}.-]+(?: (?!og\b|och\b|tlf\b)\p{L}[\p{L}.-]*){0,2})\s*$/iu

/** "Lia 3 i Karlshamn". */
const IN_TOWN = new RegExp(
  String.raw`(?:\d\s?\p{L}?|\d\.?\s?(?:${anyStreetWord('floorSides')})\.?)\s+(?:(?:${anyLink('at')})\s+)?(\p{L}[\p{L}. -]*)$`,
  'iu',
)
/** "Nordgata 8, Steinkjer". */
const TOWN_ALONE = /^\p{Lu}[\p{L}-]{2,}(?:\s\p{Lu}{1,2})?[.!]?$/u
/** "Nordre gate 5 i", before a town and its code. */
const TO_TOWN = new RegExp(String.raw`(?<=\d\s?\p{L}?)\s+(?:${anyLink('at')})\s*$`, 'iu')
/** "Oslo 0454". */
const PLACE_FIRST = /(?<![\p{L}\d])(\p{L}[\p{L}.-]+)[ ,]+(\d{3} ?\d{2}|\d{4})\s*$/iu
export const ONLY_CODE = /^(?:\d{3} ?\d{2}|\d{4})$/
const MOST_OF_CODE = 5
const CODE = /(?<!\d)\d{3} ?\d{1,2}(?!\d)/
/** "8000 Aarhus C den 1. marts". */
const DAY_BEHIND = new RegExp(
  String.raw`(?:\s+(?:${anyDayWord('beforeDatePhrases')}|${anyOf('from')}))*\s+(?:${DAY.source}|\d{1,2}/\d{1,2})$`,
  'iu',
)
export const KEPT = new RegExp(String.raw`(?<!\p{L})(?:${anyLink('keepsPhrases')})`, 'iu')

/** "0155 Oslo, c/o Olena": whom it goes to is read with the street. */
const CARE_OF_BEHIND_TOWN = /(?<=^\d[\d ]{3,5}\s\p{L}[\p{L} ]*),?\s+c\/o\s.*$/u

/**
 * Facts that an utterance tells by their own form, whatever was asked for: an address of e-mail, a date of birth, a phone
 * number, a street with its number, a code with its place, a name said to be one (HEAR-05). A supplier or a day to begin has no
 * form of its own and is told only where the flow asks for it. `whole`: what names the facts, if more was said.
 */
export function toldFacts(
  utterance: string,
  flowContext: FlowContext,
  registers: Registers,
  isAsked: (fact: FactName) => boolean = () => false,
  whole = utterance,
): ToldFact[] {
  if (utterance.length > LONGEST) return []
  const { locale } = flowContext
  const told: ToldFact[] = []
  const tell = (fact: FactName, value: string | undefined, why: string) => {
    const rule = READS.find(({ write }) => write === fact)?.rule
    if (!value || !rule || told.some((other) => other.fact === fact)) return false
    if (inputRule(rule).read(value, flowContext) === undefined) return false
    told.push({ fact, value, why })
    return true
  }
  let rest = utterance
  const cut = (words: string, left = ' ') => {
    rest = rest.replace(words, left)
  }
  const [email, otherEmail] = emailsIn(rest)
  if (email && !otherEmail && tell('email', email, 'the form of an e-mail address')) cut(email, ENDS_CLAUSE)
  const slip = slipOfEmailIn(rest)
  if (slip !== undefined && tell('email', weighEmail(slip).value, 'a slip of an e-mail address')) cut(slip, ENDS_CLAUSE)
  const [inDigits] = isAsked('birthDate') ? (DATE_IN_DIGITS.exec(rest) ?? []) : []
  const date = DATE.exec(rest)?.[0] ?? inDigits ?? dateInWords(rest)
  if (date && tell('birthDate', date, 'a date')) cut(date, ENDS_CLAUSE)
  rest = dividedByVerbs(rest)
  const spoken = rest
  if (isAsked('startDate') && !isAsked('birthDate'))
    tell('startDate', dayTold(withoutDaysOfStreets(rest), flowContext), 'a day to begin')
  if (isAsked('currentSupplier'))
    tell('currentSupplier', supplierTold(rest, flowContext, registers), 'said to be the supplier')
  const named = factsNamed(phraseOf(whole), locale)
  // "Olav M. Troviks vei 16" is one street, and its initial no end of a sentence.
  const line = addressLine(rest)
  if (line !== undefined && /\p{Lu}\.\s/u.test(line) && tell('street', line, 'a street with an initial')) cut(line)
  const clauses = partsOf(rest).map(({ text }) => text)
  const namesCode = (clause: string) => factsNamed(phraseOf(clause), locale).includes('postalCode')
  // "Fel postnummer och fel mejl: 11130 och …": the code may stand in another clause than the word for it.
  const isCodeNamed = clauses.some((clause) => namesCode(clause) && CODE.test(clause))
  for (const [at, text] of clauses.entries()) {
    const bare = text.trim().replace(AND, '').replace(CARE_OF_BEHIND_TOWN, '').replace(DAY_BEHIND, '')
    const said = phraseOf(bare)
    const found = PLACE.exec(bare)
    const town = found ? weighPlace(found[2] ?? '', locale, registers) : NONE
    const isTown = found && town.sure >= WEAK
    const [ahead = '', before = '', codeLast = ''] = isTown ? [] : (PLACE_FIRST.exec(bare) ?? [])
    const isAhead = before !== '' && weighPlace(before, locale, registers).sure > 0.9
    const [placed = '', code = '', place = ''] = isTown ? found : isAhead ? [ahead, codeLast, before] : []
    const street = placed ? bare.slice(0, bare.length - placed.length) : bare
    const inStreet = street.trim() ? weighStreet(street.replace(TO_TOWN, ''), locale, registers) : NONE
    const isStreet =
      !isOfBill(said) &&
      inStreet.sure > (named.includes('street') ? 0.8 : 0.9) &&
      tell('street', inStreet.value, inStreet.why)
    if (code && (told.some(({ fact }) => fact === 'street') || bare === placed)) {
      tell('postalCode', code, 'a code with its place')
      tell(
        'city',
        town.sure > 0.9 ? town.value : townAsRegistered(code, place, flowContext, registers),
        'the place of a code',
      )
    } else if (
      named.includes('postalCode') &&
      (namesCode(bare) || (!isCodeNamed && bare.replace(/\D/g, '').length <= MOST_OF_CODE))
    )
      tell('postalCode', CODE.exec(bare)?.[0], 'said to be a code')
    else if (isStreet) tell('postalCode', codeBehind(bare, flowContext, registers), 'a code behind a street')
    else if (ONLY_CODE.test(bare) && isBesideStreet(bare, told, clauses[at - 1] ?? '', flowContext, registers))
      tell('postalCode', bare, 'the code of the town')
    const behind = TOWN_ALONE.test(bare) && streetsIn(clauses[at - 1] ?? '').length === 1 ? bare : ''
    const inTown = weighPlace(isStreet ? (IN_TOWN.exec(bare)?.[1] ?? '') : behind, locale, registers)
    if (inTown.sure > 0.9) tell('city', inTown.value, 'the town of a street')
    const around = (isStreet ? bare.replace(inStreet.value, ' ') : bare).replace(placed || /$/, ' ')
    const phones = namesLandline(utterance, locale)
      ? []
      : phonesIn(around).filter((phone) => !isTakenBack(phone, utterance))
    if (isStreet && street === bare && phones.length === 0) continue
    const isOneOfTwo = !KEPT.test(utterance) && phonesIn(spoken).length > 1 && ownOfTwo(utterance) !== phones[0]
    if (phones.length === 1 && !isOneOfTwo && (KEPT.test(bare) || !isLandline(phones[0] ?? '', locale, registers)))
      tell(KEPT.test(bare) ? 'portNumber' : 'phone', phones[0], 'a phone number')
    const called = withoutLabelBehind(phones.reduce(withoutNumber, isStreet ? around : bare)).trim()
    const name =
      careOfIn(bare) === undefined && !NAMES_ANOTHER.test(said) && !namesStreet(whole)
        ? weighName(called, locale, registers)
        : NONE
    if (
      (called !== bare || matchOf(said, locale, 'born') === undefined) &&
      name.sure > (named.includes('name') || isNameAlone(utterance) ? 0.8 : 0.9)
    )
      tell('name', name.value, name.why)
  }
  const home = told.find(({ fact }) => fact === 'street')?.value
  if (home !== undefined) tell('city', townAhead(utterance, home, locale, registers), 'the town ahead of a street')
  const called = nameWithCapitals(utterance)
  const inSentence = called === undefined ? NONE : weighName(called, locale, registers)
  if (inSentence.sure > 0.9) tell('name', inSentence.value, inSentence.why)
  return told
}

const dayTold = (said: string, flowContext: FlowContext) =>
  DAY.exec(withoutOldAgreement(said))?.[0] ?? dayToBegin(said, flowContext)

/** "Preben Kragh Lauridsen" and nothing else. */
function isNameAlone(utterance: string): boolean {
  const [first = '', ...others] = utterance.trim().replace(/[.!]$/, '').split(/\s+/)
  const isCapital = (word: string) => /^(?:\p{Ll}{2}-)?\p{Lu}\p{Ll}/u.test(word)
  const isGiven = first
    .toLowerCase()
    .split('-')
    .every((half) => GIVEN_NAMES.has(half))
  const isName = others.every((word) => isCapital(word) || isParticle(word)) && isCapital(others.at(-1) ?? '')
  return others.length > 0 && others.length < 4 && isGiven && isName
}

/** "My name is Piotr Wójcik i am from poland": the words with capitals behind it. */
function nameWithCapitals(utterance: string): string | undefined {
  const [, behind = ''] = MY_NAME_IS.exec(utterance) ?? []
  return CAPITALS.exec(behind)?.[0]
}
const MY_NAME_IS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('my')}) (?:${anyOf('name')}) (?:${anyOf('is')})|(?:${anyOf('subject')}) (?:${anyOf('calls')}))\s+(.*)$`,
  'iu',
)
const CAPITALS = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,3}/u

/** "Hun heter Silje Moen" is no name of the visitor. */
const NAMES_ANOTHER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('others')}) (?:${anyOf('is')})(?!\p{L})`, 'u')

/** "40 17 66 23, nej det er den gamle, 21 17 66 23": another number behind a no. */
function isTakenBack(phone: string, utterance: string): boolean {
  const at = utterance.indexOf(phone)
  const behind = at < 0 ? '' : utterance.slice(at + phone.length)
  return REPAIRS.test(behind) && phonesIn(behind).length > 0
}
const REPAIRS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('repairs')})(?!\p{L})`, 'iu')

/** "Istedgade 74 4 th 1650". */
function codeBehind(line: string, { locale }: FlowContext, { placeOf }: Registers): string | undefined {
  const [, code] = /\d.*[\s,](\d{3} ?\d{2}|\d{4})$/u.exec(withoutDoors(line)) ?? []
  return code !== undefined && placeOf(countryOf(locale), code.replace(' ', '')) ? code : undefined
}

/** The place as it is written, unless that is a short form of the one the register has ("sthlm"). */
function townAsRegistered(code: string, written: string, { locale }: FlowContext, registers: Registers): string {
  const place = written.replace(/\.+$/, '')
  const digits = code.replace(' ', '')
  const { value, sure } = weighPlace(place, locale, registers, digits)
  // "Stokholm" beside 114 55 is Stockholm.
  const isOfCode = sure >= WEAK && isSamePlace(registers.placeOf(countryOf(locale), digits) ?? '', value)
  return sure > 0.9 || isOfCode ? value : place
}

/** "Nordgata 8 i Steinkjer, 7713", "Nordgata 8, 7713", "Lia 7, 1440". */
function isBesideStreet(
  code: string,
  told: readonly ToldFact[],
  before: string,
  { locale }: FlowContext,
  registers: Registers,
): boolean {
  const town = told.find(({ fact }) => fact === 'city')?.value
  const place = registers.placeOf(countryOf(locale), code.replace(' ', ''))
  if (place === undefined) return false
  const isStreet = () =>
    told.some(({ fact }) => fact === 'street') || weighStreet(before, locale, registers).sure >= SURE
  return town === undefined ? isStreet() : isSamePlace(place, town)
}
