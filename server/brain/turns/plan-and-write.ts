import { asc, desc, eq, inArray } from 'drizzle-orm'
import { isCorrection } from '#contracts/chat/act.ts'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { chatSession, chatTurn, type SessionRow, type TurnRow } from '#server/brain/tables.ts'
import type { Answered } from '#flows/kit/flow-event.ts'
import type { Brain } from '#server/brain/brain.ts'
import { readShares, type Shares } from '#server/brain/rollout/choose-version.ts'
import { planCarriedOver } from './carry-over.ts'
import { ownerKeys, runningOf, type Beginning } from '#server/brain/sessions/join-running.ts'
import { answerOf, findTurns, onwardOf, repeatedIn } from './known-turns.ts'
import { LEASE } from '#server/brain/effects/claim-effect.ts'
import { planBack, planChange } from './plan-change.ts'
import { planRetried, planTurn } from './plan-turn.ts'
import { readSessions } from './read-sessions.ts'
import { rowAfter, type Remembered, type RowMemory } from './remembered-rows.ts'
import { isOpenTo } from '#server/brain/sessions/session-credential.ts'
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
import { writeTurns } from './write-turns.ts'
import type { HandledTurn, Incoming, TurnRequest, TurnResult } from './turn.ts'

export type Parts = Pick<Brain, Exclude<keyof Brain, 'turns'>>

export type Done = HandledTurn | undefined
export const TAKE_AGAIN = 'take again'

/** `after`: the rows as they are once it is committed. */
export type PlannedGroup = { all: (Done | typeof TAKE_AGAIN)[]; after: Remembered[] }

type On = { db: DbOrTx; tx?: Tx; memory?: RowMemory }

/** With `tx`, the conversations are locked until it ends. Without, some turns may have to be taken again. */
export async function planAndWrite(whole: Parts, asked: TurnRequest[], { db, tx, memory }: On): Promise<PlannedGroup> {
  const brain = { ...whole, shares: await readShares(db, whole.flowOf) }
  const ids = asked.map(({ session }) => session)
  const { rows, seen, readOf } = await readSessions(db, asked, { isLocked: tx !== undefined, memory })
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
  const done: PlannedGroup['all'] = []
  for (const request of requests) {
    const { session, turnId, incoming, proof } = request
    const row = rows.find(({ id }) => id === session)
    const read = readOf(session)
    if (!row || (proof && !isOpenTo(proof, row, brain.runtime.now()))) {
      done.push(read.isRemembered ? TAKE_AGAIN : undefined)
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
    if (read.isRemembered && plan?.kind !== 'turn') {
      done.push(TAKE_AGAIN)
      continue
    }
    // Read again, for another node may have taken it while the sessions were waited for.
    const repeated = repeatedIn(plan && plan.kind !== 'turn' ? await findTurns(db, [request]) : seen, request)
    if (repeated) done.push({ taken: repeated, keys: [] })
    else if (known || plan?.kind === 'stale')
      done.push({ taken: { ...(await currentOf(db, row, 3)), stale: true }, keys: [] })
    else if (plan?.kind === 'same') done.push({ taken: await currentOf(db, row, row.turns), keys: [] })
    else if (plan?.kind === 'turn') {
      const turn = plannedTurn(row, turnId, plan, incoming, read)
      planned.push(turn)
      if (beginning) for (const key of ownerKeys(beginning)) begun.set(key, session)
      done.push(doneOf(turn))
    }
  }
  const now = brain.runtime.now()
  const at = { now, heldUntil: brain.takesEffects ? now + LEASE : 0 }
  if (!tx) brain.at('before commit')
  const writable = tx ? planned : planned.filter((turn) => !turn.plan.transferTo && !isTold(turn))
  const written = await writeTurns(db, writable, at)
  const onward = tx ? await planOnward(brain, tx, planned) : []
  const { claimed } = await writeTurns(db, onward, at)
  if (tx) {
    await brain.tellSettled(
      tx,
      [...planned, ...onward].filter(isTold).map(({ row, n }) => `${row.id}:${n}`),
    )
    brain.at('before commit')
  }
  const after = planned.flatMap((turn) => {
    const by = written.sessions.get(turn.row.id)
    return by === undefined || onward.some(isOf(turn.row.id)) ? [] : [{ row: rowAfter(turn, now), writtenBy: by }]
  })
  const all = done.map((taken, index) => {
    const session = ids[index] ?? ''
    if (planned.some(isOf(session)) && !written.sessions.has(session)) {
      if (writable.some(isOf(session))) memory?.readFromNowOn(session)
      return TAKE_AGAIN
    }
    if (taken === TAKE_AGAIN) return TAKE_AGAIN
    const whole = withOnward(taken, onward.find(isOf(session)))
    return whole && { ...whole, claimed: new Map([...written.claimed, ...claimed]) }
  })
  return { all, after }
}

const isOf =
  (session: string) =>
  ({ row }: PlannedTurn): boolean =>
    row.id === session

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
      ? planTakenBack(brain, row, incoming, planned.event, await log())
      : planned
  if (plan.kind !== 'lost' || incoming.kind === 'goal' || incoming.kind === 'registration') return plan
  return planCarriedOver(brain, row, incoming, await log())
}

/** Without an answer to go back to, what was said is heard as an answer. */
function planTakenBack(
  brain: Parts & { shares: Shares },
  row: SessionRow,
  incoming: Incoming & { kind: 'answer' },
  event: Answered,
  log: readonly TurnRow[],
): ReturnType<typeof planTurn> {
  const back = planBack(brain, row, incoming, event, log)
  if (back) return back
  const isOfNothing =
    !incoming.restoresNothing && event.acts?.some((act) => isCorrection(act) && act.restores !== undefined)
  if (!isOfNothing) return planTurn(brain, row, { ...incoming, stays: true })
  const anew = { ...incoming, restoresNothing: true as const }
  const planned = planTurn(brain, row, anew)
  return planned.kind === 'back' ? planTakenBack(brain, row, anew, planned.event, log) : planned
}

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
