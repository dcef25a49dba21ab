import { countryOf } from '#contracts/kernel/country.ts'
import { isSamePlace } from '../../values/place.ts'
import { anyAddressWord } from '../../words/address-words.ts'
import { isNot } from '../../words/everyday.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { anyChoice, anyLink } from '../../words/language-words.ts'
import { tokensOf } from '../../words/tokens.ts'
import { partsOf } from '../sentence/clauses.ts'
import { anyOf, speaksOfOthers, tellsOfMore } from '../sentence/forms.ts'
import { heard, type Reader } from '../heard.ts'

/** "Jeg har flyttet til Drammen" where an address of another town is known: it is asked for anew (HEAR-04). */
export const byMovedToTown: Reader = (reading) => {
  const { utterance, isAsking, flowContext, registers, words } = reading
  const { facts, locale } = flowContext
  if (facts.street === undefined || isAsking || /\d/.test(utterance)) return undefined
  if (speaksOfOthers(utterance) || tellsOfMore(utterance)) return undefined
  const isMoving = HAS_MOVED.test(utterance)
  const [town] = partsOf(utterance).flatMap(({ text }) => {
    const isNow = isMoving || NOW.test(text)
    const said = (MOVED.exec(withoutHedges(text)) ?? (isNow ? LIVES.exec(text) : null))?.groups?.['town']
    const place = said === undefined ? undefined : registers.placeNamed(countryOf(locale), said)
    const isOther = place !== undefined && (facts.city === undefined || !isSamePlace(facts.city, place))
    return isOther && !tokensOf(text).some((word) => isNot(word, locale)) ? [place] : []
  })
  const evidence = { kind: 'correction', words, sure: 0.9, why: 'has moved to another town' } as const
  return town === undefined
    ? undefined
    : heard(reading, {}, [
        { ...evidence, fact: 'street' },
        { ...evidence, fact: 'postalCode' },
        { ...evidence, fact: 'city', value: town },
      ])
}

const TOWN = String.raw`(?:${anyAddressWord('toward')}|${anyLink('at')})\s+(?<town>\p{L}[\p{L}-]+(?:\s\p{L}{1,2})??)(?:\s+(?:${anyOf('now')}))?[\s.!]*$`
const HAS = String.raw`(?<!\p{L})(?:${anyChoice('hasMovedPhrases')}|(?<=['’]ve\s+(?:\p{L}+\s+)?)(?:${anyAddressWord('moves')}))(?!\p{L})`
const HAS_MOVED = new RegExp(HAS, 'iu')
const MOVED = new RegExp(String.raw`${HAS}\s+(?:(?:${anyOf('now')}|${anyAddressWord('here')})\s+)?${TOWN}`, 'iu')
const LIVES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('lives')})\s+(?:(?:${anyOf('now', 'subject')})\s+)*${TOWN}`,
  'iu',
)
const NOW = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('now')})(?!\p{L})`, 'iu')
