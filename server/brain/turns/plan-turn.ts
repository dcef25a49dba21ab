import { isFlowName } from '#contracts/chat/flow-name.ts'
import type { ChatElement, End, UnnumberedElement, Waiting } from '#contracts/chat/element.ts'
import type { ProviderName } from '#contracts/chat/providers.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { followKept, givenAnswer, irreversible, type GivenAnswer, type Mark } from '#flows/kit/change.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import { inputRule, MASK } from '#flows/kit/input-rules.ts'
import { renderElements, type Translate } from '#flows/kit/render-elements.ts'
import { UNKNOWN, type Answered, type FlowEvent, visitorElement } from '#flows/kit/flow-event.ts'
import { begin, turn, type EffectCall, type FlowState, type RunnableFlow, type TurnResult } from '#flows/kit/turn.ts'
import type { Brain } from '#server/brain/brain.ts'
import { entryStep } from '#server/brain/sessions/entry-step.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import { openWith, type OpeningWords } from './speak.ts'
import { factsOf, localeOf } from '#server/brain/sessions/sessions.ts'
import { stepNow, takes } from './not-taken.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import type { TransferTo } from '#flows/kit/flow.ts'

export type Parts = Pick<Brain, 'runtime' | 'speak' | 'languageOf' | 'flowOf' | 'lookUp' | 'openingWords'>

/** What a turn will write. `event` is what the log keeps: a secret answer only masked. */
export type Plan = {
  kind: 'turn'
  flow: RunnableFlow | undefined
  state: FlowState | undefined
  event: unknown
  elements: ChatElement[]
  calls: EffectCall[]
  waiting: Waiting
  ended?: End
  /** The answers it took, with where the conversation stood; and those kept for questions still to come. */
  marks?: Mark[]
  kept?: readonly GivenAnswer[]
  /** Where the conversation goes on at once, in a turn of its own of the same transaction. */
  transferTo?: TransferTo
}

/** Decides a turn without touching anything: what is said, what is called, where the conversation then stands. `lost`: the flow has changed and does not take it; `back`: the visitor takes the last answer back. */
export function planTurn(
  brain: Parts,
  stored: SessionRow,
  incoming: Exclude<Incoming, { kind: 'change' }>,
): Plan | { kind: 'stale' | 'same' | 'lost' | 'back' } {
  if (incoming.kind === 'registration') return unmoved(stored, incoming)
  if (incoming.kind === 'goal') return planGoal(brain, stored, incoming)
  const flow = flowOfRow(brain, stored)
  if (!flow || stored.step === null) return { kind: 'stale' }
  const row = { ...stored, step: stepNow(flow.flow, stored.step) }
  if (incoming.kind === 'returned') return planReturned(brain, row, flow, incoming)
  return incoming.kind === 'settled' ? planSettled(brain, row, flow, incoming) : planAnswer(brain, row, flow, incoming)
}

/** The same goal again finds the conversation as it was; another takes it on to that flow. */
function planGoal(brain: Parts, row: SessionRow, goal: Incoming & { kind: 'goal' }): Plan | { kind: 'same' } {
  const flow = brain.flowOf(goal.flow)
  if (row.flow === goal.flow && row.ended === null) return { kind: 'same' }
  // What is known of a signed-in caller holds only for a conversation that ends with their login.
  const known = row.customerId !== null && goal.facts.customerId === row.customerId ? goal.facts : {}
  const facts = { ...factsOf(row), ...openingFacts({ ...goal, facts: known }) }
  // Who is known is greeted by name, and in the middle of a conversation nobody is greeted anew.
  const greeted = row.cursor > 0 || facts.signedIn === true
  return planned(
    brain,
    row,
    flow,
    begin(flow, entryStep(flow, goal.step), facts, now(brain, row)),
    goal,
    greeted ? {} : { opening: openingOf(brain, flow, goal, localeOf(row)) },
  )
}

/** What the CMS has a conversation begin with, in the languages it is held in. */
export function openingOf(
  { openingWords }: Pick<Brain, 'openingWords'>,
  { flow }: RunnableFlow,
  entry: Parameters<OpeningWords>[0],
  locale: Locale,
): string | undefined {
  return flow.locales.includes(locale) ? openingWords?.(entry, locale) : undefined
}

