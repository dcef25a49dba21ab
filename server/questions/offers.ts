import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Answers } from './answers.ts'
import { askedAbout, wordsBeside } from './ask-words.ts'
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
      (word) => !/^\d/.test(word) && !isCommon(word, locale) && !PLAIN.has(word) && !SAVES.has(word),
    )
  if (
    said.some((word) => SAVES.has(word)) &&
    !said.some((word) => US.has(word)) &&
    beside(['what', 'pay', 'price']).length === 0
  )
    return say.savingOf(line)
  const isOurs = said.some((word) => US.has(word)) && said.some((word) => SAVES.has(word) || word === 'earn')
  const isOffer = isOurs || about('price') || about('pay') || said.some((word) => OFFERS.has(word))
  return isOffer &&
    beside(['price', 'pay', 'what', 'all', 'free']).filter(
      (word) => !OFFERS.has(word) && !(isOurs && (US.has(word) || SAVES.has(word) || word === 'earn')),
    ).length === 0
    ? say.offerOf(line)
    : undefined
}

const OFFERS = new Set(
  'gratis free help hjelpen hjelp bindende binder forplikter forpliktende uforpliktende binding banker bankene banks samarbeider bruker spør jobber'.split(
    ' ',
  ),
)
const OF_TIME = new Set([
  'månedlig',
  'månedsvis',
  'kvartalsvis',
  'halvårlig',
  'årlig',
  'avdrag',
  'monthly',
  'quarterly',
  'yearly',
  'instalments',
  'installments',
])
/** Who is asked: "hva tjener dere" is not what the visitor saves. */
const US = new Set(['dere', 'you'])
const SAVES = new Set(['spare', 'sparer', 'spart', 'besparelse', 'tjene', 'tjener', 'save', 'saving', 'savings'])

/** Words beside a price that make it no other question. */
export const PLAIN = new Set(
  'være kunde mye mykje vis vise se gi send oversikt nytt ny få ett per pr for hver dag mine '
    .concat(
      'måned måneden månaden mnd månedlig mobil mobilen mobilabonnement data gb month monthly mobile kr kroner deres total totalt totalpris totalen sammen summen sum egentlig nå',
    )
    .split(' '),
)
