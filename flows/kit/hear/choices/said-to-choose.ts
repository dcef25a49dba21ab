import type { Locale } from '#contracts/kernel/locale.ts'
import { anyChoice, anyDoubt } from '../../words/language-words.ts'
import { whollyNamed } from '../../likeness.ts'
import { understand } from '../../understand.ts'
import { isNot } from '../../words/everyday.ts'
import { withoutNumber } from '../../words/find-values.ts'
import { tokensOf } from '../../words/tokens.ts'
import { withoutWhereabouts } from './candidates.ts'
import { takesAway } from './takes-away.ts'
import { partsOf } from '../sentence/clauses.ts'
import { contrastsIn, preferredIn } from '../sentence/contrast.ts'
import { anyOf, wordsOf } from '../sentence/forms.ts'
import type { Reading } from '../reading.ts'

/** What may name an option: the numbers of a date or a telephone are no amount of data. */
export const saidToChoose = (reading: Reading): string =>
  reading.besides.reduce(
    (left, { words }) => withoutNumber(left.replace(words, ' '), words),
    withoutWhereabouts(reading.ask, withoutAsides(reading)),
  )

/** "Heller 12 gb enn 6" means the first of two that are named, "ikke meg, kona" means the second. */
export function meantOfTwo(said: string, { candidates, flowContext: { locale } }: Reading) {
  const named = (part: string) => understand(part, candidates, locale)
  const preferred = preferredIn(said)
  const meant = preferred && named(preferred.denied) ? named(preferred.meant) : undefined
  if (meant) return meant
  if (!said.includes(',') || tokensOf(said).length > FEW) return undefined
  return contrastsIn(said)
    .filter(({ denied }) => named(denied)?.kind === 'chosen')
    .map(({ meant }) => named(meant))
    .find((meant) => meant?.kind === 'chosen')
}

const FEW = 5

/**
 * Without a clause that complains of a price ("dyrt med nytt nummer"). Of what is offered, without what was had before and
 * what others have: "hade fast förut", "grannen har fast". Where several may be chosen, also without what is not to be
 * had: "no cabin".
 */
function withoutAsides({ utterance, ask, candidates, flowContext: { locale } }: Reading): string {
  const parts = partsOf(utterance)
  const left = parts.filter(
    ({ text }) =>
      !(complains(text, locale) && understand(text, candidates, locale)?.kind === 'chosen') &&
      !(ask.consent !== undefined && BINDS.test(text)) &&
      !(ask.offer && isAside(text)) &&
      !(ask.offer?.many === true && takesAway(text)),
  )
  return left.length === parts.length ? utterance : left.map(({ text, end }) => `${text}${end}`).join('')
}

const complains = (clause: string, locale: Locale): boolean =>
  DEAR.test(clause) && !tokensOf(clause).some((word) => isNot(word, locale))

const isAside = (clause: string): boolean => (HAD.test(clause) && BEFORE.test(clause)) || OTHERS_HAVE.test(clause)

const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const HAD = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('opens')})\s+)*(?:(?:${anyOf('subject')})\s+)?(?:${anyDoubt('had')})(?!\p{L})`,
  'iu',
)
const BEFORE = new RegExp(whole(anyDoubt('beforeNow')), 'iu')
const DEAR = new RegExp(whole(anyOf('dear')), 'iu')
const OTHERS_HAVE = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('my')})\s+)?(?:${anyOf('others')})\s+(?:(?:${anyOf('my')})\s+)?(?:${anyDoubt('has')})(?!\p{L})`,
  'iu',
)

/** "Jeg vil ikke binde meg" is about the agreement, and refuses no consent. */
export const BINDS = new RegExp(whole(anyChoice('bindsPhrases')), 'iu')

/** How sure it is that an option is meant where nothing else is said, so that it is named in no aside. */
export const ALL_SAID = 0.95

export const isAllSaid = ({ utterance, candidates, flowContext }: Reading, payload: string): boolean =>
  whollyNamed(utterance, candidates, flowContext.locale, (word) => TELLS.has(word)) === payload
const TELLS = new Set([...wordsOf('is'), ...wordsOf('should')])
