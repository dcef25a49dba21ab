import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from '../words/everyday-words.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { isEveryday, isFiller } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { addressLine, DOOR as DOOR_OF_LINE, doorsIn, streetsIn } from './address-line.ts'
import { withHouseInDigits } from './house-said.ts'
import { NAME_ENDINGS, numberedName } from './numbered-name.ts'
import { NONE, noRegisters, type Evidence, type Registers } from './registers.ts'

const AND =
  /^(?:(?:nei|nej|no|oi|feil|fel|forkert|wrong|og|och|and|men|but)(?:\s+(?:adresse|adress|address|gate|gata|street)(?=\s*[,:]))?[\s,:]+)+/iu
const TOLD =
  /^(?:(?:(?:jeg|eg|æ|vi|jag|i)\s+)?(?:bor|bur|live)\s+(?:(?:i|på|in|at|on)\s+)?|(?:(?:min|my|mi|the|ny|nye|nya|new|rett|riktig|rätt)\s+){0,2}(?:adressen?|address|adressa|adr\.?|gata|gaten|gatan|veien|vegen|vejen|vägen|street)\s*(?:min|mi|vår)?\s*(?:(?:e\s+)?(?:feil|fel|forkert|wrong)[,.]?\s+)?(?:(?:skal|ska|skulle)\s+(?:være|vær|vera|vara|va)|should\s+be|er|e|är|is|heter|hedder|blir|bliver|:)?\s+(?:i\s+|på\s+)?|it['’]?s\s+(?:at\s+)?|(?:it|that)(?:['’]d|['’]ll|\s+would|\s+will|\s+is)?\s+be\s+|(?:det|den)\s+(?:er|e|är|var|blir|bliver|vert|(?:skal|ska)\s+(?:være|vær|vera|vara|va))\s+|(?:skal|ska|skulle)\s+(?:være|vær|vera|vara|va)\s+|should\s+be\s+|(?:send|sendes)\s+(?:det\s+)?(?:til|to)\s+)/iu
/** "Sätt 118 på gatan". */
const CHANGE = new RegExp(String.raw`^(?:${anyOf('changes')})\s+(?:(?:det|den|it)\s+)?(?:(?:${anyOf('to')})\s+)?`, 'iu')
const BEFORE = /^(?:i|på|in|at)\s+(?=\p{L})/iu
const BEHIND = /[,.!\s]+(?:takk|tack|tak|thanks|thank you|please)[.!]*$|[.!]+$/iu
const POSTAL_CODE =
  /(?:,\s*|(?<=\d\.?\s?(?:\p{L}|t[vh]|mf|tr|sal|etg|vån|st\.?)?)\s+)(?:NO?-|SE?-|DK-)?\d{3} ?\d{1,2}(?:\s+\p{L}.*)?$|(?<=\d.*\p{L})\s+(?:NO?-|SE?-|DK-)?\d{3} ?\d{1,2}\s+\p{L}+(?:\s\p{L}+)?$/iu

const STREET_NAME =
  /(?:gate|gata|gaten|gt|gt\.|veien?|vegen?|vei|veg|v\.|allé|allè|alleen|plass|plassen|torg|torget|bakken?|svingen|svängen|stien|tunet?|haugen?|lia|brygga?|brygge|kaia|kaien|terrasse|gränd|gränden|gatan?|vägen?|väg|gränd|stigen|backen|gade|vej|vejen|stræde|strædet|torv|torvet|plads|pladsen|vænget?|toften?|parken?|boulevarden?|allén|kroken|ringen|faret|løkka|jordet|åsen|moen|myra|volden|esplanaden)$/iu
const ALONE = /^(?:gate|gata|gaten|gatan|vei|veien|vegen|väg|vägen|vej|vejen|torg|torget|parken|terrasse)$/iu
const FARM = /(?:^|\s)(?:gård|gard|gaard|farm|borettslag|sameie|brygge|allé|boulevard|terrasse)(?:\s|$)/iu
/** "Rackarbergsg 32" for Rackarbergsgatan. */
const SHORT_OF_GATAN = /\p{L}{4}sg\.?$/iu
/** "Frederiksberg Alle 4", without its accent. */
const AVENUE = /\p{L}{4,}\s+alle$/iu
const HOUSE = /(?:tun|bakken|backen|haugen|li|ly|bo|heim|hem|vik|stad|rud|torp|by)$/iu
const BOX = /^(?:postboks|pb|p\.?\s?o\.?\s?box|box|postbox|boks)\.?\s*\d{1,5}\b/iu
const NUMBERED =
  /^(?:c\/o\s+)?(?<words>[^\d]*?\p{L}[.'’:]?)[\s,]*(?<number>(?!0)\d{1,4})(?:\s?(?<letter>\p{L}))?(?:$|(?:[\s,-]|\.\s)(?<behind>.*)$)/iu
const ROAD = /^[erf]v?\s?\d{1,3}\s+\d{1,5}$/iu
/** Another fact behind the number: "Engvej 2 og jeg har Ørsted". */
const MORE =
  /(?<=\d\s?\p{L}?)(?:,?\s+(?:og|och|and|men|but)\s+|,\s+)(?:jeg|eg|jag|vi|i|mail|mejl|e-?post|email|tlf|byter|har)\b.*$/iu
/** "Haugen gård i Lom", "Lia 3 i karlshamn". */
const IN_TOWN =
  /(?<=(?:\d\s?\p{L}?|gård|gard|gaard|farm))\s+(?:i|på|in)\s+(?!stuen|kælderen|kjelleren|källaren|sokkelen|underetasjen)\p{L}[\p{L} -]+(?:,?\s\d{3} ?\d{1,2})?$/u
/** "Rosenvænget 7 i", before a town. */
const TOWN_TO_COME = /(?<=\d)\s+(?:i|på|in)$/iu
const NUMBER_FIRST = /^\d{1,4}\p{L}?\s+[\p{L} .'’-]+\s(?:street|road|avenue|lane|drive|way|square|st|rd|ave)\.?$/iu
const DOORS = String.raw`(?:[hulk]\d{4}|lgh\.?\s?\d+|leil(?:ighet)?\.?\s?\d+|(?:oppg(?:ang)?|opgang|inngang|ingång|indgang|entrance|port|trapp|trappa|uppgång)\.?\s?(?:\p{L}|\d{1,2})|(?:i\s+)?(?:stuen|kælderen|kjelleren|källaren|sokkelen|underetasjen|første|1\.)|nedre\s+botten|nb|bv|(?:i\s+)?(?:første|forste|andre|annen|anden|andra|tredje|fjerde|fjärde|femte|first|second|third|fourth|fifth)\s+(?:etasje|etg|sal|våning(?:en)?|floor)|(?:en|ett|to|två|tre|fire|fyra|fem)\s+trapp(?:or|er)?(?:\s+(?:opp|upp|op))?|st\.?\s*(?:t[vh]|mf)?\.?|\d{1,2}\.?\s?(?:sal|etg?\.?|tr|tv|th|mf)?\.?\s?(?:t[vh]|mf)?\.?|\d{1,2}(?:st|nd|rd|th)?\s+(?:floor|etasje|våning|vån\.?)|(?:apt|flat|unit)\.?\s?\d+\p{L}?|kld|c\/o\s.*)`
const DOOR = new RegExp(String.raw`^${DOORS}(?:[\s,].*)?$`, 'iu')
/** "H0304. Det er døra fra bakgården". */
const DOOR_THEN = new RegExp(String.raw`^${DOORS}\s*[.,;(]\s*(?<remark>\S.*)$`, 'iu')
const FEWEST_OF_ASIDE = 3
const COUNTED =
  /^(?:gb|mb|giga\w*|kr|kroner|kronor|stk|år|åring|mnd|måned\w*|månad\w*|prosent|min\w*|dager|dagar|dage|kwh|ganger|siffer)$/iu
/** A first line of an address, which belongs to the second. */
const ADDRESSED =
  /^c\/o(?!\p{L})|(?:gård(?:en)?|gard(?:en)?|gaard(?:en)?|farm|borettslag|sameie|gate|gata|vei|veien|vegen|tunet)$/iu
const NUMBER_OF_HOUSE = /^(?:hus|gate|gatu|gade|port|street|building|house)s?\s?(?:nummer|number|num|nr)\.?$/iu
const MOST_WORDS = 6

/** What stands before a street in a sentence of its own. */
const LEADS = /(?:^|[\s,])(?:i|på|til|till|in|at|er|är|is|bor|bur|live)\s+$|:\s+$/iu

/** How many words of a sentence stand before the name: "vi har flyttet til Lia 8", "pakka kan sendes Myrveien 3". */
function sentenceBefore(before: readonly string[], locale: Locale, { isOrdinary }: Registers): number {
  const [first = '', second = ''] = before.map((word) => word.toLowerCase())
  const { subjects, verbs } = EVERYDAY[locale]
  if (subjects.includes(first) && verbs.includes(second)) {
    const at = before.findLastIndex((word) => isFiller(word, locale))
    return at + 1 < before.length ? at + 1 : 0
  }
  if (before.length < 3 || !STREET_NAME.test(before.at(-1) ?? '')) return 0
  const isWord = (word: string) => /^\p{Ll}/u.test(word) && (isEveryday(word, locale) || isOrdinary(word, locale))
  const at = before.slice(0, -1).findLastIndex(isWord)
  return at >= 1 && before.slice(0, at + 1).some((word) => isEveryday(word.toLowerCase(), locale)) ? at + 1 : 0
}

/** "1217 Kirkeveien", as addresses are written in English. */
const NUMBER_AHEAD = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,4}\p{L}?)\s+((?:\p{Lu}[\p{L}.'’-]*\s+){0,2}\p{L}+(?:${NAME_ENDINGS}))(?!\p{L}|\s+\d{1,3}(?!\d))`,
  'u',
)

/** "Rinkebysvängen nummer 70 A". */
const NUMBER_WORD = new RegExp(String.raw`(?<=(?:${NAME_ENDINGS}))\s+(?:nummer|nr\.?|number)\s+(?=\d)`, 'iu')

/** "Storgatan 40A, 1102": in Sweden a number of four digits behind that of the house is of a flat, for a code has five. */
const FLAT = /(?<=\p{L}\s\d{1,3}\s?\p{L}?)(?:,\s*|\s+)(?=(?:09|1\d|2\d)\d\d(?:,|$))/iu

/** "Havnegade 10 3 tv Esbjerg 6700", with the code behind the town. */
function withoutTownBefore(said: string, locale: Locale, { placeNamed }: Registers): string {
  const { index, town = '' } = { index: said.search(TOWN_AND_CODE), ...TOWN_AND_CODE.exec(said)?.groups }
  return index > 0 && placeNamed(countryOf(locale), town) !== undefined ? said.slice(0, index) : said
}
const TOWN_AND_CODE = /(?<=\d.*)[\s,]+(?<town>\p{L}[\p{L}-]+),?\s+(?:\d{3} ?\d{2}|\d{4})[.!]*$/u

/** Whether an utterance is an address line: by the shape of one (HEAR-02). */
export function weighStreet(written: string, locale: Locale, registers = noRegisters): Evidence {
  const placed = withoutTownBefore(locale === 'sv_SE' ? written.replace(FLAT, ' lgh ') : written, locale, registers)
  const said = locale === 'en_US' ? placed.replace(NUMBER_AHEAD, '$2 $1') : placed
  const line = weighLine(said.replace(NUMBER_WORD, ' '), locale, registers)
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
const DENIES = /(?<!\p{L})(?:ikke|ikkje|inte|not|nei|nej|no)(?!\p{L})/iu

function weighLine(said: string, locale: Locale, registers: Registers): Evidence {
  const written = weighWritten(said, locale, registers)
  const inDigits = written.sure < 0.9 ? withHouseInDigits(said) : said
  const heard = inDigits === said ? NONE : weighWritten(inDigits, locale, registers)
  const whole = heard.sure >= 0.9 ? heard : written
  const line = addressLine(said)
  if (
    line === undefined ||
    (SHORT_PART.test(said.slice(said.indexOf(line) + line.length)) && !hasMore(whole.value, line))
  )
    return whole
  const isAddress = whole.sure < 0.9 || hasMore(whole.value, line)
  return isAddress ? { value: line, sure: 0.95, why: 'an address in a sentence' } : whole
}

/** "Hus 3" behind the number. */
const SHORT_PART = /^,?\s\p{L}+\.?\s\d{1,3}\p{L}?$/u

/** Whether more is taken for an address than its street, number, floor and door. */
function hasMore(value: string, line: string): boolean {
  if (line.toLowerCase().includes(value.toLowerCase())) return line.length > value.length
  const [before = '', behind = ''] = value.split(line)
  const isPart = tokensOf(behind).length <= 2 || DOOR.test(behind.replace(/^[\s,]+/, '')) || doorsIn(behind).length > 0
  return (before.trim() !== '' && !ADDRESSED.test(before.replace(/[\s,]+$/, ''))) || !isPart
}

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
      : bare.replace(POSTAL_CODE, '').replace(MORE, '').replace(IN_TOWN, '').replace(TOWN_TO_COME, '')
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
      isOrdinary(word.toLowerCase().replace(/[.:]$/, ''), locale) && !STREET_NAME.test(word) && !FARM.test(word),
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
    return isCapital ? weighed(0.8, 'a place name without a number') : weighed(0.6, 'a street without a number')
  return isCapital && before.length <= 3 ? weighed(0.45, 'could be a place') : NONE
}
