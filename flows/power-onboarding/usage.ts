import type { Facts } from '#contracts/chat/facts.ts'
import { LEAST_YEARLY_KWH, MOST_YEARLY_KWH } from '#contracts/catalogue/power.ts'

const AMOUNT = String.raw`(\d{1,3}(?:[ .\u00a0]\d{3})+|\d{3,6})`
const OF_USE = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT}\s*(?:kwh|kilowatt\S*)(\s(?:i|per|pr\.?|om)\smån\S*|\s(?:i|per|om)\småned\S*)?`,
  'iu',
)
const OF_VERB = new RegExp(
  String.raw`(?:av med|bruger|forbrug(?:er)?(?: på)?|förbruk\S*|använder|drar)\s(?:\p{L}+\.?\s)?${AMOUNT}(?![\d.,]*\d| ?(?:kr|kvm|m2))`,
  'iu',
)

/** The use that is told, in kWh a year, and what is said besides. */
export function usageIn(question: string): { yearlyKwh: number | undefined; rest: string } {
  const told = OF_USE.exec(question) ?? OF_VERB.exec(question)
  if (!told) return { yearlyKwh: undefined, rest: question }
  const amount = Number((told[1] ?? '').replaceAll(/\D/g, '')) * (told[2] === undefined ? 1 : 12)
  const rest = question.replace(told[0], ' ')
  return { yearlyKwh: LEAST_YEARLY_KWH <= amount && amount <= MOST_YEARLY_KWH ? amount : undefined, rest }
}

/** The fact of "jag gör av med 18 000 kWh", by which every later estimate is made. */
export function usageTold(utterance: string): Facts {
  const { yearlyKwh } = usageIn(utterance)
  return yearlyKwh === undefined ? {} : { yearlyKwh }
}
