import * as v from 'valibot'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import { MASK } from '#flows/kit/input-rules.ts'
import type { Tx } from '#server/db/database.ts'
import { chatSession, chatTurn, type SessionRow, type TurnRow } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { planCarriedOver } from './carry-over.ts'
import { ownerKeys, runningOf, type Beginning } from '#server/brain/sessions/join-running.ts'
import { planBack, planChange } from './plan-change.ts'
import { planTurn, type Plan } from './plan-turn.ts'
import { opens, type SessionCredential } from '#server/brain/sessions/session-credential.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { isTurnRepeated, writeTurns, type PlannedTurn } from './write-turns.ts'
import type { HandledTurn, TurnRequest, Incoming, TurnResult } from './turn.ts'

type Parts = Pick<Brain, Exclude<keyof Brain, 'turns'>>

/** Takes turns of different sessions in one transaction; an answer for each, in order. */
export async function handleTurnGroup(brain: Parts, requests: TurnRequest[]): Promise<(HandledTurn | undefined)[]> {
  try {
    const done = await brain.database.transaction((tx) => takeTogether(brain, tx, requests))
    brain.at('after commit')
    return done
  } catch (error) {
    const [only, ...others] = requests
    if (!only || others.length > 0 || !isTurnRepeated(error)) throw error
    const repeated = answerOf(await findTurns(brain.database.db, [only]), only)
    return [repeated && { taken: repeated, keys: [] }]
  }
}

