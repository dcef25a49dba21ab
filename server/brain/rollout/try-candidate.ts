import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { stepNow } from '#flows/kit/part.ts'
import { takes } from '#server/brain/turns/not-taken.ts'
import { planCarriedOver } from '#server/brain/turns/carry-over.ts'
import { standing } from '#server/brain/turns/plan-change.ts'
import { now, type Parts } from '#server/brain/turns/plan.ts'
import { chatSession, chatTurn, type SessionRow, type TurnRow } from '#server/brain/tables.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { StoreDeps } from '#server/deps.ts'
import { CANDIDATE, type FlowOf } from './choose-version.ts'
import { requireCandidate } from './rollouts.ts'

/** `askedAgain`: a question they have answered; `lost`: they are led to a person, or stand still. */
export const BECOMES = ['continues', 'carriedOver', 'askedAgain', 'lost'] as const

/** Names of steps and counts only. */
export type Tried = { becomes: (typeof BECOMES)[number]; from: string; to: string; count: number }

/**
 * What would become of the conversations under way at their next answer, if the candidate were theirs. Writes nothing.
 */
export async function tryCandidate(
  { database: { db }, runtime, flowOf }: StoreDeps & { flowOf: FlowOf },
  flow: string,
) {
  const name = requireCandidate(flowOf, flow)
  const { candidate: _, ...runnable } = flowOf(name, CANDIDATE)
  const parts: Parts = {
    runtime,
    speak: (_locale, id) => id,
    flowOf: (asked) => (asked === name ? runnable : flowOf(asked)),
  }
  const rows = await db
    .select()
    .from(chatSession)
    .where(
      and(
        eq(chatSession.flow, name),
        isNull(chatSession.ended),
        isNull(chatSession.flowVariant),
        isNotNull(chatSession.step),
        gt(chatSession.expiresAt, new Date(runtime.now())),
      ),
    )
  const tried = new Map<string, Tried>()
  for (const row of rows) {
    const log = await db.select().from(chatTurn).where(eq(chatTurn.session, row.id)).orderBy(asc(chatTurn.n))
    const one = tryOn(parts, runnable, row, log)
    const key = `${one.becomes} ${one.from} ${one.to}`
    tried.set(key, { ...one, count: (tried.get(key)?.count ?? 0) + 1 })
  }
  return [...tried.values()].sort(
    (a, b) => BECOMES.indexOf(a.becomes) - BECOMES.indexOf(b.becomes) || b.count - a.count,
  )
}

function tryOn(parts: Parts, runnable: RunnableFlow, row: SessionRow, log: readonly TurnRow[]): Omit<Tried, 'count'> {
  const from = row.step ?? ''
  const step = stepNow(runnable.flow, from)
  if (stands(parts, runnable, { ...row, step })) return { becomes: 'continues', from, to: step }
  const plan = planCarriedOver(parts, row, { kind: 'answer', utterance: '' }, log)
  const to = plan.kind === 'turn' ? (plan.state?.step ?? '') : ''
  if (to === '' || to === runnable.flow.humanHandover) return { becomes: 'lost', from, to }
  const isAnswered = standing(log).some((answer) => stepNow(runnable.flow, answer.step) === to)
  return { becomes: isAnswered ? 'askedAgain' : 'carriedOver', from, to }
}

/** The step still waits for the same, with every choice that is on screen. */
function stands(parts: Parts, { flow, ...runnable }: RunnableFlow, row: SessionRow): boolean {
  const step = Object.hasOwn(flow.steps, row.step ?? '') ? flow.steps[row.step ?? ''] : undefined
  if (row.waiting === 'effect') return step !== undefined && 'call' in step
  const choices = row.awaiting?.suggested_responses ?? []
  const typed = { type: 'visitor.answered', utterance: '' } as const
  return [typed, ...choices.map(({ payload }) => ({ ...typed, payload }))].every((event) =>
    takes({ flow, ...runnable }, row, event, now(parts, row)),
  )
}
