import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { chatSession, chatTurn, type SessionRow } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { readShares, type Shares } from '#server/brain/rollout/choose-version.ts'
import { planCarriedOver } from './carry-over.ts'
import { ownerKeys, runningOf, type Beginning } from '#server/brain/sessions/join-running.ts'
import { answerOf, findTurns, isAnother, knownTurns, onwardOf, type KnownTurn } from './known-turns.ts'
import { LEASE, readClaimed } from '#server/brain/effects/claim-effect.ts'
import { planBack, planChange } from './plan-change.ts'
import type { Plan } from './plan.ts'
import { planRetried, planTurn } from './plan-turn.ts'
import { opens, type SessionCredential } from '#server/brain/sessions/session-credential.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { isTurnRepeated, writeTurns, type PlannedTurn } from './write-turns.ts'
import type { HandledTurn, Incoming, NewSession, TurnRequest, TurnResult } from './turn.ts'

type Parts = Pick<Brain, Exclude<keyof Brain, 'turns'>>

type Group = { begins: NewSession[]; requests: TurnRequest[] }
type HandledGroup = { begun: SessionRow[]; done: (HandledTurn | undefined)[] }

/** All requests must be of different sessions; `done` is in the same order. Nothing of a group that fails is kept. */
export async function handleTurnGroup(brain: Parts, { begins, requests }: Group): Promise<HandledGroup> {
  try {
    const begin = async (tx: DbOrTx) =>
      begins.length > 0 ? tx.insert(chatSession).values(begins).onConflictDoNothing().returning() : []
    const handled =
      requests.length > 0
        ? await brain.database.transaction(async (tx) => ({
            begun: await begin(tx),
            done: await takeTogether(brain, tx, requests),
          }))
        : { begun: await begin(brain.database.db), done: [] }
    brain.at('after commit')
    return handled
  } catch (error) {
    const [only, ...others] = requests
    if (!only || others.length + begins.length > 0 || !isTurnRepeated(error)) throw error
    const repeated = answerOf(await findTurns(brain.database.db, [only]), only)
    return { begun: [], done: [repeated && { taken: repeated, keys: [] }] }
  }
}

async function takeTogether(whole: Parts, tx: Tx, asked: TurnRequest[]): Promise<(HandledTurn | undefined)[]> {
  const brain = { ...whole, shares: await readShares(tx, whole.flowOf) }
  const ids = asked.map(({ session }) => session)
  // Always lock in the same order to avoid deadlocks between groups.
  const found = await tx
    .select({ row: getTableColumns(chatSession), known: knownTurns(asked.map(({ turnId }) => turnId)) })
    .from(chatSession)
    .where(inArray(chatSession.id, ids))
    .orderBy(asc(chatSession.id))
    .for('update')
  const rows = found.map(({ row }) => row)
  const seen = found.flatMap(({ known }) => known)
  const requests = asked.map((request) => offered(request, rows))
  const running = await runningOf(
    tx,
    requests.flatMap((request) => beginningOf(request, rows)),
    brain.runtime.now(),
  )
  const begun = new Map<string, string>()
  const planned: PlannedTurn[] = []
  const done: (HandledTurn | undefined)[] = []
  for (const request of requests) {
    const { session, turnId, incoming, proof } = request
    const row = rows.find(({ id }) => id === session)
    if (!row || (proof && !isOpenTo(proof, row, brain.runtime.now()))) {
      done.push(undefined)
      continue
    }
    const known = answerOf(seen, { session, turnId })
    const [beginning] = beginningOf({ session, incoming }, rows)
    const joined = running.get(session)
    const together = beginning && ownerKeys(beginning).flatMap((key) => begun.get(key) ?? [])[0]
    if (!known && (joined || together)) {
      done.push({
        taken: await joinedOf(
          tx,
          joined,
          planned.find(({ row: other }) => other.id === together),
        ),
        keys: [],
      })
      continue
    }
    const plan = known ? undefined : await planWith(brain, tx, row, incoming)
    // Read again, for another node may have taken it while the sessions were waited for.
    const repeated = repeatedIn(plan && plan.kind !== 'turn' ? await findTurns(tx, [request]) : seen, request)
    if (repeated) done.push({ taken: repeated, keys: [] })
    else if (known || plan?.kind === 'stale')
      done.push({ taken: { ...(await currentOf(tx, row, 3)), stale: true }, keys: [] })
    else if (plan?.kind === 'same') done.push({ taken: await currentOf(tx, row, row.turns), keys: [] })
    else if (plan?.kind === 'turn') {
      const turn = plannedTurn(row, turnId, plan, incoming)
      planned.push(turn)
      if (beginning) for (const key of ownerKeys(beginning)) begun.set(key, session)
      done.push(doneOf(turn))
    }
  }
  const heldUntil = brain.takesEffects ? brain.runtime.now() + LEASE : 0
  await writeTurns(tx, planned, heldUntil)
  const onward = await planOnward(brain, tx, planned)
  await writeTurns(tx, onward, heldUntil)
  const turns = [...planned, ...onward]
  const claimed = await readClaimed(tx, brain.takesEffects ? turns.flatMap(keysOf) : [])
  await brain.tellSettled(
    tx,
    turns.filter(isTold).map(({ row, n }) => `${row.id}:${n}`),
  )
  brain.at('before commit')
  return done.map((taken, index) => {
    const all = withOnward(
      taken,
      onward.find(({ row }) => row.id === ids[index]),
    )
    return all && { ...all, claimed }
  })
}

