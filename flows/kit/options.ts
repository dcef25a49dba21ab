import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowEvent } from './flow-event.ts'
import { inputRule } from './input-rules.ts'
import { isPlain } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'
import type { Ask, Flow, Option, FlowContext } from './flow.ts'

export type Offered = Option & { exact: boolean; saysNo?: true; ages?: readonly [from: number, below: number] }

/** Per context, which is never changed, and flow: an utterance asks for the same options many times while it is heard. */
const OFFERED = new WeakMap<FlowContext, WeakMap<Flow['steps'], Map<string, readonly Offered[]>>>()

export function optionsAt(
  flow: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
): readonly Offered[] {
  const ofContext = OFFERED.get(flowContext) ?? new WeakMap<Flow['steps'], Map<string, readonly Offered[]>>()
  OFFERED.set(flowContext, ofContext)
  const ofFlow = ofContext.get(flow.steps) ?? new Map<string, readonly Offered[]>()
  ofContext.set(flow.steps, ofFlow)
  const options = ofFlow.get(name) ?? offeredAt(flow, name, flowContext)
  ofFlow.set(name, options)
  return options
}

function offeredAt(
  { steps, offers }: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
): Offered[] {
  const step = steps[name]
  if (!step || !('ask' in step)) return []
  const { choices = {}, offer } = step.ask
  const offered = offer ? (offers[offer.from]?.(flowContext) ?? []).map((option) => ({ ...option, exact: false })) : []
  const chosen = Object.entries(choices).map(
    ([payload, { title, icon, learn, exact, proves, ages, saysNo, hidden }]) => ({
      payload,
      title,
      ...(icon && { icon }),
      ...(learn && { learn }),
      ...(ages && { ages }),
      ...(saysNo && { saysNo }),
      ...(hidden && { hidden }),
      ...(proves?.includes('confirmation') && { obliges: true as const }),
      exact: exact === true || (proves?.length ?? 0) > 0,
    }),
  )
  return offer?.last ? [...chosen, ...offered] : [...offered, ...chosen]
}

export type Offer = Pick<NonNullable<Ask<string>['offer']>, 'from' | 'many'>

/**
 * The option for a payload. With `many`, a payload may join several with `+`, each applied on top of the ones before.
 */
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

/** True when the answer chooses the first suggestion without ticking its consent box (CHAT-10). */
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

/** The choice selected by a typed value ("912 34 567" where a number can be ported); undefined for a negated text. */
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
