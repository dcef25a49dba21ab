import type { FactName } from '#contracts/chat/facts.ts'
import { FAMILY_NAMES } from '../values/names/family.ts'
import { GIVEN_NAMES } from '../values/names/given.ts'
import { weighPlace } from '../values/place.ts'
import type { Registers } from '../values/registers.ts'
import { isEveryday } from '../words/everyday.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { isSlipOf } from '../words/typo.ts'
import type { FlowContext } from '../flow.ts'
import type { Contrast } from './contrast.ts'
import type { NamedFact } from './language-cues.ts'
import type { ToldFact } from './told-facts.ts'
import { weighOpenValue } from './open-value.ts'

/** `phrase`: all of the utterance, which may name the part ahead of the value. */
type Told = Pick<Contrast, 'meant'> & { denied: string | undefined; named: readonly NamedFact[]; phrase: string }

/** Facts whose known value holds what is denied: "ikke Vik" is about the name of Kim Vik. */
export function factsDenied(denied: string, { facts }: FlowContext): FactName[] {
  const words = tokensOf(denied)
  const { name, street, postalCode, city, email, phone, portNumber, birthDate, currentSupplier } = facts
  const known: Partial<Record<FactName, string | undefined>> = {
    name: name && Object.values(name).join(' '),
    street,
    postalCode,
    city,
    email,
    phone,
    portNumber,
    birthDate: birthDate && `${birthDate} ${birthDate.slice(2, 4)}`,
    currentSupplier,
  }
  const holds = (value: string | undefined) => {
    const parts = tokensOf(value ?? '')
    return parts.length > 0 && words.length > 0 && words.every((word) => parts.includes(word))
  }
  return NAMES.filter((fact) => holds(known[fact]))
}

const NAMES = [
  'name',
  'street',
  'postalCode',
  'city',
  'email',
  'phone',
  'portNumber',
  'birthDate',
  'currentSupplier',
] as const satisfies readonly FactName[]

/**
 * Values that change a part of a known one ("etternavnet er Haugen", "nummer 14, ikke 4"), or that only a known one shows
 * to be of their fact ("det er Lillestrøm, ikke Lillehammer").
 */
export function partsOfKnown(told: Told, flowContext: FlowContext, registers: Registers): ToldFact[] {
  const { facts, locale } = flowContext
  const { meant, denied, named } = told
  const about = denied === undefined ? [] : factsDenied(denied, flowContext)
  const isAbout = (fact: NamedFact) => about.includes(fact) || named.includes(fact)
  const values: ToldFact[] = []
  const tell = (fact: FactName, value: string | undefined, why: string) => {
    if (value !== undefined) values.push({ fact, value, why })
  }
  if (isAbout('name')) tell('name', otherName(told, flowContext, registers), 'another part of the name')
  const [number, ...others] = meant.match(/(?<![\p{L}\d])\d{1,4}(?: ?\p{L}(?!\p{L}))?(?!\d)/gu) ?? []
  const isHouse = HOUSE_NUMBER.test(meant) || about.includes('street')
  if (isHouse && facts.street !== undefined && number !== undefined && others.length === 0)
    tell('street', facts.street.replace(/\d+(?: ?\p{L}(?!\p{L}))?/u, number), 'another number in the street')
  if (isAbout('postalCode')) tell('postalCode', /(?<!\d)\d{3} ?\d{1,2}(?!\d)/.exec(meant)?.[0], 'another code')
  if (isAbout('city')) {
    const place = weighPlace(meant.replace(BEFORE_VALUE, ''), locale, registers)
    if (place.sure > 0.9) tell('city', place.value, place.why)
  }
  const supplier =
    facts.currentSupplier === undefined
      ? undefined
      : weighOpenValue('supplier', supplierWords(meant), flowContext, registers)
  if (supplier && supplier.sure > (isAbout('currentSupplier') ? 0.8 : 0.85))
    tell('currentSupplier', supplier.value, supplier.why)
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(meant) ?? []
  if (isAbout('birthDate') && facts.birthDate !== undefined && year !== undefined && phraseOf(meant).length < 40)
    tell('birthDate', `${year}${facts.birthDate.slice(4)}`, 'another year')
  return values
}

const HOUSE_NUMBER = /(?<!\p{L})(?:hus|gate|gatu|street)\s?(?:nummer|number|nr)\p{L}*/iu
/** What stands before a value in a sentence, up to its last verb or colon. */
const BEFORE_VALUE =
  /^.*(?<!\p{L})(?:er|e|är|is|it['’]s|være|vera|vara|be|heter|heiter|hedder|hete|heta|staves|stavas|skrives|skrivs|stavs|spelled|hos|med|with|i)(?:\s+|:\s*)|^.*:\s*/iu

const supplierWords = (meant: string) =>
  meant.replace(BEFORE_VALUE, '').replace(/\s+(?:som\s+)?(?:jeg|jag|vi|i)\s+(?:har|have)(?:\s+\S+)?$/iu, '')

const FAMILY = /(?<!\p{L})(?:etternavn|efternavn|efternamn|slektsnavn|surname|last name|family name)/iu
const GIVEN = /(?<!\p{L})(?:fornavn|førenavn|fornamn|förnamn|first name|given name)/iu
const MIDDLE = /(?<!\p{L})(?:mellomnavn|mellomnamn|mellannamn|mellemnavn|middle name)/iu
/** How it is written: "Wiik med w". */
const BEHIND_NAME = /[\s,]+(?:med|with)\s.*$/iu
const NOUN = /^.*(?:navn|namn|name)(?:et|en)?(?:\s+(?:mitt|mit|min))?\s+/iu

function otherName(
  { meant, denied, phrase }: Told,
  { facts: { name }, locale }: FlowContext,
  { isOrdinary }: Registers,
) {
  if (!name) return undefined
  const plainly = meant.replace(BEHIND_NAME, '')
  const said = BEFORE_VALUE.test(plainly) ? plainly.replace(BEFORE_VALUE, '') : plainly.replace(NOUN, '')
  const words = said
    .replace(/[.!,]+$/, '')
    .trim()
    .split(/[\s,]+/)
  const isName = (word: string) =>
    /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word) &&
    !isEveryday(word.toLowerCase(), locale) &&
    (/^\p{Lu}/u.test(word) || !isOrdinary(word, locale))
  if (words.length > 2 || !words.every(isName)) return undefined
  const value = words.join(' ')
  const plain = value.toLowerCase()
  const isKnown = (part: string | undefined, other = plain) =>
    part !== undefined && (part.toLowerCase() === other || isSlipOf(other, part.toLowerCase()))
  const parts = [name.firstName, name.middleName, name.lastName]
  const whole = (first: string, middle: string | undefined, last: string) =>
    [first, middle, last].filter((part) => part !== undefined).join(' ')
  const [first, middle, last] = parts
  const asFirst = whole(value, middle, name.lastName)
  const asLast = whole(name.firstName, middle, value)
  if (FAMILY.test(phrase)) return asLast
  if (GIVEN.test(phrase)) return asFirst
  if (MIDDLE.test(phrase)) return whole(name.firstName, value, name.lastName)
  if (words.length > 1) return value
  const other = denied?.toLowerCase() ?? plain
  if (isKnown(last, other)) return asLast
  if (isKnown(first, other)) return asFirst
  if (isKnown(middle, other)) return whole(name.firstName, value, name.lastName)
  if (FAMILY_NAMES.has(plain) && !GIVEN_NAMES.has(plain)) return asLast
  return GIVEN_NAMES.has(plain) ? asFirst : undefined
}
