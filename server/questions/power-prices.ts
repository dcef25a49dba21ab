import { readPostalCode } from '#contracts/account/rules.ts'
import {
  isPowerCountry,
  PRICE_AREAS,
  priceAreaOf,
  type PowerCountry,
  type PriceArea,
} from '#contracts/catalogue/power-area.ts'
import {
  monthlyAt,
  powerAgreementOf,
  powerAgreementsIn,
  powerCurrency,
  powerPrice,
  YEARLY_KWH,
  type PowerAgreement,
} from '#contracts/catalogue/power.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh, kroner, toKroner } from '#contracts/kernel/money.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Translate } from '#server/deps.ts'
import { answerParts, type AnswerParts } from './answer-parts.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import type { ArticleIndex } from './article-index.ts'
import type { PowerAsk } from './language.ts'
import { languages } from './languages.ts'
import { lineOf } from './lines.ts'
import { LANGUAGES } from '#flows/kit/languages/languages.ts'
import { isFiller } from '#flows/kit/words/everyday.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { usageIn } from '#flows/power-onboarding/usage.ts'

/** The slug of the article on the price of power, which is answered with the prices of the day (CHAT-15). */
const POWER_PRICE = 'elpris'

/** "Vi gör av med 42 000 kilowatt" alone is answered with what that costs. */
export function onUsage({ question, asking: { flow, facts }, library: { index } }: QuestionInContext, say: Answers) {
  const article = lineOf(flow) === 'power' && usageIn(question, facts).yearlyKwh ? index.bySlug(POWER_PRICE) : undefined
  return article && say.article(article)
}

/** "18000 kWh" and nothing else is told no more than what that costs. */
export function onUsageAlone(context: QuestionInContext, say: Answers) {
  const { yearlyKwh, rest } = usageIn(context.question, context.asking.facts)
  const { locale } = context.asking
  const isAsked = context.question.includes('?')
  const isAlone =
    !isAsked &&
    yearlyKwh !== undefined &&
    tokensOf(rest).every((word) => isFiller(word, locale) || LANGUAGES[locale].plans.about.includes(word))
  return isAlone ? onUsage(context, say) : undefined
}

/** What is found, with what power costs where the price of power is asked for. */
export function withPowerPrices(
  found: Found,
  question: string,
  { locale, facts, now }: Asking,
  index: ArticleIndex,
  translate: Translate,
): Found {
  const article = found.topic === `faq ${POWER_PRICE}` ? index.bySlug(POWER_PRICE) : undefined
  const parts = answerParts({ locale, day: osloDay(now), translate })
  const sentences = article && powerPriceSentences(question, locale, facts, parts)
  return article && sentences ? parts.found(found.topic, sentences, article.question, answerPath(article)) : found
}

