import type { Locale } from '#contracts/kernel/locale.ts'
import type { PowerAsk } from './language.ts'
import { languages } from './languages.ts'

/** The kind that is asked first counts. */
export const asksOfPower = (question: string, locale: Locale): PowerAsk =>
  languages[locale].powerAsks?.find(([, asks]) => asks.test(question))?.[0] ?? 'price'

const AMOUNT = String.raw`(\d{1,3}(?:[ .\u00a0]\d{3})+|\d{3,6})`
const OF_USE = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT}\s*(?:kwh|kilowatt\S*)(\s(?:i|per|pr\.?|om)\smån\S*|\s(?:i|per|om)\småned\S*)?`,
  'iu',
)
const OF_VERB = new RegExp(
  String.raw`(?:av med|bruger|forbrug(?:er)?(?: på)?|förbruk\S*|använder|drar)\s(?:\p{L}+\.?\s)?${AMOUNT}(?![\d.,]*\d| ?(?:kr|kvm|m2))`,
  'iu',
)
const MOST_KWH = 200_000
const LEAST_KWH = 300

/** The use that is told, in kWh a year, and what is said besides. */
export function usageIn(question: string): { yearlyKwh: number | undefined; rest: string } {
  const told = OF_USE.exec(question) ?? OF_VERB.exec(question)
  if (!told) return { yearlyKwh: undefined, rest: question }
  const amount = Number((told[1] ?? '').replaceAll(/\D/g, '')) * (told[2] === undefined ? 1 : 12)
  const rest = question.replace(told[0], ' ')
  return { yearlyKwh: LEAST_KWH <= amount && amount <= MOST_KWH ? amount : undefined, rest }
}