function planAnswer(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  answer: Incoming & { kind: 'answer' },
): Plan | { kind: 'stale' | 'lost' | 'back' } {
  const { awaiting } = row
  if (!awaiting || row.ended || (answer.answers !== undefined && answer.answers !== awaiting.seq))
    return { kind: 'stale' }
  const { event, back } = heardIn(brain, row, flow, awaiting, answer)
  if (back && !answer.stays) return { kind: 'back' }
  const { payload, found } = event
  const result = step(brain, row, flow, event)
  if (!result) return { kind: 'lost' }
  const secret = isSecret(flow, row.step) && payload === undefined && !(found && isSpeakable(answer.utterance))
  const title =
    payload === undefined
      ? undefined
      : awaiting.suggested_responses.find((suggestion) => suggestion.payload === payload)?.title
  const own = visitorElement(title ?? (secret ? MASK : answer.utterance.trim()), payload)
  const ticked = event.consent && { consentText: awaiting.parameters.consent_label }
  const answered = givenOf(brain, row, flow, event, own)
  const isTaken = answered !== undefined && own.utterance !== ''
  const first = own.utterance ? [isTaken ? { ...own, changeable: true } : own] : []
  const marks = isTaken ? [{ ...answered, seq: row.cursor + 1, flow: flow.flow.name, facts: factsOf(row) }] : []
  const kept = row.kept.filter(({ step: asked }) => asked !== row.step)
  return planned(
    brain,
    row,
    flow,
    result,
    { ...event, kind: 'answer', ...ticked, ...(secret && { utterance: MASK }) },
    { first, marks, kept },
  )
}

function givenOf(
  brain: Parts,
  row: SessionRow,
  { flow }: RunnableFlow,
  event: Answered,
  { utterance: shown }: UnnumberedElement,
) {
  return givenAnswer(
    flow,
    { step: row.step ?? '', facts: factsOf(row), misses: row.misses },
    event,
    shown,
    now(brain, row),
  )
}

/** A return is taken while the conversation waits for that provider; who has gone another way meanwhile has answered already (CHAT-08). */
function planReturned(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  returned: Incoming & { kind: 'returned' },
): Plan | { kind: 'stale' | 'lost' } {
  const { provider, outcome, gives } = returned
  if (row.waiting !== 'external') return { kind: 'stale' }
  if (providerOf(flow, row.step) !== provider) return { kind: row.flowVersion === flow.version ? 'stale' : 'lost' }
  const result = step(brain, row, flow, { type: 'visitor.returned', provider, outcome, gives })
  return result ? planned(brain, row, flow, result, returned, {}) : { kind: 'lost' }
}

/** Whom a step sends its visitor to, if it does. */
export function providerOf({ flow }: RunnableFlow, stepName: string | null): ProviderName | undefined {
  const asking = flow.steps[stepName ?? '']
  return asking && 'ask' in asking ? asking.ask.leave?.to : undefined
}

function planSettled(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  settled: Incoming & { kind: 'settled' },
): Plan | { kind: 'lost' } {
  const { effect, outcome, gives } = settled
  const result = step(brain, row, flow, { type: 'effect.settled', effect, outcome, gives })
  if (!result) return { kind: 'lost' }
  if (result.drafts.length === 0 && result.state.step === row.step) return unmoved(row, settled)
  const plan = planned(brain, row, flow, result, settled, {})
  if (!irreversible(effect, outcome)) return plan
  return {
    ...plan,
    elements: plan.elements.map((element, index) => (index === 0 ? { ...element, seals: true } : element)),
  }
}

type Around = {
  first?: UnnumberedElement[]
  marks?: Mark[]
  kept?: readonly GivenAnswer[]
  opening?: string | undefined
}

/** Puts a transition into a turn; what is asked that has a kept answer is answered with it, in a bubble of the visitor's own. */
export function planned(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  from: TurnResult,
  event: unknown,
  around: Around,
): Plan {
  const locale = localeOf(row)
  const { first = [], marks = [], kept: before = row.kept, opening } = around
  const { result, parts, kept } = followKept(flow, from, row.flow === flow.flow.name ? before : [], now(brain, row))
  const speak: Translate = (id, values) => brain.speak(locale, id, values)
  const elements: ChatElement[] = []
  const number = (said: UnnumberedElement[]) =>
    said.forEach((element) => elements.push({ ...element, seq: row.cursor + elements.length + 1 }))
  const taken: Mark[] = []
  number(first)
  parts.forEach(({ drafts, kept: answer }, at) => {
    number(openWith(renderElements(drafts, speak, locale, languageIn(brain, locale)), at === 0 ? opening : undefined))
    if (!answer) return
    number([{ ...visitorElement(answer.shown, answer.payload), changeable: true }])
    taken.push({ ...answer, seq: row.cursor + elements.length, flow: flow.flow.name })
  })
  const { state, calls, end, transferTo } = result
  const waiting = transferTo ? 'effect' : result.waiting
  return {
    kind: 'turn',
    flow,
    state,
    event,
    elements,
    calls,
    waiting,
    ...(end && { ended: end }),
    ...(transferTo && { transferTo }),
    marks: [...marks, ...taken],
    kept,
  }
}

