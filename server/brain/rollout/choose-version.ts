import { createHash } from 'node:crypto'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { Tx } from '#server/db/database.ts'
import { flowRollout, type SessionRow } from '#server/brain/tables.ts'

/** Percent of the visitors by flow; without one, a candidate is not released. */
export type Shares = ReadonlyMap<string, number>

export type FlowOf = (name: FlowName, version?: string | null) => RunnableFlow

export const CANDIDATE = 'candidate'

export const hasCandidate = (flowOf: FlowOf): boolean => FLOW_NAMES.some((name) => flowOf(name, CANDIDATE)?.candidate)

/** Asks the database only if a flow has a candidate. */
export async function readShares(db: Pick<Tx, 'select'>, flowOf: FlowOf): Promise<Shares> {
  if (!hasCandidate(flowOf)) return new Map()
  const rows = await db.select({ flow: flowRollout.flow, share: flowRollout.share }).from(flowRollout)
  return new Map(rows.map(({ flow, share }) => [flow, share]))
}

/** The version a new conversation gets. `key` stays the same for a visitor. */
export function flowForNew(flowOf: FlowOf, shares: Shares, key: string, name: FlowName): RunnableFlow {
  const candidate = flowOf(name, CANDIDATE)
  return candidate.candidate && placeOf(key, name) < (shares.get(name) ?? 0) ? candidate : flowOf(name)
}

/** The version a conversation goes on in; `undefined` if its flow is gone. */
export function flowForRunning(flowOf: FlowOf, shares: Shares, row: SessionRow): RunnableFlow | undefined {
  if (!isFlowName(row.flow)) return undefined
  const kept = flowOf(row.flow, row.flowVariant)
  const candidate = flowOf(row.flow, CANDIDATE)
  if (candidate.candidate?.running !== 'carriedOver') return kept
  const chosen = flowForNew(flowOf, shares, rolloutKeyOf(row), row.flow)
  return kept.candidate && !chosen.candidate ? withNamesOf(kept, chosen) : chosen
}

export const rolloutKeyOf = ({ rolloutKey, visitor, id }: SessionRow): string => rolloutKey ?? visitor ?? id

/** 0 to 100, 100 exclusive; each flow has other visitors first. */
function placeOf(key: string, flow: FlowName): number {
  const hash = createHash('sha256').update(`${flow} ${key}`).digest()
  return (hash.readUInt32BE(0) / 0x1_0000_0000) * 100
}

/** Steps that the candidate has renamed are found again under their old names. */
function withNamesOf({ flow: { renamed = {} } }: RunnableFlow, runnable: RunnableFlow): RunnableFlow {
  const back = Object.fromEntries(Object.entries(renamed).map(([old, name]) => [name, old]))
  return { ...runnable, flow: { ...runnable.flow, renamed: { ...back, ...runnable.flow.renamed } } }
}
