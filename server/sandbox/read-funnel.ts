import { and, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Funnel } from '#contracts/sandbox/sandbox-service.ts'
import { stepNow } from '#flows/kit/part.ts'
import { stepsInOrder } from '#flows/kit/steps-in-order.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { CANDIDATE, type FlowOf } from '#server/brain/rollout/choose-version.ts'
import type { StoreDeps } from '#server/deps.ts'

const Walk = v.object({
  stood: v.nullable(v.string()),
  resumed: v.nullable(v.string()),
  left: v.nullable(v.string()),
  conversations: v.number(),
})
export type Walk = v.InferOutput<typeof Walk>

/**
 * `order`: the steps of the flow; others come last, the most reached first. `nameNow` gives the name a step has now.
 */
export function countWalks(
  walks: readonly Walk[],
  order: readonly string[] = [],
  nameNow: (step: string) => string = (step) => step,
): Funnel['steps'] {
  const steps = new Map<string, Funnel['steps'][number]>()
  for (const walk of walks) {
    const { conversations } = walk
    const resumed = walk.resumed?.split(' ').map(nameNow) ?? []
    const turns = turnsByStep(walk.stood, nameNow)
    for (const step of new Set([...turns.keys(), ...resumed])) {
      const counts = steps.get(step) ?? { step, reached: 0, left: 0, returned: 0 }
      counts.reached += conversations
      if (walk.left !== null && nameNow(walk.left) === step) counts.left += conversations
      if (resumed.includes(step) || hasGap(turns.get(step))) counts.returned += conversations
      steps.set(step, counts)
    }
  }
  const place = ({ step }: { step: string }) => (order.includes(step) ? order.indexOf(step) : order.length)
  return [...steps.values()].sort((a, b) => place(a) - place(b) || b.reached - a.reached || (a.step < b.step ? -1 : 1))
}

function turnsByStep(stood: string | null, nameNow: (step: string) => string): Map<string, number[]> {
  const turns = new Map<string, number[]>()
  for (const [, turn, written] of stood?.matchAll(/(\d+) (\S+)/g) ?? []) {
    const step = written && nameNow(written)
    if (step) turns.set(step, [...(turns.get(step) ?? []), Number(turn)])
  }
  return turns
}

const hasGap = (turns: readonly number[] = []) => Math.max(...turns) - Math.min(...turns) >= turns.length

const AWAY = 30 * 60_000

type FunnelOf = {
  flow: FlowName
  from?: Day | undefined
  to?: Day | undefined
  page?: string | undefined
  version?: string | undefined
  flowOf?: FlowOf
}

const StoredWalk = v.object({ ...Walk.entries, page: v.nullable(v.string()), versions: v.nullable(v.string()) })
type StoredWalk = v.InferOutput<typeof StoredWalk>

/**
 * Counts the conversations that reached, abandoned or returned to each step, in all versions of the flow or in one
 * (BEY-12). Only step names, versions, counts and page paths leave the database.
 */
export async function readFunnel(
  { database: { db }, runtime }: StoreDeps,
  { flow, from, to, page, version, flowOf }: FunnelOf,
): Promise<Funnel> {
  const begun = and(
    from === undefined ? undefined : sql`s.created_at >= (${from}::date)::timestamp at time zone 'Europe/Oslo'`,
    to === undefined ? undefined : sql`s.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Oslo'`,
  )
  const idle = sql`${new Date(runtime.now() - AWAY).toISOString()}::timestamptz`
  const ofVersion = (column: SQL) => (version === undefined ? sql`true` : sql`${column} = ${version}`)
  // The lateral join looks up turns by key for each conversation; joining or sorting the whole log would be slow.
  const { rows } = await db.execute(sql`
    select s.page, w.versions, w.stood, w.resumed, count(*)::int as conversations,
      case when s.flow = ${flow} and ${ofVersion(sql`s.flow_version`)} and s.ended is null and s.updated_at < ${idle} then s.step end as "left"
    from chat_session s, lateral (
      select count(*) as turns, string_agg(distinct t.flow_version, ' ') as versions,
        string_agg(t.n || ' ' || t.step, ' ') filter (where ${ofVersion(sql`t.flow_version`)}) as stood,
        string_agg(t.resumed, ' ') filter (where ${ofVersion(sql`t.flow_version`)}) as resumed
      from chat_turn t where t.session = s.id and coalesce(t.flow, s.flow) = ${flow}
    ) w
    where ${begun ?? sql`true`} and w.turns > 0
    group by 1, 2, 3, 4, 6`)
  const walks = v.parse(v.array(StoredWalk), rows)
  const onPage = walks.filter((walk) => page === undefined || walk.page === page)
  const counted = onPage.filter(({ versions }) => version === undefined || versionsOf(versions).includes(version))
  const shown = flowOf?.(flow, version === flowOf(flow, CANDIDATE).version ? CANDIDATE : null)
  return {
    pages: [...new Set(walks.flatMap((walk) => walk.page ?? []))].sort(),
    versions: versionsIn(onPage, flowOf && { inForce: flowOf(flow), candidate: flowOf(flow, CANDIDATE) }),
    conversations: counted.reduce((sum, { conversations }) => sum + conversations, 0),
    steps: countWalks(counted, shown && stepsInOrder(shown.flow), (step) => (shown ? stepNow(shown.flow, step) : step)),
  }
}

const versionsOf = (versions: string | null) => versions?.split(' ') ?? []

function versionsIn(
  walks: readonly StoredWalk[],
  known: { inForce: RunnableFlow; candidate: RunnableFlow } | undefined,
): Funnel['versions'] {
  const counts = new Map<string, number>()
  for (const { versions, conversations } of walks)
    for (const version of versionsOf(versions)) counts.set(version, (counts.get(version) ?? 0) + conversations)
  const stateOf = (version: string) => {
    if (version === known?.inForce.version) return 'inForce'
    return version === known?.candidate.version ? 'candidate' : 'earlier'
  }
  return [...counts]
    .map(([version, conversations]) => ({ version, conversations, state: stateOf(version) }) as const)
    .sort((a, b) => b.conversations - a.conversations || (a.version < b.version ? -1 : 1))
}
