import type { Facts } from '#contracts/chat/facts.ts'
import { LEAST_YEARLY_KWH, MOST_YEARLY_KWH } from '#contracts/catalogue/power.ts'
import { anyOf } from '#flows/kit/hear/sentence/forms.ts'
import { anyAmount } from '#flows/kit/words/amount-words.ts'
import { withNumbersInDigits } from '#flows/kit/words/numbers.ts'

const AMOUNT = String.raw`(\d{1,3}(?:[ .\u00a0]\d{3})+|\d{3,6})`
const IN_THOUSANDS = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mwh|megawatt\p{L}*)(?!\p{L})/iu
const NO_OTHER_UNIT = String.raw`(?![\d.,]*\d| ?(?:kr|kvm|m2))`
const OF_USE = new RegExp(String.raw`(?<![\d.,])${AMOUNT}\s*(?:kwh|kilowatt?[\p{L}]*)`, 'iu')
/** Right behind the amount: it is of a month. */
const OF_MONTH = new RegExp(String.raw`^\s?(?:${anyAmount('perMonthPhrases')})(?!\p{L})`, 'iu')
const OF_SEASON = new RegExp(String.raw`(?<!\p{L})(?:${anyAmount('seasons')})(?!\p{L})`, 'iu')
/** Ahead of the amount, without somebody who uses it in between. */
const OF_APPLIANCE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAmount('appliances')})(?:\s(?!(?:${anyOf('subject')})\s)\p{L}+){0,4}\s*$`,
  'iu',
)
const OF_VERB = new RegExp(
  String.raw`(?:${anyAmount('usesPowerPhrases')})\s(?:\p{L}+\.?\s)?${AMOUNT}${NO_OTHER_UNIT}`,
  'iu',
)
const OF_YEAR = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT}${NO_OTHER_UNIT}\s(?:${anyAmount('perYearPhrases')})(?!\p{L})`,
  'iu',
)
/** "Vi ligger på 4000", and not "på 4000 Roskilde". */
const OF_LEVEL = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAmount('isAtPhrases')})\s(?:\p{L}+\.?\s)?${AMOUNT}(?=[\s.!]*(?:$|[,;]))`,
  'iu',
)
/** "Nej 4000", "nej, runt 12 000 alltså". */
const ANOTHER = new RegExp(
  String.raw`^\s*(?:${anyOf('repairs')})[\s,.]+(?:\p{L}+\.?\s){0,3}${AMOUNT}(?:\s\p{L}+){0,2}[\s.!]*$`,
  'iu',
)

/** The use that is told, in kWh a year, and what is said besides. `known` may tell what a number alone puts right. */
export function usageIn(question: string, known: Facts = {}): { yearlyKwh: number | undefined; rest: string } {
  const said = withNumbersInDigits(question).replace(
    IN_THOUSANDS,
    (_, amount: string) => `${Math.round(Number(amount.replace(',', '.')) * THOUSAND)} kwh`,
  )
  const told =
    OF_USE.exec(said) ?? OF_VERB.exec(said) ?? OF_YEAR.exec(said) ?? OF_LEVEL.exec(said) ?? anotherUse(said, known)
  if (!told) return { yearlyKwh: undefined, rest: question }
  const [month = ''] = OF_MONTH.exec(said.slice(told.index + told[0].length)) ?? []
  const amount = digitsOf(told[1] ?? '') * (month === '' ? 1 : 12)
  const rest = said.replace(told[0] + month, ' ').replace(AROUND, ' ')
  // "1500 kWh i månaden på vintern" is no twelfth of a year.
  const isOfYear = (month === '' || !OF_SEASON.test(rest)) && !OF_APPLIANCE.test(said.slice(0, told.index))
  return { yearlyKwh: isOfYear && LEAST_YEARLY_KWH <= amount && amount <= MOST_YEARLY_KWH ? amount : undefined, rest }
}

const THOUSAND = 1000
/** What says no more than that it is the use of a year. */
const AROUND = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAmount('usesPowerPhrases', 'isAtPhrases', 'perYearPhrases')})(?!\p{L})`,
  'giu',
)

const digitsOf = (written: string) => Number(written.replaceAll(/\D/g, ''))

/** A number alone is another use where one was told, unless it is like the postal code (HEAR-04). */
function anotherUse(said: string, { yearlyKwh, postalCode }: Facts): RegExpExecArray | undefined {
  if (yearlyKwh === undefined || postalCode === undefined) return undefined
  const told = ANOTHER.exec(said)
  return told && !isLikeCode(String(digitsOf(told[1] ?? '')), postalCode) ? told : undefined
}

const LAST_OF_CODE = 3
/** All but the last three digits of a postal code tell the district. */
const isLikeCode = (digits: string, code: string) =>
  digits.length === code.length && digits.startsWith(code.slice(0, -LAST_OF_CODE))

/** The fact of "jag gör av med 18 000 kWh", by which every later estimate is made. */
export function usageTold(utterance: string, known: Facts): Facts {
  const { yearlyKwh } = usageIn(utterance, known)
  return yearlyKwh === undefined ? {} : { yearlyKwh }
}
