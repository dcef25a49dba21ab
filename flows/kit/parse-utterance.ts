import { planOn } from '#contracts/catalogue/plans.ts'
import { SOMETHING_ELSE, TALK_TO_US, type Answered } from './flow-event.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { InputRuleName } from './input-rules.ts'
import { inputRule } from './input-rules.ts'
import { optionsAt, toldChoice } from './options.ts'
import { titleOf, type Translate } from './render-elements.ts'
import { allNamed, understand, type Candidate } from './understand.ts'
import { asksWhy, wantsBack, wantsPerson } from './words/requests.ts'
import { callTimesIn } from './words/call-time.ts'
import { isQuestion } from './words/everyday.ts'
import { phraseOf } from './words/tokens.ts'
import type { Ask, Flow, FlowContext } from './flow.ts'

/** Rules that take nearly anything: what asks something is no name and no street, if an answer to it is found. */
const LAX: ReadonlySet<InputRuleName> = new Set(['name', 'childName', 'street', 'city', 'supplier'])

/**
 * What typed words come to. Where `lookUp` is set they may be a question: if an answer is found, it goes into the event as `found`. `asked`:
 * they are one, answer or not. `back`: they take the last answer back, where there is one.
 */
export type Heard = { event: Answered; lookUp: boolean; asked?: boolean; back?: true }

/**
 * Hears what was typed at a step (CHAT-15): an answer its rule reads, a wish for a person, one of the answers offered by title,
 * name or likeness, or else perhaps a question. Pure; the log keeps the event, so a replay does not hear again.
 */
export function parseUtterance(
  flow: Flow,
  step: string,
  flowContext: FlowContext,
  utterance: string,
  translate: Translate,
): Heard {
  const typed: Answered = { type: 'visitor.answered', utterance }
  const asked = flow.steps[step]
  if (!asked || !('ask' in asked)) return { event: typed, lookUp: false }
  const { locale } = flowContext
  const chose = (payload: string): Heard => ({ event: { ...typed, payload }, lookUp: false })
  const candidates = candidatesAt(flow, step, flowContext, translate)
  const rule = asked.ask.input?.rule
  const plain = plainText(utterance)
  const titled = candidates.find(({ title }) => plainText(title) === plain)
  if (titled) return chose(titled.payload)
  if (plain === plainText(translate('kit.somethingElse', {}))) return chose(SOMETHING_ELSE)
  const isAnswer = rule !== undefined && inputRule(rule).read(utterance, flowContext) !== undefined
  if (isAnswer && !LAX.has(rule)) return { event: typed, lookUp: false }
  const time = calledAt(flow, step, flowContext, utterance)
  if (time)
    return time.length === 1 && time[0] !== undefined
      ? chose(time[0])
      : {
          event: {
            ...typed,
            ...(time.length > 0
              ? { unsure: time }
              : { found: { topic: 'call times', text: translate('talk.outside', {}) } }),
          },
          lookUp: false,
        }
  const [declared, ...others] = candidates.filter(
    ({ words, hidden }) => !hidden && words.some((name) => phraseOf(name) === phraseOf(utterance)),
  )
  if (declared && others.length === 0) return chose(declared.payload)
  if (wantsPerson(utterance, locale)) return chose(TALK_TO_US)
  const why = whyAt(asked.ask, utterance, locale, translate)
  if (why) return { event: { ...typed, found: { topic: `why ${step}`, text: why } }, lookUp: false }
  if (isAnswer) return { event: typed, lookUp: isQuestion(utterance, locale) }
  const several = severalAt(flow, asked.ask, flowContext, utterance, candidates)
  if (several) return chose(several)
  const understood = understand(utterance, candidates, locale)
  const told = rule || isQuestion(utterance, locale) ? undefined : toldChoice(asked.ask, utterance, flowContext)
  if (told && (understood?.kind !== 'chosen' || understood.payload === told.payload))
    return { event: typed, lookUp: false }
  if (understood?.kind === 'chosen') return chose(understood.payload)
  if (understood) return { event: { ...typed, unsure: understood.payloads }, lookUp: false }
  return {
    event: typed,
    lookUp: true,
    asked: isQuestion(utterance, locale) && /\p{L}{2}/u.test(utterance),
    ...(wantsBack(utterance, locale) && { back: true }),
  }
}

/** Several answers of an offer that takes many, named at once; undefined where one only, or something else, was named. */
function severalAt(
  flow: Flow,
  { offer }: Ask<string>,
  flowContext: FlowContext,
  utterance: string,
  candidates: readonly Candidate[],
): string | undefined {
  if (!offer?.many) return undefined
  const offered = new Set(flow.offers[offer.from]?.(flowContext).map(({ payload }) => payload))
  const named = allNamed(
    utterance,
    candidates.filter(({ payload }) => offered.has(payload)),
    flowContext.locale,
  )
  return named.length > 1 ? named.join('+') : undefined
}

/** The call times that were meant where calls are offered; none where it was another time, undefined where it was no time. */
function calledAt(flow: Flow, step: string, flowContext: FlowContext, utterance: string): string[] | undefined {
  const offered = optionsAt(flow, step, flowContext).flatMap((option) =>
    'call' in option && option.call ? [{ payload: option.payload, call: option.call }] : [],
  )
  if (offered.length === 0) return undefined
  return callTimesIn(
    utterance,
    offered.map(({ call }) => call),
    flowContext.today,
  )?.flatMap((at) => offered[at]?.payload ?? [])
}

/** Why a question is asked, where a visitor asks just that: in its own words, else in those of what it asks for. */
function whyAt(
  { why, input }: Ask<string>,
  utterance: string,
  locale: Locale,
  translate: Translate,
): string | undefined {
  const general = input && inputRule(input.rule).why
  const id = why ?? general
  return id !== undefined && asksWhy(utterance, general ?? id, locale) ? translate(id, {}) : undefined
}

function candidatesAt(flow: Flow, step: string, flowContext: FlowContext, translate: Translate): Candidate[] {
  const values = flow.values(flowContext)
  const named = (id: string): string[] => {
    const words = translate(`${id}.words`, {})
    return words === `${id}.words` ? [] : words.split('|')
  }
  const person = { payload: TALK_TO_US, title: 'kit.talkToUs', exact: false, hidden: true as const }
  return [...optionsAt(flow, step, flowContext), person].map((option) => ({
    payload: option.payload,
    title: titleOf(option, values, translate, flowContext.locale),
    words: named(option.title),
    exact: option.exact,
    hidden: option.hidden === true,
    ...('learn' in option && option.learn?.plan && { plan: planOn(option.learn.plan, flowContext.today) }),
    ...('ages' in option && option.ages && { ages: option.ages }),
  }))
}

const plainText = (text: string) => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ')
