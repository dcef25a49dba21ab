import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { chatTurn } from '#server/brain/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import type { Ask } from '#server/testing/running-app.ts'

export const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` })

export const turnsOf = (database: Database, id: string) =>
  database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(chatTurn.n)

export const utterance = (id: string, payload: string, turnId: string, answers = 2) => ({
  vertex: { id },
  content_type: 'utterance',
  content: { payload, answers },
  turn_id: turnId,
})

let callers = 0

export async function begunSession(ask: Ask) {
  const name = `routes-${(callers += 1)}`
  const caller = chatCaller(ask, name)
  await caller.begin('generic_signup', 'init')
  return { caller, name, ...caller.session() }
}
