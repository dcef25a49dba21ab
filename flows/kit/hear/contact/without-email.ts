import { TALK_TO_US } from '../../flow-event.ts'
import type { Flow } from '../../flow.ts'
import { translateKit } from '../../kit-texts.ts'
import { saysNone } from '../../values/without.ts'
import { choiceWords } from '../../words/language-words.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { emailsIn } from '../../words/find-values.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'
import { heard, said, type Reader } from '../heard.ts'

/** "Ikke e-post, bare ring": an address that is known is left out, where its question can be skipped (HEAR-04). */
export const byWithoutEmail: Reader = (reading) => {
  const { flow, flowContext, utterance, words, awaited, isAsking } = reading
  const payload = skipOfEmail(flow)
  const isKnown = flowContext.facts.email !== undefined && awaited !== 'email'
  if (!isKnown || isAsking || emailsIn(utterance).length > 0) return undefined
  const leavesOut = partsOf(utterance).some(({ text }) => {
    const clause = phraseOf(text.replace(AND, ''))
    return LEAVES_OUT.test(clause) && tokensOf(clause).length <= MOST_WORDS && namesEmail(clause)
  })
  // Where it cannot be left out, whoever has none after all is told what to do instead.
  if (payload === undefined)
    return leavesOut ||
      (AFTER_ALL.test(utterance) && saysNone('email', withoutHedges(utterance.replace(AFTER_ALL, ''))))
      ? said(reading, { topic: 'without email', text: translateKit(reading.translate, 'rule.email.without') })
      : undefined
  return leavesOut
    ? heard(reading, {}, [
        { kind: 'correction', fact: 'email', payload, words, sure: 0.9, why: 'the address is left out' },
      ])
    : undefined

  function namesEmail(clause: string): boolean {
    return factsNamed(clause, flowContext.locale).includes('email')
  }
}

/** Where an adviser calls, the way past the question of the address. */
function skipOfEmail({ steps, callWishReply }: Flow): string | undefined {
  if (callWishReply === undefined) return undefined
  const asked = Object.values(steps).find((step) => 'ask' in step && step.ask.input?.write === 'email')
  const choices = asked && 'ask' in asked ? Object.entries(asked.ask.choices ?? {}) : []
  return choices.find(([payload, { learn, reads }]) => payload !== TALK_TO_US && !learn && !reads)?.[0]
}

const MOST_WORDS = 6
const AFTER_ALL = new RegExp(String.raw`[\s,]+(?:${anyOf('stead')}|${anyOf('longer')})[.!]*$`, 'iu')
const LEAVES_OUT = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')}|${anyOf('adverbs')}) )*(?:${anyOf('denies')}|${anyOf('drops')}|${anyOf('removes')}|${[...choiceWords('none')].join('|')})(?: |$)`,
  'u',
)
