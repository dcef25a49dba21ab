import * as v from 'valibot'
import { answerNumber } from '#contracts/chat/changeable.ts'
import { EFFECTS, isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import { Act } from '#contracts/chat/act.ts'
import { Found } from '#contracts/chat/found.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { FlowName } from '#contracts/chat/flow-name.ts'
import { isProviderName, LEAVE_OUTCOMES, PROVIDERS } from '#contracts/chat/providers.ts'
import type { MaskedConversation } from '#contracts/sandbox/sandbox-service.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SURE } from '#flows/kit/heard-answer.ts'
import { inputRule, READS } from '#flows/kit/input-rules.ts'
import { NO_ANSWER } from '#flows/kit/run/samples.ts'
import { advance, pickable, Unexpected, type Frame } from '#flows/kit/run/play-run.ts'
import type { Move, Run } from '#flows/kit/run/run.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { factsOfPortal, openingFacts } from '#flows/opening-facts.ts'
import { entryStep } from '#server/brain/sessions/entry.ts'
import { factsOf, localeOf } from '#server/brain/sessions/sessions.ts'
import { createStandIns, type StandIns } from './stand-ins.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'

const MINUTE = 60_000

type MaskingContext = { today: Day; locale: Locale }

const Known = v.fallback(v.record(v.string(), v.unknown()), {})
/** What a correction put in the place of the changed answer. */
const CorrectedAnswer = v.object({ utterance: v.string(), payload: v.optional(v.string()) })
const TurnEvent = v.variant('kind', [
  v.object({
    kind: v.literal('goal'),
    flow: FlowName,
    step: v.string(),
    product: v.optional(v.string()),
    productValue: v.optional(v.string()),
    facts: Known,
  }),
  v.object({
    kind: v.literal('answer'),
    utterance: v.string(),
    payload: v.optional(v.string()),
    found: v.optional(Found),
    unsure: v.optional(v.array(v.string())),
    consent: v.optional(v.boolean()),
    acts: v.optional(v.array(Act)),
  }),
  v.object({ kind: v.literal('returned'), provider: v.string(), outcome: v.picklist(LEAVE_OUTCOMES), gives: Known }),
  v.object({ kind: v.literal('settled'), effect: v.string(), outcome: v.string(), gives: Known }),
  v.object({ kind: v.literal('change'), seq: v.number(), answer: v.optional(CorrectedAnswer) }),
])
type TurnEvent = v.InferOutput<typeof TurnEvent>

export type MaskedRun = { run: Omit<Run, 'moves'>; frames: Frame[]; cut?: MaskedConversation['cut'] }

/**
 * Rebuilds a stored conversation as a run without personal data: choices and outcomes are kept, typed values are
 * replaced (SAND-05). If flows were switched, only the last part is used.
 */
export function maskedRun(
  session: SessionRow,
  turns: readonly TurnRow[],
  flowOf: (name: FlowName) => RunnableFlow,
): MaskedRun | undefined {
  const standIns = createStandIns()
  let followed: MaskedRun | undefined
  let opened = 0
  for (const [index, turn] of turns.entries()) {
    const parsed = v.safeParse(TurnEvent, turn.event)
    if (!parsed.success) continue
    const event = parsed.output
    if (event.kind === 'goal') {
      followed = openedBy(event, session, turn, followed, standIns, flowOf)
      opened = index
    } else if (followed && !followed.cut) {
      const step = followed.frames.at(-1)?.turn.state.step ?? ''
      if (follow(followed, event, turn, turns.slice(opened, index), standIns, flowOf)) continue
      followed.cut = { turn: index - opened, turns: turns.length - opened - 1, step, stood: turn.step }
    }
  }
  return followed
}

function openedBy(
  goal: TurnEvent & { kind: 'goal' },
  session: SessionRow,
  { createdAt }: TurnRow,
  before: MaskedRun | undefined,
  standIns: StandIns,
  flowOf: (name: FlowName) => RunnableFlow,
): MaskedRun {
  const at = Math.floor(createdAt.getTime() / MINUTE) * MINUTE
  const run = { flow: goal.flow, locale: localeOf(session), at }
  const flow = flowOf(goal.flow)
  const isOwn = session.customerId !== null && goal.facts['customerId'] === session.customerId
  const { product, productValue } = goal
  const known = openingFacts({
    ...(product && { product }),
    ...(productValue && { productValue }),
    facts: isOwn ? factsOf(goal) : factsOfPortal(factsOf(goal)),
  })
  const facts = {
    ...before?.frames.at(-1)?.turn.state.facts,
    ...standIns.facts(known, { today: osloDay(at), locale: run.locale }),
  }
  return { run, frames: [advance(flow, run, undefined, { kind: 'open', step: entryStep(flow, goal.step), facts })] }
}

function follow(
  { run, frames }: MaskedRun,
  event: Exclude<TurnEvent, { kind: 'goal' }>,
  turn: TurnRow,
  before: readonly TurnRow[],
  standIns: StandIns,
  flowOf: (name: FlowName) => RunnableFlow,
): boolean {
  const last = frames.at(-1)
  if (!last) return false
  const at = turn.createdAt.getTime()
  const flow = flowOf(run.flow)
  const move = moveOf(event, last, turn, before, standIns, flow, run.locale)
  if (move === 'passed') return true
  const minutes = Math.floor((at - last.now) / MINUTE)
  const moves: Move[] = [
    ...(minutes > 1 ? [{ kind: 'wait' as const, ms: minutes * MINUTE }] : []),
    ...(move ? [move] : []),
  ]
  try {
    for (const next of moves) frames.push(advance(flow, run, frames.at(-1), next))
    const anew = event.kind === 'change' && event.answer
    const standing = frames.at(-1)
    if (!anew || !standing) return move !== undefined
    const context = { today: osloDay(at), locale: run.locale }
    const again = answered(anew, standing, turn, before.at(-1), standIns, flow, context)
    if (again) frames.push(advance(flow, run, standing, again))
    return again !== undefined
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error
    return false
  }
}

function moveOf(
  event: Exclude<TurnEvent, { kind: 'goal' }>,
  last: Frame,
  turn: TurnRow,
  before: readonly TurnRow[],
  standIns: StandIns,
  flow: RunnableFlow,
  locale: Locale,
): Move | 'passed' | undefined {
  const context = { today: osloDay(turn.createdAt.getTime()), locale }
  if (event.kind === 'settled') return settledAs(event, last, standIns, context)
  if (event.kind === 'returned') return returnedAs(event, last, standIns, context)
  if (event.kind === 'answer') return answered(event, last, turn, before.at(-1), standIns, flow, context)
  const answer = answerNumber(
    before.flatMap(({ elements }) => elements),
    event.seq,
  )
  return answer > 0 ? { kind: 'change', answer } : 'passed'
}

function settledAs(
  { effect, outcome, gives }: TurnEvent & { kind: 'settled' },
  last: Frame,
  standIns: StandIns,
  context: MaskingContext,
): Move | 'passed' | undefined {
  if (!isEffectName(effect) || !last.turn.calls.some((call) => call.effect === effect)) return 'passed'
  if (!outcomesOf(effect).includes(outcome)) return undefined
  const given = v.safeParse(EFFECTS[effect].gives, gives)
  return {
    kind: 'settle',
    effect,
    outcome,
    gives: given.success ? standIns.facts(v.parse(Facts, given.output), context) : {},
  }
}

function returnedAs(
  { provider, outcome, gives }: TurnEvent & { kind: 'returned' },
  last: Frame,
  standIns: StandIns,
  context: MaskingContext,
): Move | undefined {
  if (!isProviderName(provider) || last.asked?.leave?.to !== provider) return undefined
  const brought = v.safeParse(PROVIDERS[provider].gives, gives)
  return { kind: 'return', provider, outcome, gives: brought.success ? standIns.facts(brought.output, context) : {} }
}

/** The answers among the acts, with stand-ins for what was told. */
function maskedActs(acts: readonly Act[], standIns: StandIns, context: MaskingContext): Act[] {
  return acts.flatMap((act): Act[] => {
    if (act.kind !== 'answer' || act.sure < SURE) return []
    const { fact, payload, value, sure } = act
    const rule = READS.find(({ write }) => write === fact)?.rule
    const told = rule && value !== undefined ? { fact, value: standIns.answer(rule, value, context) } : {}
    return [
      { kind: 'answer', ...told, ...(payload !== undefined && { payload }), sure, words: NO_ANSWER, why: 'masked' },
    ]
  })
}

/** Must not copy anything from the real answer: typed text is replaced by a stand-in. */
function answered(
  { payload, utterance, found, unsure, consent, acts = [] }: Omit<TurnEvent & { kind: 'answer' }, 'kind'>,
  last: Frame,
  turn: TurnRow,
  before: TurnRow | undefined,
  standIns: StandIns,
  flow: RunnableFlow,
  context: MaskingContext,
): Move | undefined {
  const {
    asked,
    turn: { state },
  } = last
  if (!asked) return undefined
  if (payload !== undefined) {
    const place = before?.elements.at(-1)?.suggested_responses.findIndex((offered) => offered.payload === payload) ?? -1
    const chosen =
      pickable(flow, last, context.locale).find((offered) => offered === payload) ?? asked.options[place]?.payload
    if (chosen !== undefined && acts.some(({ sure }) => sure < 1))
      return { kind: 'type', text: NO_ANSWER, payload: chosen, acts: maskedActs(acts, standIns, context) }
    return chosen === undefined ? undefined : { kind: 'pick', payload: chosen, ...(consent && { consent }) }
  }
  if (found || unsure) return { kind: 'type', text: NO_ANSWER, ...(found && { found }), ...(unsure && { unsure }) }
  if (!asked.input) return { kind: 'type', text: NO_ANSWER }
  const { rule } = asked.input
  const told = maskedActs(acts, standIns, context)
  if (told.length > 1) return { kind: 'type', text: NO_ANSWER, acts: told }
  if (acts.length > 0 && told.length === 0) return { kind: 'type', text: NO_ANSWER }
  // Secret answers are masked in the log whether accepted or not; they were accepted if the conversation moved on.
  const refused = inputRule(rule).secret === true && turn.step === state.step
  return { kind: 'type', text: refused ? NO_ANSWER : standIns.answer(rule, utterance, context) }
}
