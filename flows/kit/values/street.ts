import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from '../words/everyday-words.ts'
import { anyAddressWord, anyStreetWord } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { isEveryday, isFiller } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { DOOR, DOOR_THEN } from './doors-behind-number.ts'
import { ADDRESSED, hasMore, isInName } from './address-and-more.ts'
import { addressLine, DOOR as DOOR_OF_LINE, doorsIn, streetsIn, withCareOf } from './address-line.ts'
import { streetAsWritten, withHouseInDigits } from './house-said.ts'
import { NAME_ENDINGS, numberedName } from './numbered-name.ts'
import { withoutTown } from './town-behind-street.ts'
import { NONE, noRegisters, type Evidence, type Registers } from './registers.ts'

const NOUN = `(?:${anyAddressWord('nounPhrases')}|${anyStreetWord('theStreet')})`
const AT = anyLink('at')
const TO = anyAddressWord('toward')
const IS = `(?:${anyOf('is')}|${anyAddressWord('becomes')})`
const SHOULD_BE = String.raw`(?:${anyOf('should')})\s+(?:${anyOf('be')})`
const IT_IS = anyLink('itIsPhrases')
const IT_WOULD_BE = anyAddressWord('wouldBePhrases')
const AND = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'wrong')})(?:\s+${NOUN}(?=\s*[,:]))?[\s,:]+)+`, 'iu')
const TOLD = new RegExp(
  `^(?:${[
    String.raw`(?:(?:\p{L}+\s+){0,6}(?:${anyOf('subject')})\s+)?(?:${anyOf('lives')})\s+(?:(?:${AT})\s+)?`,
    String.raw`(?:(?:${anyAddressWord('aheadOfNoun')})\s+){0,2}${NOUN}\s*(?:${anyAddressWord('behindNoun')})?\s*(?:(?:${IS}\s+)?(?:${anyOf('wrong')})[,.]?\s+)?(?:${SHOULD_BE}|${IS}|:)?\s+(?:(?:${anyOf('hedgesBehind')})\s+)?(?:(?:${AT})\s+)?`,
    String.raw`(?:${IT_IS})\s+(?:(?:${AT}|${TO})\s+)?`,
    String.raw`(?:${IT_WOULD_BE})\s+`,
    String.raw`(?:${anyOf('it')})\s+(?:${IS}|${SHOULD_BE})\s+(?:(?:${TO})\s+)?`,
    String.raw`${SHOULD_BE}\s+`,
    String.raw`(?:${anyOf('sends')})\s+(?:(?:${anyOf('it')})\s+)?(?:${TO})\s+`,
  ].join('|')})`,
  'iu',
)
/** "Sätt 118 på gatan". */
const CHANGE = new RegExp(
  String.raw`^(?:${anyOf('changes')})\s+(?:(?:${anyOf('it')})\s+)?(?:(?:${anyOf('to')})\s+)?`,
  'iu',
)
const BEFORE = new RegExp(String.raw`^(?:${AT})\s+(?=\p{L})`, 'iu')
const BEHIND = new RegExp(String.raw`[,.!\s]+(?:${anyOf('manners')})[.!]*$|[.!]+$`, 'iu')
/** "Nygade 60 2. tv og postnummer 1635". */
const CODE_TOLD = new RegExp(
  String.raw`(?<=\d.*)[\s,]+(?:(?:${anyOf('joins')})\s+)?(?:(?:${anyOf('my')})\s+)?(?:${anyAddressWord('codePhrases')})(?!\p{L})\s*(?:${IS}|:)?\s*\d.*$`,
  'iu',
)
const POSTAL_CODE = new RegExp(
  String.raw`(?:,\s*|(?<=\d\.?\s?(?:\p{L}|(?:${anyStreetWord('floorSides', 'floors', 'groundFloorShort')})\.?)?)\s+)(?:NO?-|SE?-|DK-)?\d{3} ?\d{1,2}(?:\s+\p{L}.*)?$|(?<=\d.*\p{L})\s+(?:NO?-|SE?-|DK-)?\d{3} ?\d{1,2}\s+\p{L}+(?:\s\p{L}+)?$`,
  'iu',
)

const STREET_NAME = new RegExp(`(?:${anyStreetWord('endingPhrases', 'furtherEndingPhrases')})$`, 'iu')
const ALONE = new RegExp(`^(?:${anyStreetWord('nouns')})$`, 'iu')
const FARM = new RegExp(String.raw`(?:^|\s)(?:${anyStreetWord('farms')})(?:\s|$)`, 'iu')
/** "Rackarbergsg 32" for Rackarbergsgatan. */
const SHORT_OF_GATAN = /\p{L}{4}sg\.?$/iu
/** "Frederiksberg Alle 4", without its accent. */
const AVENUE = new RegExp(String.raw`\p{L}{4,}\s+(?:${anyStreetWord('avenues')})$`, 'iu')
/** "Norra Hult 4". */
const AHEAD_OF_NAME = new RegExp(`^(?:${anyStreetWord('aheadOfNamePhrases')})$`, 'iu')
const HOUSE = new RegExp(`(?:${anyStreetWord('houseEndings')})$`, 'iu')
const BOX = new RegExp(String.raw`^(?:${anyStreetWord('boxPhrases')})\.?\s*\d{1,5}\b`, 'iu')
const NUMBERED = new RegExp(
  String.raw`^(?:c\/o\s+)?(?<words>[^\d]*?\p{L}[.'’:]?)[\s,]*(?<number>(?!0)\d{1,4})(?:\s?(?<letter>\p{L})(?!\s(?:${anyStreetWord('floors')})\.?(?!\p{L})))?(?:$|(?:[\s,-]|\.\s)(?<behind>.*)$)`,
  'iu',
)
const ROAD = /^[erf]v?\s?\d{1,3}\s+\d{1,5}$/iu
/** Another fact behind the number: "Engvej 2 og jeg har Ørsted". */
const MORE = new RegExp(
  String.raw`(?<=\d\s?\p{L}?)(?:,?\s+(?:${anyOf('joins')})\s+|,\s+)(?:${anyAddressWord('otherFactPhrases')})\b.*$`,
  'iu',
)
/** "Haugen gård i Lom", "Lia 3 i karlshamn". */
const IN_TOWN = new RegExp(
  String.raw`(?<=(?:\d\s?\p{L}?|${anyStreetWord('farms')}))\s+(?:${AT})\s+(?!(?:${anyStreetWord('groundFloorPhrases')})(?!\p{L}))\p{L}[\p{L} -]+(?:,?\s\d{3} ?\d{1,2})?$`,
  'u',
)
/** "Rosenvænget 7 i", before a town. */
const TOWN_TO_COME = new RegExp(String.raw`(?<=\d)\s+(?:${AT})$`, 'iu')
const NUMBER_FIRST = new RegExp(
  String.raw`^\d{1,4}\p{L}?\s+[\p{L} .'’-]+\s(?:${anyStreetWord('behindNumber')})\.?$`,
  'iu',
)
const FEWEST_OF_ASIDE = 3
const COUNTED = new RegExp(`^(?:${anyAddressWord('countedPhrases')})$`, 'iu')
const NUMBER_OF_HOUSE = new RegExp(
  String.raw`^(?:${anyAddressWord('ofHouse')})s?\s?(?:${anyAddressWord('number')})\.?$`,
  'iu',
)
const MOST_WORDS = 6

/** What stands before a street in a sentence of its own. */
const LEADS = new RegExp(String.raw`(?:^|[\s,])(?:${AT}|${TO}|${anyOf('is', 'lives')})\s+$|:\s+$`, 'iu')

/** How many words of a sentence stand before the name: "vi har flyttet til Lia 8", "pakka kan sendes Myrveien 3". */
function sentenceBefore(before: readonly string[], locale: Locale, { isOrdinary }: Registers): number {
  const [first = '', second = ''] = before.map((word) => word.toLowerCase())
  const { subjects, verbs } = EVERYDAY[locale]
  if (subjects.includes(first) && verbs.includes(second)) {
    const at = before.findLastIndex((word) => isFiller(word, locale))
    return at + 1 < before.length ? at + 1 : 0
  }
  if (before.length < 2 || !STREET_NAME.test(before.at(-1) ?? '')) return 0
  const isWord = (word: string) =>
    /^\p{Ll}/u.test(word) && !AHEAD_OF_NAME.test(word) && (isEveryday(word, locale) || isOrdinary(word, locale))
  const at = before.slice(0, -1).findLastIndex(isWord)
  return before.slice(0, at + 1).some((word) => isEveryday(word.toLowerCase(), locale)) ? at + 1 : 0
}

/** "1217 Kirkeveien", as addresses are written in English. */
const NUMBER_AHEAD = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,4}\p{L}?)\s+((?:\p{Lu}[\p{L}.'’-]*\s+){0,2}\p{L}+(?:${NAME_ENDINGS}))(?!\p{L}|\s+\d{1,3}(?!\d))`,
  'u',
)

/** "Rinkebysvängen nummer 70 A". */
const NUMBER_WORD = new RegExp(String.raw`(?<=(?:${NAME_ENDINGS}))\s+(?:${anyAddressWord('number')})\.?\s+(?=\d)`, 'iu')

/** "Storgatan 40A, 1102": in Sweden a number of four digits behind that of the house is of a flat, for a code has five. */
const FLAT = /(?<=\p{L}\s\d{1,3}\s?\p{L}?)(?:,\s*|\s+)(?=(?:09|1\d|2\d)\d\d(?:,|$))/iu

/** Whether an utterance is an address line: by the shape of one (HEAR-02). */
export function weighStreet(written: string, locale: Locale, registers = noRegisters): Evidence {
  const cared = withCareOf(written)
  const placed = withoutTown(locale === 'sv_SE' ? cared.replace(FLAT, ' lgh ') : cared, locale, registers)
  const said = locale === 'en_US' ? placed.replace(NUMBER_AHEAD, '$2 $1') : placed
  const line = weighLine(streetAsWritten(said).replace(NUMBER_WORD, ' '), locale, registers)
  const weighed = { ...line, value: line.value.replace(/[\s,]+$/, '') }
  const missing =
    weighed.sure >= 0.9 && !DENIES.test(said)
      ? doorsIn(said).filter((door) => !weighed.value.includes(door.replace(/\.$/, '')))
      : []
  return missing.length === 0 || missing.length > 2
    ? weighed
    : { ...weighed, value: [weighed.value, ...missing].join(', ') }
}

const ONLY_DOOR = new RegExp(String.raw`^${DOOR_OF_LINE}[.!]*$`, 'iu')
const DENIES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('denies', 'mereNo')})(?!\p{L})`, 'iu')

function weighLine(said: string, locale: Locale, registers: Registers): Evidence {
  const written = weighWritten(said, locale, registers)
  const inDigits = written.sure < 0.9 ? withHouseInDigits(said) : said
  const heard = inDigits === said ? NONE : weighWritten(inDigits, locale, registers)
  const whole = heard.sure >= 0.9 ? heard : written
  const line = addressLine(said)
  if (line === undefined) return whole
  const holdsMore = hasMore(whole.value, line, (word) => isInName(word, locale, registers))
  if (SHORT_PART.test(said.slice(said.indexOf(line) + line.length)) && !holdsMore) return whole
  const isAddress = whole.sure < 0.9 || holdsMore
  return isAddress ? { value: line, sure: 0.95, why: 'an address in a sentence' } : whole
}

/** "Hus 3" behind the number. */
const SHORT_PART = /^,?\s\p{L}+\.?\s\d{1,3}\p{L}?$/u

function weighWritten(said: string, locale: Locale, registers: Registers): Evidence {
  const { isOrdinary } = registers
  const [only, ...others] = streetsIn(said)
  const lead = only === undefined || others.length > 0 ? '' : said.slice(0, said.indexOf(only))
  if (LEADS.test(lead)) return weighWritten(said.slice(lead.length), locale, registers)
  const bare = said
    .trim()
    .replace(AND, '')
    .replace(CHANGE, '')
    .replace(TOLD, '')
    .replace(BEFORE, '')
    .replace(BEHIND, '')
  const value = (
    ROAD.test(bare)
      ? bare
      : bare
          .replace(CODE_TOLD, '')
          .replace(POSTAL_CODE, '')
          .replace(MORE, '')
          .replace(IN_TOWN, '')
          .replace(TOWN_TO_COME, '')
  ).trim()
  const [, firstLine = '', secondLine = ''] = /^([^\d,]+),\s*(\D+\d.*)$/u.exec(value) ?? []
  const lastPart = secondLine !== '' && !ADDRESSED.test(firstLine) ? weighWritten(secondLine, locale, registers) : NONE
  if (lastPart.sure > 0.9) return lastPart
  const weighed = (sure: number, why: string): Evidence => ({ value, sure, why })
  if (BOX.test(value)) return weighed(0.95, 'a box at the post office')
  if (NUMBER_FIRST.test(value)) return weighed(0.9, 'a number and a street')
  if (ROAD.test(value)) return weighed(0.85, 'a road with a number')
  const { words = '', number, behind: rest = '' } = NUMBERED.exec(value)?.groups ?? {}
  const behind = rest.trim()
  const before = (number === undefined ? value : words).split(/[\s,]+/).filter(Boolean)
  if (ONLY_DOOR.test(value)) return NONE
  const numbered = numberedName(value)
  if (numbered) {
    const street = weighWritten(numbered.rest, locale, registers)
    return street.sure >= 0.9 ? { ...street, value: `${numbered.ordinal}${street.value}` } : NONE
  }
  if (before.length === 0 || before.length > MOST_WORDS || !/^\p{L}/u.test(value)) return NONE
  const toName = number === undefined ? 0 : sentenceBefore(before, locale, registers)
  if (toName > 0) return weighWritten(value.split(/\s+/).slice(toName).join(' '), locale, registers)
  const last = before.at(-1) ?? ''
  const isStreet =
    STREET_NAME.test(last) || FARM.test(words || value) || AVENUE.test(words) || SHORT_OF_GATAN.test(last)
  const plain = before.filter(
    (word) =>
      isOrdinary(word.toLowerCase().replace(/[.:]$/, ''), locale) &&
      !STREET_NAME.test(word) &&
      !FARM.test(word) &&
      !(before.length > 1 && AHEAD_OF_NAME.test(word)),
  )
  if (number !== undefined) {
    if (COUNTED.test(behind.split(/\s/)[0] ?? '')) return NONE
    const { remark = '' } = DOOR_THEN.exec(behind)?.groups ?? {}
    const aside = /^\p{Ll}/u.test(remark) && !DOOR.test(remark) ? tokensOf(remark) : []
    if (aside.length >= FEWEST_OF_ASIDE && aside.some((word) => isEveryday(word, locale)))
      return weighWritten(value.slice(0, value.lastIndexOf(remark)).replace(/[\s.,;(]+$/, ''), locale, registers)
    if (behind !== '' && !DOOR.test(behind)) {
      if (!isStreet) return NONE
      const street = value.slice(0, -rest.length).trim()
      const isRemark = tokensOf(behind).every((word) => isEveryday(word, locale) || isOrdinary(word, locale))
      if (isRemark) return weighWritten(street, locale, registers)
      const isSentence = /^\p{Ll}+\s\p{L}/u.test(behind)
      return { value: isSentence ? street : value, sure: 0.6, why: 'a street with more behind it' }
    }
    if (NUMBER_OF_HOUSE.test(words) || (plain.length > 0 && plain.length === before.length)) return NONE
    if (isStreet && !ALONE.test(before.length === 1 ? last : '')) return weighed(0.95, 'a street with its number')
    return plain.length === 0 ? weighed(0.85, 'a name with a number') : weighed(0.3, 'everyday words with a number')
  }
  if (plain.length > 0 || ALONE.test(value)) return NONE
  const isCapital = /^\p{Lu}/u.test(value)
  if (isStreet || (before.length === 1 && HOUSE.test(last) && last.length > 4))
    return isCapital && !hasNumber(last) ? weighed(0.8, 'a place name without a number') : weighed(0.6, WITHOUT_NUMBER)
  return isCapital && before.length <= 3 ? weighed(0.45, 'could be a place') : NONE
}

/** Streets have numbers, and places that are called like some may have none. */
const hasNumber = (last: string) => OF_STREETS.test(last) && !HOUSE.test(last)
const OF_STREETS = new RegExp(`(?:${NAME_ENDINGS})$`, 'iu')
export const WITHOUT_NUMBER = 'a street without a number'
