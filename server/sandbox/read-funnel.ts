import { and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Funnel } from '#contracts/sandbox/sandbox-service.ts'
import type { StoreDeps } from '#server/deps.ts'

/**
 * A way conversations have gone through a flow. `stood`: turn and step, by turns (`1 hello 2 phone`); `resumed`: the steps at which
 * somebody went on after being away; `left`: the step at which they were left; `conversations`: how many went so.
 */
const Walk = v.object({
  stood: v.nullable(v.string()),
  resumed: v.nullable(v.string()),
  left: v.nullable(v.string()),
  conversations: v.number(),
})
export type Walk = v.InferOutput<typeof Walk>

/** What each step has seen, the most reached first. Returned to: the turns that stood there have a gap, or somebody went on there. */
export function countWalks(walks: readonly Walk[]): Funnel['steps'] {
  const steps = new Map<string, Funnel['steps'][number]>()
  for (const walk of walks) {
    const { conversations } = walk
    const resumed = walk.resumed?.split(' ') ?? []
    const turns = turnsByStep(walk.stood)
    for (const step of new Set([...turns.keys(), ...resumed])) {
      const counts = steps.get(step) ?? { step, reached: 0, left: 0, returned: 0 }
      counts.reached += conversations
      if (walk.left === step) counts.left += conversations
      if (resumed.includes(step) || hasGap(turns.get(step))) counts.returned += conversations
      steps.set(step, counts)
    }
  }
  return [...steps.values()].sort((a, b) => b.reached - a.reached || (a.step < b.step ? -1 : 1))
}

/** The turns that stood at each step. */
function turnsByStep(stood: string | null): Map<string, number[]> {
  const turns = new Map<string, number[]>()
  for (const [, turn, step] of stood?.matchAll(/(\d+) (\S+)/g) ?? []) {
    if (step !== undefined) turns.set(step, [...(turns.get(step) ?? []), Number(turn)])
  }
  return turns
}

const hasGap = (turns: readonly number[] = []) => Math.max(...turns) - Math.min(...turns) >= turns.length

/** How long (ms) a conversation lies untouched before it counts as left, and a visitor as come back. */
const AWAY = 30 * 60_000

/** Days in Oslo, inclusive, on which the conversations began; the page they began on. */
type FunnelOf = { flow: FlowName; from?: Day | undefined; to?: Day | undefined; page?: string | undefined }

const Pages = v.array(v.object({ page: v.nullable(v.string()), conversations: v.number() }))

/**
 * How many conversations reached, were left at and returned to each step of a flow (BEY-12). Reached: stood there. Left:
 * stands there, not ended and not touched for half an hour. Returned: came to the step again from elsewhere (its turns
 * have a gap), or went on from there after half an hour away. Only step names, counts and page paths leave the database.
 */
export async function readFunnel(
  { database: { db }, runtime }: StoreDeps,
  { flow, from, to, page }: FunnelOf,
): Promise<Funnel> {
  const begun = and(
    from === undefined ? undefined : sql`s.created_at >= (${from}::date)::timestamp at time zone 'Europe/Oslo'`,
    to === undefined ? undefined : sql`s.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Oslo'`,
  )
  const idle = sql`${new Date(runtime.now() - AWAY).toISOString()}::timestamptz`
  // One look-up in the log a conversation, by its key: the log itself is neither joined nor sorted.
  const walked = await db.execute(sql`
    select w.stood, w.resumed, case when s.flow = ${flow} and s.ended is null and s.updated_at < ${idle} then s.step end as "left", count(*)::int as conversations
    from chat_session s, lateral (
      select string_agg(t.n || ' ' || t.step, ' ') as stood, string_agg(t.resumed, ' ') as resumed
      from chat_turn t where t.session = s.id and coalesce(t.flow, s.flow) = ${flow}
    ) w
    where ${and(begun, page === undefined ? undefined : sql`s.page = ${page}`) ?? sql`true`}
    group by 1, 2, 3`)
  const whole = await db.execute(sql`
    select s.page, count(*)::int as conversations from chat_session s
    where ${begun ?? sql`true`} and (s.flow = ${flow} or exists (select from chat_turn t where t.session = s.id and t.flow = ${flow}))
    group by s.page order by s.page`)
  const pages = v.parse(Pages, whole.rows)
  return {
    pages: pages.flatMap((counts) => counts.page ?? []),
    conversations: pages.reduce(
      (sum, counts) => sum + (page === undefined || counts.page === page ? counts.conversations : 0),
      0,
    ),
    steps: countWalks(v.parse(v.array(Walk), walked.rows)),
  }
}
