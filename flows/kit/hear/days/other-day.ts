import { anyDayWord, dayWords, spanNames } from '../../words/day-words.ts'
import { anyLink, linkWords } from '../../words/language-words.ts'
import { addDays, ageOn } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { FlowContext } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import { monthOf } from '../../words/months.ts'
import { numberOf, ordinalOf } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import type { Contrast } from '../sentence/contrast.ts'
import { anyOf } from '../sentence/forms.ts'
import { DATE } from './dates-said.ts'

type DayPart = { at: 'day' | 'month'; is: number }

const ENDINGS = `:?(?:${anyDayWord('dateEndings')})`
const BEFORE_DATE = anyDayWord('beforeDatePhrases')
const ORDINAL = new RegExp(String.raw`(?<![\d.])\d{1,2}(?:\.(?!\d)|${ENDINGS}(?!\p{L}))`, 'iu')

/** "Den 21". */
export const saysDate = (said: string): boolean => DATE_SAID.test(said)
const DATE_SAID = new RegExp(String.raw`(?<!\p{L})(?:${BEFORE_DATE})\s+\d{1,2}(?!\d)`, 'iu')

const MOST_WORDS = 3

/** A month or a date of the month that is said alone; a number counts as a date where it is written or known as one. */
function partOf(said: string, isDate: boolean): DayPart | undefined {
  const words = tokensOf(said)
  if ((words.length > MOST_WORDS && !saysDate(said) && !saysOrdinal(words)) || DATE.test(said)) return undefined
  const month = words.map(monthOf).find((found) => found > 0)
  const date = words.map((word) => ordinalOf(word) ?? digitsOf(word)).find((found) => found !== undefined)
  if (month !== undefined) return date === undefined ? { at: 'month', is: month } : undefined
  const isSaid = ORDINAL.test(said) || words.some((word) => ordinalOf(word) !== undefined) || isDate
  return date !== undefined && isSaid && date >= 1 && date <= 31 ? { at: 'day', is: date } : undefined
}

/** "The thirteenth". */
const saysOrdinal = (words: readonly string[]): boolean =>
  words.some((word, at) => ordinalOf(word) !== undefined && THE.has(words[at - 1] ?? ''))

const THE = linkWords('the')
const ONE = new Set([...linkWords('one'), ...THE])
/** "Dagen efter". */
const DEFINITE = new Set([...dayWords('theDay'), ...dayWords('theWeek')])
const DAYS = new Map(
  (['day', 'week'] as const).flatMap((span) =>
    [...spanNames(span), ...dayWords(span === 'day' ? 'theDay' : 'theWeek')].map((name) => [
      name,
      span === 'day' ? 1 : 7,
    ]),
  ),
)
const LATER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('delays')})(?!\p{L})`, 'iu')
const EARLIER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('advances')})(?!\p{L})`, 'iu')

/** "En uke senere": the known day moved by what is said. */
export function movedDay(said: string, known: Day | undefined): Day | undefined {
  const words = tokensOf(said)
  const at = words.findIndex((word) => DAYS.has(word))
  const days = DAYS.get(words[at] ?? '') ?? 0
  const before = words[at - 1] ?? ''
  const isOne = ONE.has(before) || DEFINITE.has(words[at] ?? '')
  const count = isOne ? 1 : numberOf(before)
  const way = LATER.test(said) ? 1 : EARLIER.test(said) ? -1 : 0
  return known === undefined || count === undefined || days === 0 || way === 0
    ? undefined
    : addDays(known, way * count * days)
}

const digitsOf = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : undefined)

const partsOfDay = (day: Day) => ({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) })

/** "Ikke januar", "ikke den 2.": the known day has that month or date. */
export function holdsDay(denied: string, known: Day | undefined, isDate: boolean): boolean {
  const part = known === undefined ? undefined : partOf(denied, isDate)
  return known !== undefined && part !== undefined && partsOfDay(known)[part.at] === part.is
}

/** "Dagen efter", "the week before": moved by one, said in so many words. */
export const saysMoved = (said: string): boolean => DEFINITELY_MOVED.test(said) || MOVED.test(said)
const DEFINITELY_MOVED = new RegExp(
  String.raw`(?<!\p{L})(?:${[...DEFINITE].join('|')}) (?:${anyDayWord('after')}|${anyDayWord('before')})(?!\p{L})`,
  'iu',
)
const MOVED = new RegExp(
  String.raw`(?<!\p{L})(?:${[...DAYS.keys()].join('|')}) (?:${anyDayWord('later')}|${anyDayWord('earlier')})(?!\p{L})`,
  'iu',
)

