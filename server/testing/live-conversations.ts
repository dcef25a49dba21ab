import { outcomesOf, sampleGives } from '#contracts/effects/effects.ts'
import { SAMPLE_ANSWERS } from '#flows/kit/run/samples.ts'
import { withWays } from '#flows/kit/edges.ts'
import { runnable, type EffectCall, type RunnableFlow } from '#flows/kit/turn.ts'
import { CANDIDATE } from '#server/brain/rollout/choose-version.ts'
import { planCarriedOver } from '#server/brain/turns/carry-over.ts'
import { flowOfRow, type Parts, type Plan } from '#server/brain/turns/plan.ts'
import { planTurn } from '#server/brain/turns/plan-turn.ts'
import { stepNow } from '#flows/kit/part.ts'
import type { Incoming } from '#server/brain/turns/turn.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'
import type { Flow, Step } from '#flows/kit/flow.ts'

export type Live = { row: SessionRow; log: TurnRow[]; call: EffectCall | undefined }

export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function beginLive(brain: Parts, flow: Flow, id: string): Live {
  const at = new Date(brain.runtime.now())
  const row: SessionRow = {
    id,
    visitor: id,
    address: null,
    provenNumbers: [],
    initTurn: id,
    entry: null,
    page: null,
    locale: 'nb_NO',
    flow: null,
    flowVersion: null,
    flowVariant: null,
    rolloutKey: null,
    step: null,
    facts: {},
    failedAttempts: 0,
    turns: 0,
    cursor: 0,
    waiting: 'answer',
    awaiting: null,
    ended: null,
    replayable: [],
    registration: null,
    tellSettled: false,
    customerId: null,
    loginFor: null,
    loginUntil: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: at,
  }
  const live: Live = { row, log: [], call: undefined }
  take(brain, live, { kind: 'goal', flow: flow.name, step: flow.entries[0] ?? '', facts: {} })
  return live
}

export function moveLive(brain: Parts, live: Live, random: () => number): void {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const { row, call } = live
  if (row.waiting === 'effect') {
    if (!call) throw new Error(`${row.step} waits for an effect nobody asked for`)
    const outcome = pick(outcomesOf(call.effect)) ?? 'failed'
    return take(brain, live, {
      kind: 'settled',
      key: `${row.id}:${row.turns}:0`,
      effect: call.effect,
      outcome,
      gives: sampleGives(call.effect, outcome, call.needs),
      dead: false,
    })
  }
  const { awaiting } = row
  if (!awaiting) throw new Error(`${row.step} asks nothing`)
  const chosen = pick(awaiting.suggested_responses)
  const rules = Object.entries(SAMPLE_ANSWERS).filter(([rule]) => rule !== 'text')
  const typed = awaiting.resulting_state === 'AWAIT_NARRATIVE' && (!chosen || random() < 0.8)
  if (!typed && !chosen) throw new Error(`${row.step} offers nothing`)
  if (!typed) return take(brain, live, { kind: 'answer', utterance: '', payload: chosen?.payload ?? '', consent: true })
  const flow = flowOfRow(brain, row)?.flow
  const step = flow?.steps[stepNow(flow, row.step ?? '')]
  const rule = step && 'ask' in step ? step.ask.input?.rule : undefined
  const utterance = rule ? pick(SAMPLE_ANSWERS[rule]) : pick(rules.flatMap(([, answers]) => answers))
  take(brain, live, { kind: 'answer', utterance: utterance ?? '' })
}

function take(brain: Parts, live: Live, incoming: Exclude<Incoming, { kind: 'change' }>): void {
  const { row, log } = live
  const first = planTurn(brain, row, incoming)
  const plan =
    first.kind === 'lost' && (incoming.kind === 'answer' || incoming.kind === 'settled')
      ? planCarriedOver(brain, row, incoming, log)
      : first
  if (plan.kind !== 'turn') throw new Error(`${row.step}: ${incoming.kind} is ${plan.kind}`)
  keep(live, plan)
}

