import { and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Funnel } from '#contracts/sandbox/desk.ts'
import type { StoreDeps } from '../services/deps.ts'
import { countWalks, Walk } from './count-walks.ts'

/** How long (ms) a conversation lies untouched before it counts as left, and a visitor as come back. */
const AWAY = 30 * 60_000

/** Days in Oslo, inclusive, on which the conversations began; the page they began on. */
export type FunnelOf = { flow: FlowName; from?: Day | undefined; to?: Day | undefined; page?: string | undefined }

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
    conversations: pages.reduce((sum, counts) => sum + (page === undefined || counts.page === page ? counts.conversations : 0), 0),
    steps: countWalks(v.parse(v.array(Walk), walked.rows)),
  }
}
