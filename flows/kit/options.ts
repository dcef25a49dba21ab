import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowEvent } from './flow-event.ts'
import { inputRule } from './input-rules.ts'
import { isPlain } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'
import type { Ask, Flow, Option, FlowContext } from './flow.ts'

/** An option of a question with what the question knows of it. `exact`: typed words count only as they are declared. */
export type Offered = Option & { exact: boolean; ages?: readonly [from: number, below: number] }

/** Everything that can be chosen at a step, in the order it is shown; those that are only understood when typed are marked hidden. */
export function optionsAt(
  { steps, offers }: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
): Offered[] {
  const step = steps[name]
  if (!step || !('ask' in step)) return []
  const { choices = {}, offer } = step.ask
  return [
    ...(offer ? (offers[offer.from]?.(flowContext) ?? []).map((option) => ({ ...option, exact: false })) : []),
    ...Object.entries(choices).map(([payload, { title, icon, learn, exact, proves, ages }]) => ({
      payload,
      title,
      ...(icon && { icon }),
      ...(learn && { learn }),
      ...(ages && { ages }),
      exact: exact === true || (proves?.length ?? 0) > 0,
    })),
  ]
}

/** Which offer a question has, and whether several of it can be taken at once. */
export type Offer = Pick<NonNullable<Ask<string>['offer']>, 'from' | 'many'>

/** What a payload of an offer stands for: one of its options, or several of them with + between, each on top of the one before, where it takes many. */
export function offeredBy(
  { offers }: Pick<Flow, 'offers'>,
  { from, many }: Offer,
  flowContext: FlowContext,
  payload: string,
): Option | undefined {
  let chosen: Option | undefined
  for (const one of many ? payload.split('+') : [payload]) {
    const facts: Facts = { ...flowContext.facts, ...chosen?.learn }
    const option = offers[from]?.({ ...flowContext, facts }).find((other) => other.payload === one)
    if (!option) return undefined
    chosen = { ...option, payload, learn: { ...chosen?.learn, ...option.learn } }
  }
  return chosen
}

/** Whether a payload can be chosen at a step. */
export function isOption(
  flow: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
  payload: string,
): boolean {
  const step = flow.steps[name]
  const offer = step && 'ask' in step ? step.ask.offer : undefined
  return (
    optionsAt(flow, name, flowContext).some((option) => option.payload === payload) ||
    (offer !== undefined && offeredBy(flow, offer, flowContext, payload) !== undefined)
  )
}

/** Whether an answer chooses what needs the question's box ticked, the first suggestion, without it (CHAT-10). */
export function lacksConsent(
  flow: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
  event: FlowEvent,
): boolean {
  const step = flow.steps[name]
  if (!step || !('ask' in step) || step.ask.consent === undefined || event.type !== 'visitor.answered' || event.consent)
    return false
  return (
    event.payload !== undefined &&
    event.payload === optionsAt(flow, name, flowContext).find(({ hidden }) => !hidden)?.payload
  )
}

/** The choice that is made by typing a value it reads ("912 34 567", where one may bring a number), and what that teaches; none by words that deny. */
export function toldChoice(
  { choices = {} }: Ask<string>,
  utterance: string,
  flowContext: FlowContext,
): { payload: string; learn: Facts } | undefined {
  if (!isPlain(tokensOf(utterance), flowContext.locale)) return undefined
  for (const [payload, { reads, learn }] of Object.entries(choices)) {
    const read = reads && inputRule(reads.rule).read(utterance, flowContext)
    if (reads && read !== undefined) return { payload, learn: { ...learn, [reads.write]: read } }
  }
  return undefined
}
