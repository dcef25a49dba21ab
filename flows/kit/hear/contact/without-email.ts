import { TALK_TO_US } from '../../flow-event.ts'
import type { InputRuleName } from '../../input-rules.ts'
import type { Flow } from '../../flow.ts'
import { translateKit } from '../../kit-texts.ts'
import { namesNone, saysNone } from '../../values/without.ts'
import { choiceWords } from '../../words/language-words.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { emailsIn } from '../../words/find-values.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'
import { answersNow, askedBack, heard, said, type Heard, type Reader } from '../heard.ts'
import type { Place } from '../place.ts'

const noneOf = (said: string) => {
  const bare = withoutHedges(said)
  return (['email', 'phone'] as const).find((kind) => namesNone(kind, bare))
}

/** Whether a question asks for an address or a number itself, or for a comment. */
const asksContact = (rule: InputRuleName | undefined) => rule === 'phone' || rule === 'email' || rule === 'text'

/** "No email" where something else is asked refuses nothing of it, and goes with a lead as a note (HEAR-07). */
export const byNoContact: Reader = (reading) => {
  const { flow, utterance, words, rule, translate } = reading
  const kind = asksContact(rule) || utterance.length > LONGEST ? undefined : noneOf(utterance)
  if (kind === undefined) return undefined
  const { adviserNotes } = flow
  return adviserNotes && kind === 'email'
    ? said(
        reading,
        { topic: 'adviser note', text: translate(adviserNotes.reply, {}) },
        { kind: 'note', words, sure: 0.9, why: 'tells the adviser of no e-mail' },
      )
    : said(reading, { topic: `no ${kind}`, text: translateKit(translate, `rule.${kind}.without`) })
}
const LONGEST = 120
/** The topics of it. */
export const NO_CONTACT: ReadonlySet<string> = new Set(['no email', 'no phone'])

/** "I have no email but yes": both are heard, and what answers is asked back, for it has a reservation. */
export function besideNoContact(
  utterance: string,
  read: (said: string) => Heard,
  { flow, step }: Place,
): Heard | undefined {
  const asked = flow.steps[step]
  const parts = utterance.length > LONGEST ? [] : partsOf(utterance)
  if (!asked || !('ask' in asked) || asksContact(asked.ask.input?.rule) || parts.length < 2) return undefined
  const none = parts.find(({ text }) => noneOf(text.replace(AND, '')) !== undefined)
  if (none === undefined) return undefined
  const rest = parts.flatMap((part) => (part === none ? [] : [`${part.text}${part.end}`])).join('')
  const answer = read(rest.replace(AND, '').replace(/[\s,;.]+$/, ''))
  const { event } = read(none.text.replace(AND, ''))
  if (!answersNow(answer)) return { ...answer, event: { ...event, utterance }, lookUp: false }
  const { event: asking } = answer.event.payload === undefined ? answer : askedBack(answer, utterance)
  const acts = [...(asking.acts ?? []), ...(event.acts ?? [])]
  return { ...answer, event: { ...asking, utterance, acts, ...(event.found && { found: event.found }) } }
}

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
const AFTER_ALL = new RegExp(String.raw`[\s,]+(?:${anyOf('stead', 'longer')})[.!]*$`, 'iu')
const LEAVES_OUT = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'adverbs')}) )*(?:${anyOf('denies', 'drops', 'removes')}|${[...choiceWords('none')].join('|')})(?: |$)`,
  'u',
)