async function takeTogether(brain: Parts, tx: Tx, asked: TurnRequest[]): Promise<(HandledTurn | undefined)[]> {
  const ids = asked.map(({ session }) => session)
  // Always in the same order, so that two groups never wait for each other in a circle.
  const rows = await tx
    .select()
    .from(chatSession)
    .where(inArray(chatSession.id, ids))
    .orderBy(asc(chatSession.id))
    .for('update')
  const requests = asked.map((request) => offered(request, rows))
  const seen = await findTurns(tx, requests)
  const running = await runningOf(
    tx,
    requests.flatMap((request) => beginningOf(request, rows)),
    brain.runtime.now(),
  )
  const begun = new Map<string, string>()
  const planned: PlannedTurn[] = []
  const done: (HandledTurn | undefined)[] = []
  for (const { session, turnId, incoming, proof } of requests) {
    const row = rows.find(({ id }) => id === session)
    if (!row || (proof && !isOpenTo(proof, row, brain.runtime.now()))) {
      done.push(undefined)
      continue
    }
    const known = answerOf(seen, { session, turnId })
    const repeated = known && isAnother(seen, { session, turnId, incoming }) ? undefined : known
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
  await writeTurns(tx, planned)
  const onward = await planOnward(brain, tx, planned)
  await writeTurns(tx, onward)
  await brain.enqueue(
    tx,
    [...planned, ...onward].flatMap(({ effects }) => effects.map(({ key }) => key)),
  )
  brain.at('before commit')
  return done.map((taken, index) =>
    withOnward(
      taken,
      onward.find(({ row }) => row.id === ids[index]),
    ),
  )
}

/** A request to begin a flow that is not offered in the conversation's language begins the locale's own (FLOW-01). */
function offered(request: TurnRequest, rows: readonly SessionRow[]): TurnRequest {
  const { session, incoming } = request
  const row = rows.find(({ id }) => id === session)
  if (!row || incoming.kind !== 'goal') return request
  return { ...request, incoming: { kind: 'goal', facts: incoming.facts, ...offeredEntry(incoming, localeOf(row)) } }
}

/** The flows that planned turns go on to begin right after them, each in a turn of its own of the same transaction. */
async function planOnward(brain: Parts, tx: Tx, planned: readonly PlannedTurn[]): Promise<PlannedTurn[]> {
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

const doneOf = ({ row, plan, effects }: PlannedTurn): HandledTurn => ({
  taken: takenOf(row, plan),
  keys: effects.map(({ key }) => key),
})

/** What a turn brought, with what the flow it went on to said. */
function withOnward(done: HandledTurn | undefined, onward: PlannedTurn | undefined): HandledTurn | undefined {
  if (!done || !onward) return done
  const { taken, keys } = doneOf(onward)
  return { taken: { ...taken, elements: [...done.taken.elements, ...taken.elements] }, keys: [...done.keys, ...keys] }
}

/** A request that begins a conversation in a session that has none yet. */
function beginningOf(
  { session, incoming }: Pick<TurnRequest, 'session' | 'incoming'>,
  rows: readonly SessionRow[],
): Beginning[] {
  const row = rows.find(({ id }) => id === session)
  return row && incoming.kind === 'goal' && row.entry === null && row.cursor === 0 ? [{ row, goal: incoming }] : []
}

/** What stands in the conversation that is joined: one that is running, or one that begins with this very group. */
async function joinedOf(
  tx: Tx,
  running: SessionRow | undefined,
  beginning: PlannedTurn | undefined,
): Promise<TurnResult> {
  if (running) return { ...(await currentOf(tx, running, running.turns)), joined: running.id }
  if (!beginning) throw new Error('no conversation to join')
  return { ...takenOf(beginning.row, beginning.plan), joined: beginning.row.id }
}

/** Decides a turn; to go back to an earlier answer, or on in a flow that has changed, it reads the conversation's log. */
async function planWith(brain: Parts, tx: Tx, row: SessionRow, incoming: Incoming) {
  const log = () => tx.select().from(chatTurn).where(eq(chatTurn.session, row.id)).orderBy(asc(chatTurn.n))
  if (incoming.kind === 'change') return planChange(brain, row, incoming, await log())
  const planned = planTurn(brain, row, incoming)
  const plan =
    planned.kind === 'back' && incoming.kind === 'answer'
      ? (planBack(brain, row, incoming, await log()) ?? planTurn(brain, row, { ...incoming, stays: true }))
      : planned
  if (plan.kind !== 'lost' || incoming.kind === 'goal' || incoming.kind === 'registration') return plan
  return planCarriedOver(brain, row, incoming, await log())
}

const isOpenTo = (proof: SessionCredential, row: SessionRow, now: number) =>
  opens(proof, row) && row.expiresAt.getTime() > now

function findTurns(db: Pick<Tx, 'select'>, requests: Pick<TurnRequest, 'session' | 'turnId'>[]): Promise<TurnRow[]> {
  const pairs = requests.map(({ session, turnId }) =>
    and(eq(chatTurn.session, session), inArray(chatTurn.turnId, [turnId, onwardOf(turnId)])),
  )
  return db
    .select()
    .from(chatTurn)
    .where(or(...pairs))
}

/** The answer of a turn taken before, with that of the flow it went on to. */
function answerOf(
  turns: readonly TurnRow[],
  { session, turnId }: Pick<TurnRequest, 'session' | 'turnId'>,
): TurnResult | undefined {
  const of = (id: string) => turns.find((turn) => turn.session === session && turn.turnId === id)
  const own = of(turnId)
  if (!own) return undefined
  const onward = of(onwardOf(turnId))
  const { lastSeq, waiting, ended } = onward ?? own
  return { elements: [...own.elements, ...(onward?.elements ?? [])], cursor: lastSeq, waiting, ...(ended && { ended }) }
}

/** What a turn kept of the visitor's words; a secret is kept masked, and then tells nothing. */
const KeptWords = v.object({ kind: v.literal('answer'), utterance: v.string(), payload: v.optional(v.string()) })

/** Whether an answer says something else than the turn of its id did: a page shown again out of the browser's memory gives the same id twice. */
function isAnother(
  turns: readonly TurnRow[],
  { session, turnId, incoming }: Pick<TurnRequest, 'session' | 'turnId' | 'incoming'>,
): boolean {
  const kept = v.safeParse(KeptWords, turns.find((turn) => turn.session === session && turn.turnId === turnId)?.event)
  if (!kept.success || kept.output.utterance === MASK) return false
  if (incoming.kind === 'change') return true
  if (incoming.kind !== 'answer') return false
  const { utterance, payload } = kept.output
  if (incoming.payload === undefined) return incoming.utterance.trim() !== utterance.trim()
  return utterance.trim() !== '' || (payload !== undefined && payload !== incoming.payload)
}

/** Id of the turn that begins the flow a turn goes on to. */
const onwardOf = (turnId: string) => `${turnId}:onward`

function takenOf(row: SessionRow, { elements, waiting, ended }: Plan): TurnResult {
  return { elements, cursor: row.cursor + elements.length, waiting, ...(ended && { ended }) }
}

/** Where a conversation stands, with the elements of its last few turns. */
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
