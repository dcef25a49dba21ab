import * as v from 'valibot'
import { answerNumber } from '#contracts/chat/changeable.ts'
import { EFFECTS, isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import { Found } from '#contracts/chat/found.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { FlowName } from '#contracts/chat/flow-name.ts'
import { isProviderName, LEAVE_OUTCOMES, PROVIDERS } from '#contracts/chat/providers.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import { NO_ANSWER } from '#flows/kit/run/samples.ts'
import { advance, pickable, Unexpected, type Frame } from '#flows/kit/run/play-run.ts'
import type { Move, Run } from '#flows/kit/run/run.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import { entryStep } from '#server/brain/sessions/entry-step.ts'
import { factsOf, localeOf } from '#server/brain/sessions/sessions.ts'
import { createStandIns, type StandIns } from './stand-ins.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'

const MINUTE = 60_000

type Scene = { today: Day; locale: Locale }

const Known = v.fallback(v.record(v.string(), v.unknown()), {})
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
  }),
  v.object({ kind: v.literal('returned'), provider: v.string(), outcome: v.picklist(LEAVE_OUTCOMES), gives: Known }),
  v.object({ kind: v.literal('settled'), effect: v.string(), outcome: v.string(), gives: Known }),
  v.object({ kind: v.literal('change'), seq: v.number() }),
])
type TurnEvent = v.InferOutput<typeof TurnEvent>

/** A real conversation as a run of the flow of now, nothing personal in it; `frames` end where it can no longer be followed. */
export type MaskedRun = { run: Omit<Run, 'moves'>; frames: Frame[] }

/**
 * Builds a run from the turns of a stored conversation: what was chosen and how effects ended as it was, what was typed
 * and known by stand-ins (SAND-05). Of one that went on to another flow the last part is given, with what was known by then.
 */
export function maskedRun(
  session: SessionRow,
  turns: readonly TurnRow[],
  flowOf: (name: FlowName) => RunnableFlow,
): MaskedRun | undefined {
  const standIns = createStandIns()
  let followed: MaskedRun | undefined
  let lost = false
  let opened = 0
  for (const [index, turn] of turns.entries()) {
    const parsed = v.safeParse(TurnEvent, turn.event)
    if (!parsed.success) continue
    const event = parsed.output
    if (event.kind === 'goal') {
      followed = openedBy(event, session, turn, followed, standIns, flowOf)
      lost = false
      opened = index
    } else if (followed && !lost) {
      lost = !follow(followed, event, turn, turns.slice(opened, index), standIns, flowOf)
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
    facts: isOwn ? factsOf(goal) : {},
  })
  const facts = {
    ...before?.frames.at(-1)?.turn.state.facts,
    ...standIns.facts(known, { today: osloDay(at), locale: run.locale }),
  }
  return { run, frames: [advance(flow, run, undefined, { kind: 'open', step: entryStep(flow, goal.step), facts })] }
}

/** Adds a turn's moves; false when the flow of now does not lead that way. */
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
    return move !== undefined
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
  const scene = { today: osloDay(turn.createdAt.getTime()), locale }
  if (event.kind === 'settled') return settledAs(event, last, standIns, scene)
  if (event.kind === 'returned') return returnedAs(event, last, standIns, scene)
  if (event.kind === 'answer') return answered(event, last, turn, before.at(-1), standIns, flow, scene)
  const answer = answerNumber(
    before.flatMap(({ elements }) => elements),
    event.seq,
  )
  return answer > 0 ? { kind: 'change', answer } : 'passed'
}

/** An outcome that came too late for the conversation changed nothing. */
function settledAs(
  { effect, outcome, gives }: TurnEvent & { kind: 'settled' },
  last: Frame,
  standIns: StandIns,
  scene: Scene,
): Move | 'passed' | undefined {
  if (!isEffectName(effect) || !last.turn.calls.some((call) => call.effect === effect)) return 'passed'
  if (!outcomesOf(effect).includes(outcome)) return undefined
  const given = v.safeParse(EFFECTS[effect].gives, gives)
  return {
    kind: 'settle',
    effect,
    outcome,
    gives: given.success ? standIns.facts(v.parse(Facts, given.output), scene) : {},
  }
}

/** A authorizationRequest away that ended; one from a provider the flow of now does not send to cannot be followed. */
function returnedAs(
  { provider, outcome, gives }: TurnEvent & { kind: 'returned' },
  last: Frame,
  standIns: StandIns,
  scene: Scene,
): Move | undefined {
  if (!isProviderName(provider) || last.asked?.leave?.to !== provider) return undefined
  const brought = v.safeParse(PROVIDERS[provider].gives, gives)
  return { kind: 'return', provider, outcome, gives: brought.success ? standIns.facts(brought.output, scene) : {} }
}

/** What was chosen is the same option or the one in its place, what was typed a stand-in: nothing of the real answer is copied. */
function answered(
  { payload, utterance, found, unsure, consent }: TurnEvent & { kind: 'answer' },
  last: Frame,
  turn: TurnRow,
  before: TurnRow | undefined,
  standIns: StandIns,
  flow: RunnableFlow,
  scene: Scene,
): Move | undefined {
  const {
    asked,
    turn: { state },
  } = last
  if (!asked) return undefined
  if (payload !== undefined) {
    const place = before?.elements.at(-1)?.suggested_responses.findIndex((offered) => offered.payload === payload) ?? -1
    const chosen =
      pickable(flow, last, scene.locale).find((offered) => offered === payload) ?? asked.options[place]?.payload
    return chosen === undefined ? undefined : { kind: 'pick', payload: chosen, ...(consent && { consent }) }
  }
  if (found || unsure) return { kind: 'type', text: NO_ANSWER, ...(found && { found }), ...(unsure && { unsure }) }
  if (!asked.input) return { kind: 'type', text: NO_ANSWER }
  const { rule } = asked.input
  // The log keeps a secret answer masked, whether it was taken or not; where the conversation went on, it was.
  const refused = inputRule(rule).secret === true && turn.step === state.step
  return { kind: 'type', text: refused ? NO_ANSWER : standIns.answer(rule, utterance, scene) }
}
