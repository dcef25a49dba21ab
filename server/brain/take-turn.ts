import { and, desc, eq } from 'drizzle-orm'
import type { RegistrationContent } from '#contracts/chat/call.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Tx } from '../db/database.ts'
import { chatSession, chatTurn } from '../db/schema/chat.ts'
import type { Brain } from './brain.ts'
import { planTurn, type Plan } from './plan-turn.ts'
import { opens, type Proof } from './proof.ts'
import type { SessionRow, TurnRow } from './session-row.ts'
import { isTurnRepeated, writeTurn } from './write-turn.ts'

/** What comes in: from the visitor's side, or back from an effect. */
export type Incoming =
  | { kind: 'registration'; content: RegistrationContent }
  | { kind: 'goal'; flow: FlowName; step: string; product?: string; productValue?: string; facts: Facts }
  | { kind: 'answer'; utterance: string; payload?: string; answers?: number }
  | { kind: 'settled'; key: string; effect: string; outcome: string; gives: unknown; dead: boolean }

/** What a turn brought; `elements` are those of this turn, or, for a stale answer, all the caller cannot have known. */
export type Taken = { elements: ChatElement[]; cursor: number; waiting: Waiting; ended?: End; stale?: boolean }

/**
 * Takes one turn durably: in one transaction the session is locked, a turn id seen before gets its stored answer, an
 * answer to another element than the waiting one is stale, and turn, session and effects are written together (CHAT-13).
 * Effects are tried right after the commit. `undefined` when the session does not exist, or the proof does not open it.
 */
export async function takeTurn(brain: Brain, session: string, turnId: string, incoming: Incoming, proof?: Proof): Promise<Taken | undefined> {
  const { database } = brain
  try {
    const done = await database.transaction(async (tx) => {
      const row = await lockSession(tx, session)
      if (!row || (proof && !isOpenTo(proof, row, brain.world.now()))) return undefined
      const repeated = await findTurn(tx, session, turnId)
      if (repeated) return { taken: answerOf(repeated), keys: [] }
      const plan = planTurn(brain, row, incoming)
      if (plan.kind === 'stale') return { taken: { ...(await currentOf(tx, row, 3)), stale: true }, keys: [] }
      if (plan.kind === 'same') return { taken: await currentOf(tx, row, row.turns), keys: [] }
      const keys = await writeTurn(brain, tx, row, turnId, plan, incoming)
      brain.at('before commit')
      return { taken: takenOf(row, plan), keys }
    })
    if (!done) return undefined
    brain.at('after commit')
    for (const key of done.keys) brain.kick(key)
    if (done.taken.elements.length > 0) brain.poke(session, done.taken.cursor)
    return done.taken
  } catch (error) {
    if (!isTurnRepeated(error)) throw error
    const repeated = await findTurn(database.db, session, turnId)
    return repeated && answerOf(repeated)
  }
}

const isOpenTo = (proof: Proof, row: SessionRow, now: number) => opens(proof, row) && row.expiresAt.getTime() > now

async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(chatSession).where(eq(chatSession.id, id)).for('update')
  return row
}

async function findTurn(db: Pick<Tx, 'select'>, session: string, turnId: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(chatTurn)
    .where(and(eq(chatTurn.session, session), eq(chatTurn.turnId, turnId)))
  return row
}

function answerOf({ elements, lastSeq, waiting, ended }: TurnRow): Taken {
  return { elements, cursor: lastSeq, waiting, ...(ended && { ended }) }
}

function takenOf(row: SessionRow, plan: Plan): Taken {
  const { elements, waiting, ended } = plan
  return { elements, cursor: row.cursor + elements.length, waiting, ...(ended && { ended }) }
}

/** Where a conversation stands, with the elements of its last few turns. */
async function currentOf(tx: Tx, row: SessionRow, turns: number): Promise<Taken> {
  const rows = await tx.select().from(chatTurn).where(eq(chatTurn.session, row.id)).orderBy(desc(chatTurn.n)).limit(turns)
  const elements = rows.reverse().flatMap((turn) => turn.elements)
  return { elements, cursor: row.cursor, waiting: row.waiting, ...(row.ended && { ended: row.ended }) }
}
