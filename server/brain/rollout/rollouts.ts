import { and, eq, isNull, isNotNull, sql } from 'drizzle-orm'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession, flowRollout } from '#server/brain/tables.ts'
import { OperatorError } from '#server/operator-error.ts'
import { CANDIDATE, type FlowOf, readShares } from './choose-version.ts'

/** `inForce` and `onCandidate` count the conversations that have not ended. */
export type Rollout = {
  flow: FlowName
  share: number
  running: 'pinned' | 'carriedOver'
  version: string
  candidate: string
  inForce: number
  onCandidate: number
}

export class NoRelease extends OperatorError {}

type Deps = { database: Database; flowOf: FlowOf }

export async function listRollouts({ database: { db }, flowOf }: Deps): Promise<Rollout[]> {
  const shares = await readShares(db, flowOf)
  const underway = await db
    .select({ flow: chatSession.flow, variant: chatSession.flowVariant, count: sql<number>`count(*)::int` })
    .from(chatSession)
    .where(and(isNotNull(chatSession.flow), isNull(chatSession.ended)))
    .groupBy(chatSession.flow, chatSession.flowVariant)
  return FLOW_NAMES.flatMap((flow) => {
    const { candidate, version } = flowOf(flow, CANDIDATE)
    if (!candidate) return []
    const counted = (variant: string | null) =>
      underway.find((row) => row.flow === flow && row.variant === variant)?.count ?? 0
    return {
      flow,
      share: shares.get(flow) ?? 0,
      running: candidate.running,
      version: flowOf(flow).version,
      candidate: version,
      inForce: counted(null),
      onCandidate: counted(CANDIDATE),
    }
  })
}

/** Applies to all nodes from the next turn. `share` is in percent. */
export async function release({ database: { db }, flowOf }: Deps, flow: string, share: number): Promise<void> {
  const name = requireCandidate(flowOf, flow)
  if (!Number.isInteger(share) || share < 1 || share > 100)
    throw new NoRelease('The share is a whole number of percent, as in --share=10.')
  const changedAt = new Date()
  await db
    .insert(flowRollout)
    .values({ flow: name, share, changedAt })
    .onConflictDoUpdate({ target: flowRollout.flow, set: { share, changedAt } })
}

export async function takeBack({ database: { db } }: Pick<Deps, 'database'>, flow: string): Promise<void> {
  await db.delete(flowRollout).where(eq(flowRollout.flow, knownFlow(flow)))
}

export function requireCandidate(flowOf: FlowOf, flow: string): FlowName {
  const name = knownFlow(flow)
  if (flowOf(name, CANDIDATE).candidate) return name
  throw new NoRelease(
    `${name} has no candidate in this release; write flows/${name.replaceAll('_', '-')}/candidate.ts, then npm run flows.`,
  )
}

function knownFlow(flow: string): FlowName {
  if (!isFlowName(flow)) throw new NoRelease(`There is no flow ${flow}; there are ${FLOW_NAMES.join(', ')}.`)
  return flow
}
