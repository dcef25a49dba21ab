import { understand } from '../../understand.ts'
import { openingOf } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'
import { KEPT } from '../told/told-facts.ts'
import type { Reading } from '../reading.ts'
import { isPosition } from './choice-corrections.ts'

/** "Nej, behåll den första mejlen" refuses no terms. */
export function keepsAnother({ utterance, candidates, flowContext: { locale } }: Reading, payload: string): boolean {
  const chosen = candidates.find((one) => one.payload === payload)
  const isOfKeeping = [chosen?.title ?? '', ...(chosen?.words ?? [])].some((name) => KEPT.test(name))
  const kept = utterance.replace(KEEPS_AHEAD, '')
  // "Nej, behåll det rörliga" chooses it.
  const isNamed =
    kept !== utterance && !isPosition(kept, locale) && understand(kept, candidates, locale)?.kind === 'chosen'
  return !isNamed && KEPT.test(utterance) && openingOf(tokensOf(utterance), locale) === 'no' && !isOfKeeping
}

const KEEPS_AHEAD = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'repairs')})[\s,.]+)*(?:${anyOf('keeps')})\s+`, 'iu')
