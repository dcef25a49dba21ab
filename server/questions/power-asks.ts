import type { Locale } from '#contracts/kernel/locale.ts'

/** What is asked of the price of power: a month's cost, a fee, the markup, whether it rises, or just the price. */
export type PowerAsk = 'month' | 'fee' | 'markup' | 'start' | 'rise' | 'hours' | 'price'

const ASKS: Partial<Record<Locale, readonly (readonly [PowerAsk, RegExp])[]>> = {
  sv_SE: [
    ['markup', /påslag/iu],
    [
      'start',
      /(?:kostar|gratis)\s(?:\S+\s){0,4}(?:byta|teckna|börja|extra)|startavgift|dolda|gömt|avgifter|ovanpå|rabatt/iu,
    ],
    ['fee', /månadsavgift|fast avgift|avgiften?(?!\p{L})|\d+ ?(?:kr|kronor|spänn)(?!\p{L})/iu],
    [
      'rise',
      /(?:höj|stig)(?:er|a|as|s)(?!\p{L})|gå(?:r)?\s(?:\S+\s){0,2}upp(?!\p{L})|ändras|(?:på|om) (?:vintern|sommaren)/iu,
    ],
    ['hours', /på natten|dygnet|timme för timme|(?<!\p{L})natt(?!\p{L})/iu],
    [
      'month',
      /månad|räkning|villa|lägenhet|(?<!\p{L})(?:hus|radhus|stuga|etta|tvåa|trea|fyra|kvm|personer)(?!\p{L})/iu,
    ],
  ],
  da_DK: [
    ['markup', /tillæg/iu],
    [
      'start',
      /(?:koster|gratis)\s(?:\S+\s){0,4}(?:skifte|oprette|begynde|ekstra)|oprettelse|skjult|gemt|gebyrer|oven i|lokketilbud/iu,
    ],
    ['fee', /abonnement|gebyr|månedligt beløb|\d+ ?(?:kr|kroner)(?!\p{L})/iu],
    ['rise', /(?:stige|hæve)r?(?!\p{L})|gå(?:r)?\s(?:\S+\s){0,2}op(?!\p{L})|sætter|ændrer|om (?:vinteren|sommeren)/iu],
    ['hours', /om natten|døgnet|time for time|(?<!\p{L})nat(?!\p{L})/iu],
    [
      'month',
      /måned|regning|lejlighed|(?<!\p{L})(?:hus|rækkehus|sommerhus|etværelses|toværelses|treværelses|kvm|personer)(?!\p{L})/iu,
    ],
  ],
}

/** The kind that is asked first counts. */
export const asksOfPower = (question: string, locale: Locale): PowerAsk =>
  ASKS[locale]?.find(([, asks]) => asks.test(question))?.[0] ?? 'price'

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