/** What power costs, as far as the area, the agreement and the use are known; nothing where power is not sold. */
function powerPriceSentences(
  question: string,
  locale: Locale,
  facts: Facts,
  { say, day }: AnswerParts,
): string[] | undefined {
  const country = countryOf(locale)
  if (!isPowerCountry(country)) return undefined
  const { yearlyKwh, rest } = usageIn(question, facts)
  const asks = yearlyKwh === undefined ? asksOfPower(question, locale) : 'month'
  const area = areaIn(rest, locale, country) ?? facts.priceArea
  const currency = powerCurrency(country)
  const agreements = powerAgreementsIn(country)
  const monthly = agreements.filter(({ kind }) => kind === 'monthly')
  const fee = ({ fee }: PowerAgreement) => formatMoney(priceOn(fee, day).amount, locale, currency)
  const pricesOf = ({ id }: PowerAgreement) =>
    PRICE_AREAS.filter((one) => area === undefined || one === area).flatMap((one) => powerPrice(id, one, day) ?? [])
  const range = (amounts: readonly number[], format: (amount: number) => string) =>
    spanOf(format(Math.min(...amounts)), format(Math.max(...amounts)))
  const perKwh = (agreement: PowerAgreement) =>
    range(
      pricesOf(agreement).map((price) => price.perKwh),
      (amount) => formatPerKwh(amount, locale, currency),
    )
  const tag = languageTag(locale)
  const listed = (some: readonly PowerAgreement[], line: (agreement: PowerAgreement) => string) =>
    new Intl.ListFormat(tag).format(some.map(line))
  const feeOf = (agreement: PowerAgreement) => `${fee(agreement)} (${agreement.name})`
  const markupOf = (agreement: PowerAgreement) => `${perKwh(agreement)} (${agreement.name})`
  const estimates = (use: number) => {
    const chosen =
      facts.powerAgreement && !CHEAPEST.test(question) ? [powerAgreementOf(facts.powerAgreement)] : agreements
    const estimate = (agreement: PowerAgreement) =>
      range(
        pricesOf(agreement).map((price) => kroner(Math.round(toKroner(monthlyAt(price, use))))),
        (amount) => formatMoney(amount, locale, currency),
      )
    const list = listed(chosen, (agreement) =>
      say(`found.power.month.${agreement.kind}`, { agreement: agreement.name, estimate: estimate(agreement) }),
    )
    return say('found.power.month', { use: new Intl.NumberFormat(tag).format(use), list })
  }
  const told: Record<PowerAsk, () => string[]> = {
    month: () => [
      estimates(yearlyKwh ?? facts.yearlyKwh ?? YEARLY_KWH[country]),
      say('found.power.beside'),
      ...((yearlyKwh ?? facts.yearlyKwh) === undefined ? [say('found.power.use')] : []),
    ],
    fee: () => [say('found.power.fee', { fees: listed(agreements, feeOf) })],
    markup: () => [say('found.power.markup', { markups: listed(monthly, markupOf) }), say('found.power.beside')],
    start: () => [say('found.power.start')],
    rise: () => [say('found.power.rise')],
    hours: () => [say('found.power.hours')],
    price: () => {
      const lines = agreements.map((agreement) =>
        say(`powerOrder.option.${agreement.wording}`, {
          agreement: agreement.name,
          perKwh: perKwh(agreement),
          fee: fee(agreement),
        }),
      )
      const list = lines.join('; ')
      return [
        area === undefined ? say('found.power.anywhere', { list }) : say('found.power.inArea', { area, list }),
        say('found.power.beside'),
      ]
    },
  }
  return told[asks]()
}

/** The kind that is asked first counts. */
const asksOfPower = (question: string, locale: Locale): PowerAsk =>
  languages[locale].powerAsks?.find(([, asks]) => asks.test(question))?.[0] ?? 'price'

/** "57,90–114,90 öre/kWh". */
const spanOf = (least: string, most: string) => (least === most ? most : `${least.replace(/\D+$/u, '')}–${most}`)

const CHEAPEST = /billigst|billigast/iu

/** An area, a part of the country or a postal code that is named. */
function areaIn(said: string, locale: Locale, country: PowerCountry): PriceArea | undefined {
  const text = said.toLowerCase()
  const named = PRICE_AREAS.find((area) => area.startsWith(country) && text.includes(area.toLowerCase()))
  if (named) return named
  const numbered = /elområde (\d)/.exec(text)?.[1]
  const area = PRICE_AREAS.find((one) => numbered !== undefined && one === `SE${numbered}`)
  if (area && country === 'SE') return area
  if (country === 'DK' && WEST.test(text)) return 'DK1'
  if (country === 'DK' && EAST.test(text)) return 'DK2'
  const code = POSTAL_CODE[country].exec(text)?.[0]
  const postalCode = code === undefined ? undefined : readPostalCode(code, locale)
  return postalCode === undefined ? undefined : priceAreaOf(country, postalCode)
}

const WEST = /vestdanmark|jylland|(?<!\p{L})fyn(?!\p{L})|vest for storebælt/u
const EAST = /østdanmark|sjælland|københavn|øst for storebælt/u
const POSTAL_CODE: Record<PowerCountry, RegExp> = {
  SE: /(?<![\d.,])\d{3} ?\d{2}(?![\d.,]*\d)/u,
  DK: /(?<![\d.,])(?!20[23])\d{4}(?![\d.,]*\d)/u,
}
