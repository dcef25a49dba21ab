import type { FactName } from '#contracts/chat/facts.ts'
import type { FlowContext } from '../../flow.ts'
import { anyLink } from '../../words/language-words.ts'
import type { ToldFact } from '../told/told-facts.ts'
import { saysCalledOn } from './uses-named.ts'

/** "Nummeret som skal flyttes er 912 34 576". */
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${anyLink('toBeMovedPhrases')})(?!\p{L})`, 'iu')

/** The only number that is known, or the one that is spoken of, is the one that is corrected. */
export const ofKnownNumber = (
  told: ToldFact,
  { facts }: FlowContext,
  denied: readonly FactName[],
  utterance: string,
): ToldFact => {
  if (told.fact !== 'phone') return told
  const isMoved = MOVED.test(utterance) || (denied.includes('portNumber') && !denied.includes('phone'))
  return facts.portNumber !== undefined && ((facts.phone === undefined && !saysCalledOn(utterance)) || isMoved)
    ? { ...told, fact: 'portNumber' }
    : told
}
