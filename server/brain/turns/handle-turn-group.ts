import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { chatSession, chatTurn, type SessionRow } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { readShares, type Shares } from '#server/brain/rollout/choose-version.ts'
import { planCarriedOver } from './carry-over.ts'
import { ownerKeys, runningOf, type Beginning } from '#server/brain/sessions/join-running.ts'
import { answerOf, findTurns, knownTurns, onwardOf, repeatedIn } from './known-turns.ts'
import { LEASE } from '#server/brain/effects/claim-effect.ts'
import { planBack, planChange } from './plan-change.ts'
import { planRetried, planTurn } from './plan-turn.ts'
import { opens, type SessionCredential } from '#server/brain/sessions/session-credential.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import {
  doneOf,
  isRetried,
  isTold,
  plannedTurn,
  takenOf,
  withOnward,
  type PlannedTurn,
  type RowRead,
} from './planned-turn.ts'
import { isTurnRepeated, writeTurns } from './write-turns.ts'
import type { HandledTurn, Incoming, NewSession, TurnRequest, TurnResult } from './turn.ts'

type Parts = Pick<Brain, Exclude<keyof Brain, 'turns'>>

type Group = { begins: NewSession[]; requests: TurnRequest[] }
type HandledGroup = { begun: SessionRow[]; done: (HandledTurn | undefined)[] }

/**
 * All requests must be of different sessions; `done` is in the same order. What a failing group has written is found
 * again by its turn id when the requests are sent once more.
 */
export async function handleTurnGroup(brain: Parts, { begins, requests }: Group): Promise<HandledGroup> {
  const { db } = brain.database
  try {
    const begun = begins.length > 0 ? await db.insert(chatSession).values(begins).onConflictDoNothing().returning() : []
    const done = requests.length > 0 ? await handleRequests(brain, requests) : []
    brain.at('after commit')
    return { begun, done }
  } catch (error) {
    const [only, ...others] = requests
    if (!only || others.length + begins.length > 0 || !isTurnRepeated(error)) throw error
    const repeated = answerOf(await findTurns(db, [only]), only)
    return { begun: [], done: [repeated && { taken: repeated, keys: [] }] }
  }
}

/** Most turns need no lock: what was read is written in one statement, unless the conversation has changed since. */
async function handleRequests(brain: Parts, requests: TurnRequest[]): Promise<Done[]> {
  const { database } = brain
  const unlocked = requests.filter((request) => !needsLock(request))
  const first = unlocked.length > 0 ? await planAndWrite(brain, unlocked, database.db) : []
  const again = requests.filter((request) => needsLock(request) || first[unlocked.indexOf(request)] === NEEDS_LOCK)
  const second = again.length > 0 ? await database.transaction((tx) => planAndWrite(brain, again, tx, tx)) : []
  return requests.map((request) => {
    const done = again.includes(request) ? second[again.indexOf(request)] : first[unlocked.indexOf(request)]
    if (done === NEEDS_LOCK) throw new Error('a locked conversation has changed')
    return done
  })
}

type Done = HandledTurn | undefined
const NEEDS_LOCK = 'needs a lock'

const needsLock = ({ incoming }: TurnRequest): boolean => incoming.kind === 'goal' || isRetried(incoming)

