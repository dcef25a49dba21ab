import {
  isPowerCountry,
  PRICE_AREAS,
  priceAreaOf,
  type PowerCountry,
  type PriceArea,
} from '#contracts/catalogue/power-area.ts'
import type { Found } from '#contracts/chat/found.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isEveryday } from '#flows/kit/words/everyday.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { folded, readTowns } from '#server/registers/postal-codes.ts'
import type { Translate } from '#server/deps.ts'
import { answerParts } from './answer-parts.ts'
import type { QuestionInContext } from './article-answers.ts'
import { isCommon } from './speech.ts'

const ASKS_AREA = /(?:el|pris)områd|(?<!\p{L})(?:se ?[1-4]|dk ?[12])(?![\p{L}\d])|(?:el|pris)zon/iu
const ASKS_DEARER = /dyr|billig|pris(?!områd|zon)|kost|skillnad|forskel/iu
const LENGTHS = [3, 2, 1]
const IN = new Set(['i', 'på'])

/** "Vilket elområde har Malmö": the area of a town that is named, or else of the visitor's own address. */
export function onPriceArea(
  { question, asking: { locale, facts, now }, library: { index } }: QuestionInContext,
  translate: Translate,
): Found | undefined {
  const country = countryOf(locale)
  if (!isPowerCountry(country) || !ASKS_AREA.test(question) || ASKS_DEARER.test(question)) return undefined
  const article = index.bySlug('elomrade') ?? index.bySlug('prisomraade')
  const named = townIn(question, locale, country)
  const own = facts.priceArea && facts.city ? { town: facts.city, area: facts.priceArea } : undefined
  const { town, area } = named ?? own ?? {}
  if (!article || town === undefined || area === undefined) return undefined
  const parts = answerParts({ locale, day: osloDay(now), translate })
  return parts.found(
    `faq ${article.slug}`,
    [parts.say('found.power.area', { town, area })],
    article.question,
    answerPath(article),
  )
}

/** A town that is named, with its price area; none where the town stands in several. */
function townIn(
  question: string,
  locale: Locale,
  country: PowerCountry,
): { town: string; area: PriceArea | undefined } | undefined {
  const towns = townsOf(country)
  const words = tokensOf(question)
  const isName = (word: string) => !isCommon(word, locale) && !isEveryday(word, locale) && !ASKS_AREA.test(word)
  const found = LENGTHS.flatMap((length) =>
    [...words.keys()].flatMap((at) => {
      const some = words.slice(at, at + length)
      // "Bor i Lund" is about Lund, and Bor is a town too.
      const isVerb = IN.has(words[at + length] ?? '') && words.length > at + length + 1
      const isNamed = some.length === length && some.every(isName) && !isVerb
      return (isNamed ? towns.get(folded(some.join(' '))) : undefined) ?? []
    }),
  )[0]
  return found && { town: found.town, area: areaOf(found.codes, country) }
}

function areaOf(codes: readonly string[], country: PowerCountry): PriceArea | undefined {
  const areas = new Set(codes.map((code) => priceAreaOf(country, code)))
  return areas.size === 1 ? PRICE_AREAS.find((area) => areas.has(area)) : undefined
}

/** Read when first asked. */
const known = new Map<PowerCountry, ReturnType<typeof readTowns>>()
function townsOf(country: PowerCountry): ReturnType<typeof readTowns> {
  const towns = known.get(country) ?? readTowns(country)
  known.set(country, towns)
  return towns
}
