import { anyOf } from '../hear/sentence/forms.ts'
import { amountWords } from './amount-words.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { dayWithoutYear } from './find-day.ts'

const YEARS = [...amountWords('years')].join('|')
/** "Jeg er 36", "I'm 36", "er 36 år", "36 years old". */
const AGE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:${anyOf('subject')})\s+(?:${anyOf('is')}|am)|i['’]m)\s+(\d{1,3})(?![\d./-])|(\d{1,3})\s?(?:${YEARS})(?!\p{L}))`,
  'iu',
)
const OLDEST = 120

/** The date of birth of whoever tells their birthday and their age: "bursdagen er 12/5 og jeg er 36". */
export function bornAtAge(said: string, today: Day): string | undefined {
  const [words = '', ofOne, ofYears] = AGE.exec(said) ?? []
  const age = Number(ofOne ?? ofYears)
  const day = words === '' || age > OLDEST ? undefined : dayWithoutYear(said.replace(words, ' '))
  if (day === undefined) return undefined
  const inYear = (year: number) => Date.parse(`${day} ${year} UTC`)
  const now = Number(today.slice(0, 4))
  const isToCome = inYear(now) > Date.parse(`${today}T00:00:00Z`)
  return `${day} ${now - age - (isToCome ? 1 : 0)}`
}
