import { readBirthDate } from '#contracts/account/rules.ts'
import { formatDayOnPaper, type Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { saysSwap } from '../hear/sentence/forms.ts'
import { findDay } from './find-day.ts'
import { monthOf } from './months.ts'
import { tokensOf } from './tokens.ts'

/** "03/04/1964", whose day and month may stand in either order. */
const IN_FIGURES = /(?<![\d/.-])(?<one>\d{1,2})([/-])(?<other>\d{1,2})\2(?:\d{4}|\d{2})(?![\d/.-])/u
const MONTHS = 12

/** In English a date in figures may begin with the month: the day that it is read as, in words; undefined where only one can be meant (HEAR-02). */
export function dayReadEitherWay(said: string, today: Day, locale: Locale): string | undefined {
  if (locale !== 'en_US') return undefined
  const { one = '', other = '' } = IN_FIGURES.exec(said)?.groups ?? {}
  const isEither = one !== '' && Number(one) !== Number(other) && Number(one) <= MONTHS && Number(other) <= MONTHS
  const [figures = ''] = isEither ? (IN_FIGURES.exec(said) ?? []) : []
  const day =
    readBirthDate(figures, today, locale) ?? readBirthDate(findDay(figures, today, locale, 'past') ?? '', today)
  return day && formatDayOnPaper(locale, day)
}

/** "No, March 4" and "the other way round" to "3 Apr 1964" that was asked back. */
export function otherWay(said: string, day: Day): Day | undefined {
  const [year = '', month = '', date = ''] = day.split('-')
  const swapped = `${year}-${date}-${month}`
  const isMonth = tokensOf(said).some((word) => monthOf(word) === Number(date))
  const numbers = said.match(/\d+/g) ?? []
  const isSame = numbers.every((one) => Number(one) === Number(month) || one === year)
  return Number(date) <= MONTHS && ((isMonth && isSame) || saysSwap(said)) ? swapped : undefined
}