/** The language tag of a text that is not said in the conversation's own words. */
export const languageIn =
  ({ languageOf }: Pick<Brain, 'languageOf'>, locale: Locale) =>
  (id: string) => {
    const said = languageOf?.(locale, id) ?? locale
    return said === locale ? undefined : languageTag(said)
  }

/** A turn that leaves the conversation where it is. */
function unmoved(row: SessionRow, event: unknown): Plan {
  return {
    kind: 'turn',
    flow: undefined,
    state: undefined,
    event,
    elements: [],
    calls: [],
    waiting: row.waiting,
    ...(row.ended && { ended: row.ended }),
  }
}

/** One transition; undefined where the flow as it is now does not take the event, or fails at it (BEY-02). */
function step(brain: Parts, row: SessionRow, flow: RunnableFlow, event: FlowEvent): TurnResult | undefined {
  const today = now(brain, row)
  if (!takes(flow, row, event, today)) return undefined
  // An outcome that came too late for a step that is gone.
  if (!Object.hasOwn(flow.flow.steps, row.step ?? ''))
    return {
      state: { step: row.step ?? '', facts: factsOf(row), misses: row.misses },
      drafts: [],
      calls: [],
      waiting: row.waiting,
    }
  try {
    return turn(flow, { step: row.step ?? '', facts: factsOf(row), misses: row.misses }, event, today)
  } catch (error) {
    brain.runtime.log.error(
      { flow: flow.flow.name, step: row.step, error: error instanceof Error ? error.name : 'unknown' },
      'a turn failed, the conversation goes on from an earlier question',
    )
    return undefined
  }
}

export const now = (brain: Parts, row: SessionRow) => ({
  today: osloDay(brain.runtime.now()),
  locale: localeOf(row),
  instant: brain.runtime.now(),
})

export function flowOfRow(brain: Parts, row: SessionRow): RunnableFlow | undefined {
  return isFlowName(row.flow) ? brain.flowOf(row.flow) : undefined
}

/** What was tapped (a payload never offered is none), or what was typed, as the step understands it; a question is looked up (CHAT-15). */
function heardIn(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  awaiting: ChatElement,
  { payload, utterance, consent }: Incoming & { kind: 'answer' },
): { event: Answered; back?: boolean | undefined } {
  const typed = {
    type: 'visitor.answered' as const,
    utterance,
    ...(consent && awaiting.parameters.consent_label !== undefined && { consent }),
  }
  if (payload !== undefined)
    return {
      event: {
        ...typed,
        ...(awaiting.suggested_responses.some((suggestion) => suggestion.payload === payload) && { payload }),
      },
    }
  const locale = localeOf(row)
  const facts = factsOf(row)
  const { event, lookUp, asked, back } = parseUtterance(
    flow.flow,
    row.step ?? '',
    { facts, ...now(brain, row) },
    utterance,
    (id, values) => brain.speak(locale, id, values),
  )
  const answer = lookUp
    ? brain.lookUp?.(utterance, { locale, facts, now: brain.runtime.now(), flow: flow.flow.name })
    : undefined
  const found =
    answer ?? (asked && brain.lookUp ? { topic: UNKNOWN, text: brain.speak(locale, 'kit.unknown', {}) } : undefined)
  return { event: { ...typed, ...event, ...(found && { found }) }, back }
}

/** Whether a question asked where a secret is asked for may be shown: it holds nothing that could be the secret. */
const isSpeakable = (utterance: string) => !/\d{3}/.test(utterance)

function isSecret({ flow }: RunnableFlow, stepName: string | null): boolean {
  const ask = flow.steps[stepName ?? '']
  return (
    ask !== undefined && 'ask' in ask && ask.ask.input !== undefined && inputRule(ask.ask.input.rule).secret === true
  )
}