/** "I januari samma dag": the date stays, in the next such month. */
export function sameDayOf(said: string, known: Day | undefined, today: Day): Day | undefined {
  const [month, ...others] = tokensOf(said)
    .map(monthOf)
    .filter((one) => one > 0)
  if (known === undefined || month === undefined || others.length > 0 || /\d/.test(said)) return undefined
  const two = String(month).padStart(2, '0')
  const day = `${known.slice(0, 4)}-${two}${known.slice(7)}`
  return day >= today ? day : `${Number(known.slice(0, 4)) + 1}-${two}${known.slice(7)}`
}

/** Who told the first of a month means that of another month too. */
export const isFirstOfMonth = (day: Day): boolean => day.endsWith('-01')

/** "Nei det er den 8.", "no, the 6th": a date of the month and nothing else. */
const DATE_ALONE = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'repairs')})[\s,.:!]+)+(?:(?:(?:${anyOf('it')})\s+(?:${anyOf('is', 'should')}\s+(?:${anyOf('be')}))|${anyLink('itIsPhrases')})\s+)?(?:(?:${anyOf('adverbs')})\s+)?(?:(?:${BEFORE_DATE})\s*(?<date>\d{1,2}|\p{L}+)|(?<ordinal>\d{1,2}${ENDINGS}))(?:\.|${ENDINGS})?[\s!.]*$`,
  'iu',
)

/** The day that was told last, on the date of the month that is said behind a no (HEAR-04). */
export function otherDateAlone(said: string, { facts }: FlowContext) {
  const { date, ordinal } = DATE_ALONE.exec(said.trim())?.groups ?? {}
  const number = Number.parseInt(date ?? ordinal ?? '', 10) || ordinalOf(date ?? '')
  const fact = LAST_TOLD.find((one) => facts[one] !== undefined)
  const known = fact && facts[fact]
  if (fact === undefined || known === undefined || number === undefined || number < 1 || number > 31) return undefined
  return { fact, value: `${known.slice(0, 8)}${String(number).padStart(2, '0')}` }
}
/** The later a day is asked for, the more likely it is meant. */
export const LAST_TOLD = ['birthDate', 'childBirthDate', 'startDate'] as const

const OF_AGE = 18

/** Whoever orders is of age, so the date of birth of somebody younger is a child's. */
export function isOfChild(birthDate: string, flowContext: FlowContext): boolean {
  const born = inputRule('birthDate').read(birthDate, flowContext)
  return typeof born === 'string' && ageOn(flowContext.today, born) < OF_AGE
}

/** "Hun er født i 2018, ikke 2017", "5. mars, ikke 3. mai" of a child born on 3 May 2017. */
export function otherBirthDateOfChild(contrast: Contrast | undefined, flowContext: FlowContext): string | undefined {
  const { childBirthDate: known } = flowContext.facts
  if (known === undefined || !contrast) return undefined
  const { meant, denied } = contrast
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(meant) ?? []
  if (year !== undefined && denied.includes(known.slice(0, 4))) return `${year}${known.slice(4)}`
  const inYearOfBirth = (said: string) => {
    const [day = ''] = DAY_AND_MONTH.exec(said) ?? []
    const written = /\p{L}/u.test(day) ? `${day} ${known.slice(0, 4)}` : `${day.replace('/', '.')}.${known.slice(0, 4)}`
    return day === '' ? undefined : inputRule('birthDate').read(written, flowContext)
  }
  const other = inYearOfBirth(denied) === known ? inYearOfBirth(meant) : undefined
  return typeof other === 'string' ? other : undefined
}
const DAY_AND_MONTH = /(?<![\p{L}\d])\d{1,2}(?:\.?\s?\p{L}{3,}|[./]\d{1,2}(?!\d))/u

/** Born in another month: the date and the year stay. */
export function otherMonth(said: string, known: Day | undefined): Day | undefined {
  const [month, ...others] = tokensOf(said)
    .map(monthOf)
    .filter((one) => one > 0)
  if (known === undefined || month === undefined || others.length > 0 || /\d/.test(said)) return undefined
  return `${known.slice(0, 5)}${String(month).padStart(2, '0')}${known.slice(7)}`
}

/** The known day with another month or date ("februar, ikke januar"). */
export function otherDay(
  meant: string,
  denied: string | undefined,
  known: Day | undefined,
  isDate: boolean,
): Day | undefined {
  if (known === undefined) return undefined
  const wrong = denied === undefined ? undefined : partOf(denied, isDate)
  const part = partOf(meant, isDate || wrong?.at === 'day')
  if (part === undefined || (wrong ? wrong.at !== part.at : part.at === 'month')) return undefined
  const two = String(part.is).padStart(2, '0')
  return part.at === 'month' ? `${known.slice(0, 5)}${two}${known.slice(7)}` : `${known.slice(0, 8)}${two}`
}
