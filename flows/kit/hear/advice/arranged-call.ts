import type { Act } from '#contracts/chat/act.ts'
import { translateKit } from '../../kit-texts.ts'
import { understand } from '../../understand.ts'
import { callTimesIn } from '../../words/call-time.ts'
import { refusesCall } from '../../words/requests.ts'
import { phraseOf } from '../../words/tokens.ts'
import { BACK, leadsBack } from '../choices/leads-back.ts'
import { chose, said, type Reader } from '../heard.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { saysNone } from '../../values/without.ts'
import { matchOf } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'

const FORGETS = new RegExp(String.raw`^(?:(?:${anyOf('opens')}) )*(?:${anyOf('forget')})$`, 'u')
const CHANGES = new RegExp(String.raw`(?<!\S)(?:${anyOf('changes', 'removes', 'forget')})(?!\S)`, 'u')
const AFTER_ALL = new RegExp(String.raw` (?:${anyOf('stead')})$`, 'u')

/**
 * Where a call of customer service is arranged: "glem det, videre med bestillingen" leads back to the order, and who would
 * rather have an e-mail is told where to write. Once it is arranged, it is moved and cancelled by customer service (BEY-10).
 */
export const byArrangedCall: Reader = (reading) => {
  const { ask, flowContext, utterance, words, candidates, translate } = reading
  const { locale, today, facts } = flowContext
  if (!leadsBack(ask, flowContext)) return undefined
  const phrase = phraseOf(utterance)
  const clauses = partsOf(utterance).map(({ text }) => text.replace(AND, ''))
  const isBack = clauses.some((clause) => {
    const named = understand(clause, candidates, locale)
    return named?.kind === 'chosen' && named.payload === BACK
  })
  if (facts.leadId !== undefined) {
    const isOfCall =
      refusesCall(phrase.replace(AFTER_ALL, '')) ||
      CHANGES.test(phrase) ||
      callTimesIn(utterance, [], today) !== undefined
    return isOfCall && !isBack
      ? said(reading, { topic: 'call arranged', text: translateKit(translate, 'kit.call.arranged') })
      : undefined
  }
  if (FORGETS.test(phrase) || (isBack && clauses.length > 1)) return chose(reading, BACK, 'back to the order')
  return wishesEmail(utterance, locale)
    ? said(
        reading,
        { topic: 'e-mail instead of a call', text: translateKit(translate, 'kit.call.email') },
        byEmail(words),
      )
    : undefined
}

const byEmail = (words: string): Act => ({ kind: 'wish', for: 'person', words, sure: 0.9, why: 'asks for an e-mail' })

/** "Send meg heller en e-post", "can you email me instead". */
export const wishesEmail = (utterance: string, locale: Parameters<typeof matchOf>[1]): boolean =>
  !utterance.includes('@') &&
  !saysNone('email', utterance) &&
  matchOf(phraseOf(utterance), locale, 'emailWish') !== undefined
