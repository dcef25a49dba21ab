import { and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Funnel } from '#contracts/sandbox/desk.ts'
import type { StoreDeps } from '../services/deps.ts'

/** How long (ms) a conversation lies untouched before it counts as left, and a visitor as come back. */
const AWAY = 30 * 60_000

/** Days in Oslo, inclusive, on which the conversations began; the page they began on. */
export type FunnelOf = { flow: FlowName; from?: Day | undefined; to?: Day | undefined; page?: string | undefined }

const Counts = v.array(v.object({ step: v.string(), reached: v.number(), left: v.number(), returned: v.number() }))
const Pages = v.array(v.object({ page: v.nullable(v.string()), conversations: v.number() }))

/**
 * How many conversations reached, were left at and returned to each step of a flow (BEY-12). Reached: stood there. Left:
 * stands there, not ended and not touched for half an hour. Returned: came to the step again from elsewhere (its turns
 * have a gap), or went on from there after half an hour away. Only step names, counts and page paths leave the database.
 */
export async function readFunnel({ database: { db }, world }: StoreDeps, { flow, from, to, page }: FunnelOf): Promise<Funnel> {
  const begun = and(
    from === undefined ? undefined : sql`s.created_at >= (${from}::date)::timestamp at time zone 'Europe/Oslo'`,
    to === undefined ? undefined : sql`s.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Oslo'`,
  )
  const idle = sql`${new Date(world.now() - AWAY).toISOString()}::timestamptz`
  const counted = await db.execute(sql`
    with begun as materialized (
      select row_number() over ()::int as i, s.id, s.flow, case when s.flow = ${flow} and s.ended is null and s.updated_at < ${idle} then s.step end as left_at
      from chat_session s where ${and(begun, page === undefined ? undefined : sql`s.page = ${page}`) ?? sql`true`}
    ), stand as (
      select session, flow, step, n from chat_turn where step is not null
      union all
      select session, flow, resumed, null from chat_turn where resumed is not null
    ), stood as (
      select t.step, max(t.n) - min(t.n) >= count(t.n) or count(*) > count(t.n) as came_again, bool_or(b.left_at = t.step) as was_left
      from begun b join stand t on t.session = b.id
      where coalesce(t.flow, b.flow) = ${flow} group by b.i, t.step
    )
    select step, count(*)::int as reached, (count(*) filter (where was_left))::int as "left", (count(*) filter (where came_again))::int as returned
    from stood
    group by step order by reached desc, step`)
  const whole = await db.execute(sql`
    select s.page, count(*)::int as conversations from chat_session s
    where ${begun ?? sql`true`} and (s.flow = ${flow} or exists (select from chat_turn t where t.session = s.id and t.flow = ${flow}))
    group by s.page order by s.page`)
  const pages = v.parse(Pages, whole.rows)
  return {
    pages: pages.flatMap((counts) => counts.page ?? []),
    conversations: pages.reduce((sum, counts) => sum + (page === undefined || counts.page === page ? counts.conversations : 0), 0),
    steps: v.parse(Counts, counted.rows),
  }
}
