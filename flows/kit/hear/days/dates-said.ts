import { dateInWords } from './date-in-words.ts'
import { DAY_IN_TWO_DIGITS, MONTH_IN_TWO_DIGITS, MONTHS_BEGIN } from '../../words/months.ts'

const MONTH = String.raw`(?:${MONTHS_BEGIN})\p{L}*`
const DAY_OF_MONTH = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])'
/** In either order, and no part of a number in pairs: "91.52.24 81". */
const SHORT_YEAR = String.raw`(?:${DAY_OF_MONTH}[./-]\s?${MONTH_NUMBER}|${MONTH_NUMBER}[./-]\s?${DAY_OF_MONTH})[./-]\s?\d{2}(?![ .-]\d\d(?:[\s,;.!]*$|[,;]))`
/** A day with its year. */
export const DATE = new RegExp(
  String.raw`(?<![\d.])(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{4}|${SHORT_YEAR}|\d{1,2}/\d{1,2}\s(?:\d{4}|\d{2}(?![:.-]|\s?\d))|\d{1,2}(?:\.|st|nd|rd|th)?\s(?:of\s)?${MONTH}\.?,?\s(?:i\s|in\s)?\d{2,4}|(?<!\p{L})${MONTH}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})(?!\d)`,
  'iu',
)
/** "120590", "12051990", "19900512": where a date of birth is asked for, and no number of a person behind it. */
export const DATE_IN_DIGITS = new RegExp(
  String.raw`(?<![\d+.-]|(?<!\d)\d{1,5}\s)(?:${DAY_IN_TWO_DIGITS}${MONTH_IN_TWO_DIGITS}(?:19|20)?\d\d|(?:19|20)?\d\d${MONTH_IN_TWO_DIGITS}${DAY_IN_TWO_DIGITS})(?![\d.-]|\s?\d{5}(?!\d))`,
  'u',
)
const DATES = new RegExp(DATE, 'giu')
export function datesIn(said: string): string[] {
  const inDigits = [...said.matchAll(DATES)].map(([date]) => date)
  const inWords = inDigits.length > 0 ? undefined : dateInWords(said)
  return inWords === undefined ? inDigits : [inWords]
}
/** A day of a month, without its year. */
export const DAY = new RegExp(
  String.raw`(?<![\d.])\d{1,2}(?:\.|:?[ea]|st|nd|rd|th)?\s(?:of\s)?${MONTH}(?!\p{L}|\.?,?\s\d)`,
  'iu',
)
/** The number of a day is none of a house: "vi overtager huset d. 1. februar", "d. 15". */
export const withoutDays = (said: string): string => said.replace(DAYS, ' ')
const DAYS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:den|d\.?|the)\s+)?${DAY.source}|(?<!\p{L})(?:den|d\.?|the)\s*\d{1,2}(?!\d)`,
  'giu',
)
