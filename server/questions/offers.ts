import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Answers } from './answers.ts'
import { askedAbout, wordsBeside } from './ask-words.ts'
import type { OfferWords } from './language.ts'
import { languages } from './languages.ts'
import { lineOf } from './lines.ts'
import { isCommon } from './speech.ts'

/** What an offer of insurance or refinancing costs, binds to and saves. */
export function onOffer(said: readonly string[], { locale, flow }: Asking, say: Answers) {
  const line = lineOf(flow)
  if (line !== 'insurance' && line !== 'refinancing') return undefined
  const about = askedAbout(said, locale)
  // How the insurance itself is paid is told by who sells it.
  if (about('pay') && !about('price') && said.some((word) => OF_TIME.has(word))) return undefined
  const beside = (kinds: Parameters<typeof wordsBeside>[2]) =>
    wordsBeside(said, locale, kinds).filter(
      (word) => !/^\d/.test(word) && !isCommon(word, locale) && !isBesidePrice(word) && !SAVES.has(word),
    )
  const isOfUs = said.some((word) => US.has(word))
  const saves = said.some((word) => SAVES.has(word))
  if (saves && !isOfUs && beside(['what', 'pay', 'price']).length === 0) return say.savingOf(line)
  const isOurs = isOfUs && (saves || said.some((word) => EARNS.has(word)))
  const isOurWord = (word: string) => US.has(word) || SAVES.has(word) || EARNS.has(word)
  const isOffer = isOurs || about('price') || about('pay') || said.some((word) => OFFERS.has(word))
  const others = beside(['price', 'pay', 'what', 'all', 'free']).filter(
    (word) => !OFFERS.has(word) && !(isOurs && isOurWord(word)),
  )
  return isOffer && others.length === 0 ? say.offerOf(line) : undefined
}

const ofEvery = (kind: keyof OfferWords): ReadonlySet<string> =>
  new Set(LOCALES.flatMap((locale) => languages[locale].offerWords[kind]))
const OFFERS = ofEvery('offers')
const OF_TIME = ofEvery('ofTime')
const US = ofEvery('us')
const SAVES = ofEvery('saves')
const EARNS = ofEvery('earns')
const BESIDE_PRICE = ofEvery('besidePrice')

export const isBesidePrice = (word: string): boolean => BESIDE_PRICE.has(word)