/** With `tx`, the conversations are locked until it ends. Without, some turns may have to be taken again with a lock. */
async function planAndWrite(
  whole: Parts,
  asked: TurnRequest[],
  db: DbOrTx,
  tx?: Tx,
): Promise<(Done | typeof NEEDS_LOCK)[]> {
  const brain = { ...whole, shares: await readShares(db, whole.flowOf) }
  const ids = asked.map(({ session }) => session)
  const reading = db
    .select({
      row: getTableColumns(chatSession),
      known: knownTurns(asked.map(({ turnId }) => turnId)),
      writtenBy: sql<string>`${chatSession}.xmin::text`,
      isOld: sql<boolean>`${chatSession.updatedAt} < now() - interval '30 minutes'`,
    })
    .from(chatSession)
    .where(inArray(chatSession.id, ids))
    // Always lock in the same order to avoid deadlocks between groups.
    .orderBy(asc(chatSession.id))
  const found = await (tx ? reading.for('update') : reading)
  const rows = found.map(({ row }) => row)
  const seen = found.flatMap(({ known }) => known)
  const readOf = (id: string): RowRead => {
    const read = found.find(({ row }) => row.id === id)
    return { writtenBy: tx ? null : (read?.writtenBy ?? null), isOld: read?.isOld ?? false }
  }
  const requests = asked.map((request) => offered(request, rows))
  const running = tx
    ? await runningOf(
        tx,
        requests.flatMap((request) => beginningOf(request, rows)),
        brain.runtime.now(),
      )
    : new Map<string, SessionRow>()
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
          db,
          joined,
          planned.find(({ row: other }) => other.id === together),
        ),
        keys: [],
      })
      continue
    }
    const plan = known ? undefined : await planWith(brain, db, row, incoming)
    // Read again, for another node may have taken it while the sessions were waited for.
    const repeated = repeatedIn(plan && plan.kind !== 'turn' ? await findTurns(db, [request]) : seen, request)
    if (repeated) done.push({ taken: repeated, keys: [] })
    else if (known || plan?.kind === 'stale')
      done.push({ taken: { ...(await currentOf(db, row, 3)), stale: true }, keys: [] })
    else if (plan?.kind === 'same') done.push({ taken: await currentOf(db, row, row.turns), keys: [] })
    else if (plan?.kind === 'turn') {
      const turn = plannedTurn(row, turnId, plan, incoming, readOf(session))
      planned.push(turn)
      if (beginning) for (const key of ownerKeys(beginning)) begun.set(key, session)
      done.push(doneOf(turn))
    }
  }
  const heldUntil = brain.takesEffects ? brain.runtime.now() + LEASE : 0
  if (!tx) brain.at('before commit')
  const writable = tx ? planned : planned.filter((turn) => !turn.plan.transferTo && !isTold(turn))
  const written = await writeTurns(db, writable, heldUntil)
  const onward = tx ? await planOnward(brain, tx, planned) : []
  const { claimed } = await writeTurns(db, onward, heldUntil)
  if (tx) {
    await brain.tellSettled(
      tx,
      [...planned, ...onward].filter(isTold).map(({ row, n }) => `${row.id}:${n}`),
    )
    brain.at('before commit')
  }
  return done.map((taken, index) => {
    const isOfThis = ({ row }: PlannedTurn) => row.id === ids[index]
    if (planned.some(isOfThis) && !written.sessions.has(ids[index] ?? '')) return NEEDS_LOCK
    const all = withOnward(taken, onward.find(isOfThis))
    return all && { ...all, claimed: new Map([...written.claimed, ...claimed]) }
  })
}

/** A flow not offered in the conversation's language is replaced by the locale's own (FLOW-01). */
function offered(request: TurnRequest, rows: readonly SessionRow[]): TurnRequest {
  const { session, incoming } = request
  const row = rows.find(({ id }) => id === session)
  if (!row || incoming.kind !== 'goal') return request
  return { ...request, incoming: { kind: 'goal', facts: incoming.facts, ...offeredEntry(incoming, localeOf(row)) } }
}

const JUST_WRITTEN: RowRead = { writtenBy: null, isOld: false }

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
    return row && plan?.kind === 'turn' ? [plannedTurn(row, onwardOf(turnId), plan, incoming, JUST_WRITTEN)] : []
  })
}

function beginningOf(
  { session, incoming }: Pick<TurnRequest, 'session' | 'incoming'>,
  rows: readonly SessionRow[],
): Beginning[] {
  const row = rows.find(({ id }) => id === session)
  return row && incoming.kind === 'goal' && row.entry === null && row.cursor === 0 ? [{ row, goal: incoming }] : []
}

async function joinedOf(
  db: DbOrTx,
  running: SessionRow | undefined,
  beginning: PlannedTurn | undefined,
): Promise<TurnResult> {
  if (running) return { ...(await currentOf(db, running, running.turns)), joined: running.id }
  if (!beginning) throw new Error('no conversation to join')
  return { ...takenOf(beginning.row, beginning.plan), joined: beginning.row.id }
}

async function planWith(brain: Parts & { shares: Shares }, db: DbOrTx, row: SessionRow, incoming: Incoming) {
  const log = () => db.select().from(chatTurn).where(eq(chatTurn.session, row.id)).orderBy(asc(chatTurn.n))
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

async function currentOf(db: DbOrTx, row: SessionRow, turns: number): Promise<TurnResult> {
  const rows = await db
    .select()
    .from(chatTurn)
    .where(eq(chatTurn.session, row.id))
    .orderBy(desc(chatTurn.n))
    .limit(turns)
  const elements = rows.reverse().flatMap((turn) => turn.elements)
  return { elements, cursor: row.cursor, waiting: row.waiting, ...(row.ended && { ended: row.ended }) }
}
