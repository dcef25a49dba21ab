import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '../words/everyday.ts'
import { phraseOf } from '../words/tokens.ts'
import { matchOf } from './cues.ts'

/** What finds its own way from any question of any flow (HEAR-08). */
export function wishOrComplaint(utterance: string, locale: Locale): Act | undefined {
  const phrase = phraseOf(utterance)
  const evidence = (cue: Parameters<typeof matchOf>[2]) => {
    const words = matchOf(phrase, locale, cue)
    return words === undefined ? undefined : { words, sure: 0.9, why: `says: ${words}` }
  }
  const sorrow = evidence('sorrow')
  if (sorrow) return { kind: 'sorrow', ...sorrow }
  const wishes = locale === 'en_US' ? undefined : evidence('english')
  if (wishes) return { kind: 'wish', for: 'english', ...wishes }
  for (const about of ['login', 'bill', 'service'] as const) {
    const complaint = evidence(about)
    if (complaint) return { kind: 'complaint', about, ...complaint }
  }
  const cancels = isQuestion(utterance, locale) ? undefined : evidence('cancel')
  if (cancels) return { kind: 'wish', for: 'cancel', ...cancels }
  return undefined
}