function keep(
  live: Live,
  { flow, state, event, elements, calls, waiting, ended, answerHistory = [], replayable }: Plan,
): void {
  const { row } = live
  const last = elements.at(-1)
  const cursor = row.cursor + elements.length
  live.row = {
    ...row,
    turns: row.turns + 1,
    cursor,
    waiting,
    ended: ended ?? null,
    flow: flow?.flow.name ?? row.flow,
    flowVersion: flow?.version ?? row.flowVersion,
    flowVariant: flow ? (flow.candidate ? CANDIDATE : null) : row.flowVariant,
    step: state?.step ?? row.step,
    facts: state?.facts ?? row.facts,
    failedAttempts: state?.failedAttempts ?? row.failedAttempts,
    replayable: [...(replayable ?? row.replayable)],
    awaiting: elements.length === 0 ? row.awaiting : waiting !== 'effect' && last?.from === 'bot' ? last : null,
  }
  const { id: session, turns: n, flow: name, step, createdAt } = live.row
  live.log.push({
    session,
    n,
    turnId: `t${n}`,
    event,
    flow: name,
    flowVersion: flow?.version ?? row.flowVersion,
    step,
    resumed: null,
    elements,
    answerHistory,
    lastSeq: cursor,
    waiting,
    ended: ended ?? null,
    createdAt,
  })
  if (calls[0] || waiting !== 'effect') live.call = calls[0]
}

export function edited(
  flow: Flow,
  gone: readonly string[],
  renamed: Record<string, string>,
  lessChoices: readonly string[],
): RunnableFlow {
  const onward = (name: string): string => {
    if (!gone.includes(name)) return renamed[name] ?? name
    const step = flow.steps[name]
    if (!step) return flow.humanHandover
    if ('next' in step) return onward(step.next)
    if ('branch' in step) return onward(step.branch.at(-1)?.to ?? flow.humanHandover)
    if ('call' in step) return onward(Object.values(step.call.outcomes)[0] ?? flow.humanHandover)
    return 'ask' in step
      ? onward(step.ask.input?.to ?? Object.values(step.ask.choices ?? {})[0]?.to ?? flow.humanHandover)
      : name
  }
  const steps = Object.entries(flow.steps).flatMap(([name, step]) => {
    if (gone.includes(name)) return []
    const led = withoutWayToItself(name, withWays(step, onward))
    const choices =
      'ask' in led && lessChoices.includes(name)
        ? Object.fromEntries(Object.entries(led.ask.choices ?? {}).slice(1))
        : undefined
    return [[renamed[name] ?? name, 'ask' in led && choices ? { ...led, ask: { ...led.ask, choices } } : led] as const]
  })
  return runnable({ ...flow, renamed, steps: Object.fromEntries(steps) })
}

/** A question that a stretch of questions no longer asks is no branch of the stretch. */
const withoutWayToItself = (name: string, step: Step<string>): Step<string> =>
  'branch' in step ? { ...step, branch: step.branch.filter(({ to }) => to !== name) } : step

export function editUnderway(
  brain: Omit<Parts, 'flowOf'>,
  flows: { before: RunnableFlow; after: RunnableFlow },
  count: number,
): { live: number; carried: number; lost: number; stuck: string[]; longest: number } {
  const stuck: string[] = []
  const found = { live: 0, carried: 0, lost: 0, stuck, longest: 0 }
  for (let seed = 0; found.live < count; seed += 1) {
    const random = randomOf(seed)
    let flow = flows.before
    const parts: Parts = { ...brain, flowOf: () => flow }
    const live = beginLive(parts, flow.flow, `live-${seed}`)
    for (let moves = Math.floor(random() * 22); moves > 0 && live.row.ended === null; moves -= 1)
      moveLive(parts, live, random)
    if (live.row.ended) continue
    found.live += 1
    flow = flows.after
    try {
      const known = live.row.facts
      const began = performance.now()
      moveLive(parts, live, random)
      found.longest = Math.max(found.longest, performance.now() - began)
      if (live.log.at(-1)?.elements.some(({ utterance }) => utterance === 'kit.flowChanged')) {
        found.carried += 1
        if (ANSWERS.some((name) => known[name] !== undefined && live.row.facts[name] === undefined)) found.lost += 1
      }
      for (let moves = 0; moves < 25 && live.row.ended === null; moves += 1) moveLive(parts, live, random)
    } catch (error) {
      found.stuck.push(`${live.row.id} at ${live.row.step}: ${String(error)}`)
    }
  }
  return found
}

const ANSWERS = ['plan', 'name', 'birthDate', 'phone', 'email', 'street', 'postalCode', 'city']
