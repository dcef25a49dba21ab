import type { Act } from '#contracts/chat/act.ts'
import { dayWithoutYear } from '../../words/find-day.ts'
import { partsOf } from './clauses.ts'
import { DENIES_ONE } from '../choices/takes-away.ts'
import { contrastIn } from './contrast.ts'
import { ONLY } from '../corrections/several-corrections.ts'
import { agesIn } from '../../words/ages.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { answersNow, askedBack, type Heard } from '../heard.ts'

const MOST_PARTS = 4
/** A part that answers is asked back, for the rest of the words was not understood. */
const OF_PART = 0.6

/**
 * The longest run of clauses that answers or corrects, where all of them together were not understood: "om tre veckor, då
 * är jag hemma". Of runs of one length the last one is meant ("6 or 12 … ok 6 for now").
 */
export function hearInPart(utterance: string, read: (part: string) => Heard): Heard | undefined {
  const parts = partsOf(utterance)
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined
  const ages = agesIn(tokensOf(utterance))
  for (let length = parts.length - 1; length > 0; length -= 1)
    for (let from = parts.length - length; from >= 0; from -= 1) {
      const run = parts.slice(from, from + length)
      const said = run.map(({ text, end }) => `${text}${end}`).join('')
      // "Katten trenger vi ikke forsikre, bare hunden": what "only" leaves out stands in front of it.
      if (from > 0 && ONLY.test(phraseOf(said))) continue
      // "Det er katt, ikke hund" denies what its first part tells.
      if (from > 0 && DENIES_ONE.test(phraseOf(said)) && contrastIn(utterance)) continue
      // "Til sønnen min, han er 15": his age decides what is meant.
      if (agesIn(tokensOf(said)).length < ages.length) continue
      const heard = read(said.replace(/[\s,;–—-]+$/, ''))
      if (!answersNow(heard)) continue
      const isChoice = heard.event.acts?.every((act) => act.kind === 'answer' && act.payload !== undefined) === true
      if (heard.event.payload?.includes('+')) return { ...heard, event: { ...heard.event, utterance } }
      // A day with its month says itself what it is.
      if (dayWithoutYear(said) !== undefined && run.length === 1 && !isChoice)
        return { ...heard, event: { ...heard.event, utterance } }
      return { ...askedBack(heard, utterance, weakened), lookUp: isChoice }
    }
  return undefined
}

const weakened = (act: Act): Act => (act.kind === 'answer' ? { ...act, sure: Math.min(act.sure, OF_PART) } : act)