function repeatedIn(turns: readonly KnownTurn[], request: TurnRequest): TurnResult | undefined {
  const known = answerOf(turns, request)
  return known && isAnother(turns, request) ? undefined : known
}

/** A flow not offered in the conversation's language is replaced by the locale's own (FLOW-01). */
function offered(request: TurnRequest, rows: readonly SessionRow[]): TurnRequest {
  const { session, incoming } = request
  const row = rows.find(({ id }) => id === session)
  if (!row || incoming.kind !== 'goal') return request
  return { ...request, incoming: { kind: 'goal', facts: incoming.facts, ...offeredEntry(incoming, localeOf(row)) } }
}

async function planOnward(
  brain: Parts & { shares: Shares },
  tx: Tx,
  planned: readonly PlannedTurn[],
): Promise<PlannedTurn[]> {
  const going = planned.flatMap(({ row, turnId, plan: { transferTo } }) =>
    transferTo ? [{ session: row.id, turnId, transferTo }] : [],
  )
  if (going.length === 0) return []
  const rows = await tx
    .select()
    .from(chatSession)
    .where(
      inArray(
        chatSession.id,
        going.map(({ session }) => session),
      ),
    )
  return going.flatMap(({ session, turnId, transferTo }) => {
    const row = rows.find(({ id }) => id === session)
    const incoming = { kind: 'goal' as const, ...transferTo, facts: {} }
    const plan = row && planTurn(brain, row, incoming)
    return row && plan?.kind === 'turn' ? [plannedTurn(row, onwardOf(turnId), plan, incoming)] : []
  })
}

function plannedTurn(row: SessionRow, turnId: string, plan: Plan, incoming: Incoming): PlannedTurn {
  const n = row.turns + 1
  const effects = plan.calls.map(({ effect, needs }, index) => ({
    key: `${row.id}:${n}:${index}`,
    name: effect,
    needs: needs ?? null,
  }))
  return { row, n, turnId, plan, incoming, effects }
}

const isRetried = (incoming: Incoming): boolean => incoming.kind === 'settled' && incoming.retried === true

/** The visitor has asked to be told by SMS that the conversation waits for them again. */
const isTold = ({ row, plan, incoming }: PlannedTurn): boolean =>
  isRetried(incoming) || (row.tellSettled && plan.waiting !== 'effect')

const keysOf = ({ effects }: PlannedTurn): string[] => effects.map(({ key }) => key)

const doneOf = (turn: PlannedTurn): HandledTurn => ({ taken: takenOf(turn.row, turn.plan), keys: keysOf(turn) })

function withOnward(done: HandledTurn | undefined, onward: PlannedTurn | undefined): HandledTurn | undefined {
  if (!done || !onward) return done
  const { taken, keys } = doneOf(onward)
  return { taken: { ...taken, elements: [...done.taken.elements, ...taken.elements] }, keys: [...done.keys, ...keys] }
}

function beginningOf(
  { session, incoming }: Pick<TurnRequest, 'session' | 'incoming'>,
  rows: readonly SessionRow[],
): Beginning[] {
  const row = rows.find(({ id }) => id === session)
  return row && incoming.kind === 'goal' && row.entry === null && row.cursor === 0 ? [{ row, goal: incoming }] : []
}

async function joinedOf(
  tx: Tx,
  running: SessionRow | undefined,
  beginning: PlannedTurn | undefined,
): Promise<TurnResult> {
  if (running) return { ...(await currentOf(tx, running, running.turns)), joined: running.id }
  if (!beginning) throw new Error('no conversation to join')
  return { ...takenOf(beginning.row, beginning.plan), joined: beginning.row.id }
}

async function planWith(brain: Parts & { shares: Shares }, tx: Tx, row: SessionRow, incoming: Incoming) {
  const log = () => tx.select().from(chatTurn).where(eq(chatTurn.session, row.id)).orderBy(asc(chatTurn.n))
  if (incoming.kind === 'change') return planChange(brain, row, incoming, await log())
  if (incoming.kind === 'settled' && isRetried(incoming)) return planRetried(brain, row, incoming, await log())
  const planned = planTurn(brain, row, incoming)
  const plan =
    planned.kind === 'back' && incoming.kind === 'answer'
      ? (planBack(brain, row, incoming, planned.event, await log()) ??
        planTurn(brain, row, { ...incoming, stays: true }))
      : planned
  if (plan.kind !== 'lost' || incoming.kind === 'goal' || incoming.kind === 'registration') return plan
  return planCarriedOver(brain, row, incoming, await log())
}

const isOpenTo = (proof: SessionCredential, row: SessionRow, now: number) =>
  opens(proof, row) && row.expiresAt.getTime() > now

function takenOf(row: SessionRow, { elements, waiting, ended }: Plan): TurnResult {
  return { elements, cursor: row.cursor + elements.length, waiting, ...(ended && { ended }) }
}

async function currentOf(tx: Tx, row: SessionRow, turns: number): Promise<TurnResult> {
  const rows = await tx
    .select()
    .from(chatTurn)
    .where(eq(chatTurn.session, row.id))
    .orderBy(desc(chatTurn.n))
    .limit(turns)
  const elements = rows.reverse().flatMap((turn) => turn.elements)
  return { elements, cursor: row.cursor, waiting: row.waiting, ...(row.ended && { ended: row.ended }) }
}
