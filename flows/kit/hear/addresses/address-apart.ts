import { countryOf } from '#contracts/kernel/country.ts'
import { streetsIn } from '../../values/address-line.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { NAME_ENDINGS } from '../../values/numbered-name.ts'
import { isSamePlace } from '../../values/place.ts'
import { anyAddressWord } from '../../words/address-words.ts'
import { isEveryday } from '../../words/everyday.ts'
import { withoutBills } from './bill-address.ts'
import type { Place } from '../place.ts'
import { anyOf, isOfBill } from '../sentence/forms.ts'

const LONGEST = 200

/**
 * What is said with commas around an address, where somebody tells all in one line, and without the address that is moved
 * from ("gammel adresse Lia 3, ny adresse Bakken 4"); HEAR-02, HEAR-05.
 */
export function withAddressApart(said: string, place: Place): string {
  if (said.length > LONGEST || !/\p{L}\s\d/u.test(said)) return said
  return withCommas(withoutOld(said), place)
}

const NOUN = String.raw`(?:${anyAddressWord('nounPhrases')})(?!\p{L})`
const MY = String.raw`(?<!\p{L})(?:(?:${anyOf('my', 'it')})\s+)?`
const OLD = new RegExp(String.raw`${MY}(?:${anyAddressWord('old')})\s+${NOUN}`, 'iu')
const NEW = new RegExp(String.raw`${MY}(?:${anyAddressWord('new')})\s+${NOUN}`, 'iu')
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('from')})\s+(?<old>\p{L}[^\n]{2,60}?)\s+(?=(?:${anyAddressWord('toward')})\s)`,
  'iu',
)
const LIVES_SENDS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('subject')})\s+)?(?:${anyOf('lives')}|${anyAddressWord('moves')})\s(?<old>.*?\d.*?)[\s,.]+(?:${anyOf('but')})\s+(?<rest>(?:\p{L}+\s+){0,4}?(?:${anyOf('sends')})(?!\p{L}).*\d.*)$`,
  'isu',
)

/** Only where another address is left. */
function withoutOld(said: string): string {
  const left = [betweenOldAndNew(said), withoutFrom(said), withoutHome(said), withoutBills(said)]
  return left.find((rest) => rest !== undefined && rest !== said && streetsIn(rest).length > 0) ?? said
}

function betweenOldAndNew(said: string): string | undefined {
  const [old, other] = [OLD.exec(said), NEW.exec(said)]
  if (!old || !other) return undefined
  return old.index < other.index ? said.slice(0, old.index) + said.slice(other.index) : said.slice(0, old.index)
}

function withoutFrom(said: string): string | undefined {
  const { index = 0, 0: words = '', groups: { old = '' } = {} } = FROM_TO.exec(said) ?? {}
  const [street = ''] = streetsIn(old)
  return street !== '' && old.startsWith(street) ? said.slice(0, index) + said.slice(index + words.length) : undefined
}

/** "Jeg bor i Lia 3, 0155 Oslo, men send det til Torget 1": where one lives is not where it goes. */
function withoutHome(said: string): string | undefined {
  const { index = 0, groups: { old = '', rest = '' } = {} } = LIVES_SENDS.exec(said) ?? {}
  return streetsIn(old).length > 0 && !isOfBill(rest) ? said.slice(0, index) + rest : undefined
}

const CODE_AND_TOWN =
  /(?<=\d\s?\p{L}{0,4}\.?)(?<comma>,?)\s+(?<code>\d{3} ?\d{2}|\d{4})\s+(?<town>\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]*)?)/u

/** "Kari Vik Storgata 5 0155 Oslo 91234567": a code with its own town shows where the address ends. */
function withCommas(said: string, place: Place): string {
  const { index = 0, 0: words = '', groups: { comma, code = '', town = '' } = {} } = CODE_AND_TOWN.exec(said) ?? {}
  const { registers, flowContext } = place
  const [one = ''] = town.split(' ')
  const registered = registers.placeOf(countryOf(flowContext.locale), code.replace(' ', ''))
  const named = [town, one].find((name) => {
    const other = registers.placeNamed(countryOf(flowContext.locale), name)
    return registered !== undefined && other !== undefined && isSamePlace(registered, other)
  })
  if (named === undefined || comma !== '') return withCommaBehindName(said, place, false)
  const end = index + words.length - town.length + named.length
  const behind = said.slice(end).replace(/^\s+(?=[\p{L}\d+])/u, ', ')
  return `${withCommaBehindName(said.slice(0, index), place, true)}, ${code} ${named}${behind}`
}

const NAME_AND_STREET =
  /^(?<words>\p{L}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*){2,6})(?=\s\d{1,4}(?:\s?[a-h])?(?:[\s,]|$))/iu
const JOINED = new RegExp(String.raw`\p{L}{2}(?:${NAME_ENDINGS})$`, 'iu')
const ENDING = new RegExp(`^(?:${NAME_ENDINGS})$`, 'iu')
const CALLED_AFTER = new RegExp(String.raw`s(?:${NAME_ENDINGS})$`, 'iu')

/** "Kari Vik Storgata 5": streets are called after people too, so that other names count only where one is asked for. */
function withCommaBehindName(said: string, { flow, step, flowContext }: Place, hasTown: boolean): string {
  const { words = '' } = NAME_AND_STREET.exec(said)?.groups ?? {}
  const parts = words.split(/\s+/)
  const [first = '', second = ''] = parts.map((part) => part.toLowerCase())
  const last = parts.at(-1) ?? ''
  if (
    !GIVEN_NAMES.has(first.split('-')[0] ?? '') ||
    parts.some((part) => isEveryday(part.toLowerCase(), flowContext.locale))
  )
    return said
  const asked = flow.steps[step]
  const isNameAsked = asked !== undefined && 'ask' in asked && asked.ask.input?.rule === 'name'
  const isPlain = JOINED.test(last) && !CALLED_AFTER.test(last)
  if (!isPlain && !(isNameAsked && hasTown)) return said
  const ofStreet = ENDING.test(last) ? parts.length - (GIVEN_NAMES.has(second) && parts.length > 4 ? 3 : 2) : 1
  const ofName = parts.length - ofStreet
  return ofName < 2 || ofName > 4 || ofStreet < (ENDING.test(last) ? 2 : 1)
    ? said
    : `${parts.slice(0, ofName).join(' ')}, ${parts.slice(ofName).join(' ')}${said.slice(words.length)}`
}
