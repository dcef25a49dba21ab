import type { ProviderName } from '#contracts/chat/providers.ts'
import { irreversible } from '#flows/kit/change.ts'
import type { Answered } from '#flows/kit/flow-event.ts'
import { begin, type RunnableFlow } from '#flows/kit/turn.ts'
import { factsOfPortal, openingFacts } from '#flows/opening-facts.ts'
import { flowForNew, rolloutKeyOf } from '#server/brain/rollout/choose-version.ts'
import { entryStep } from '#server/brain/sessions/entry.ts'
import { factsOf, localeOf } from '#server/brain/sessions/sessions.ts'
import { stepNow } from '#flows/kit/part.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'
import { flowOfRow, now, planned, runStep, sharesOf, unmoved, type Parts, type Plan } from './plan.ts'
import { planAnswer } from './plan-answer.ts'
import { openingOf } from './speak.ts'
import type { Incoming } from './turn.ts'

/** Writes nothing. `lost`: the changed flow cannot handle the event; `back`: the visitor takes back the last answer. */
export function planTurn(
  brain: Parts,
  stored: SessionRow,
  incoming: Exclude<Incoming, { kind: 'change' }>,
): Plan | { kind: 'stale' | 'same' | 'lost' } | { kind: 'back'; event: Answered } {
  if (incoming.kind === 'registration') return unmoved(stored, incoming)
  if (incoming.kind === 'goal') return planGoal(brain, stored, incoming)
  const flow = flowOfRow(brain, stored)
  if (!flow || stored.step === null) return { kind: 'stale' }
  const row = { ...stored, step: stepNow(flow.flow, stored.step) }
  if (incoming.kind === 'returned') return planReturned(brain, row, flow, incoming)
  return incoming.kind === 'settled' ? planSettled(brain, row, flow, incoming) : planAnswer(brain, row, flow, incoming)
}

function planGoal(brain: Parts, row: SessionRow, goal: Incoming & { kind: 'goal' }): Plan | { kind: 'same' } {
  const flow = flowForNew(brain.flowOf, sharesOf(brain), rolloutKeyOf(row), goal.flow)
  if (row.flow === goal.flow && row.ended === null) return { kind: 'same' }
  // Use a caller's personal facts only in a conversation that ends with their login.
  const isOwn = row.customerId !== null && goal.facts.customerId === row.customerId
  const known = isOwn ? goal.facts : factsOfPortal(goal.facts)
  const facts = { ...factsOf(row), ...openingFacts({ ...goal, facts: known }) }
  // Skip the greeting for known customers, who are greeted by name, and in the middle of a conversation.
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

/**
 * Ignored unless the conversation still waits for that provider; otherwise the visitor has already continued (CHAT-08).
 */
function planReturned(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  returned: Incoming & { kind: 'returned' },
): Plan | { kind: 'stale' | 'lost' } {
  const { provider, outcome, gives } = returned
  if (row.waiting !== 'external') return { kind: 'stale' }
  if (providerOf(flow, row.step) !== provider) return { kind: row.flowVersion === flow.version ? 'stale' : 'lost' }
  const result = runStep(brain, row, flow, { type: 'visitor.returned', provider, outcome, gives })
  return result ? planned(brain, row, flow, result, returned, {}) : { kind: 'lost' }
}

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
  const result = runStep(brain, row, flow, { type: 'effect.settled', effect, outcome, gives })
  if (!result) return { kind: 'lost' }
  if (result.drafts.length === 0 && result.state.step === row.step) return unmoved(row, settled)
  const plan = planned(brain, row, flow, result, settled, {})
  if (!irreversible(effect, outcome)) return plan
  return {
    ...plan,
    elements: plan.elements.map((element, index) => (index === 0 ? { ...element, seals: true } : element)),
  }
}

/** Where nothing was said since the effect was given up, the conversation goes on from the step that asked for it. */
export function planRetried(
  brain: Parts,
  row: SessionRow,
  settled: Incoming & { kind: 'settled' },
  log: readonly TurnRow[],
): ReturnType<typeof planTurn> {
  const asking = log.find(({ n }) => n === Number(settled.key.split(':').at(-2)))
  const last = log.findLast(({ elements }) => elements.length > 0)
  const stands = row.ended === null && row.waiting === 'answer' && last?.turnId === `effect:${settled.key}`
  if (!stands || !asking || asking.flow !== row.flow) return { kind: 'stale' }
  return planTurn(brain, { ...row, step: asking.step, waiting: 'effect', failedAttempts: 0 }, settled)
}
