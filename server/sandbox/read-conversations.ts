import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { MaskedConversation, StoredConversations } from '#contracts/sandbox/sandbox-service.ts'
import { formatReplay } from '#flows/kit/run/replay-file.ts'
import type { FlowOf } from '#server/brain/rollout/choose-version.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { maskedRun } from './masked-run.ts'

const NEWEST = 50

export async function readConversations({ database: { db } }: StoreDeps, flow: FlowName): Promise<StoredConversations> {
  const { id, createdAt, locale, turns, step, ended } = chatSession
  const rows = await db
    .select({ id, createdAt, locale, turns, step, ended })
    .from(chatSession)
    .where(and(eq(chatSession.flow, flow), isNotNull(step)))
    .orderBy(desc(createdAt))
    .limit(NEWEST)
  return rows.map(({ createdAt: begun, ...row }) => ({ ...row, begunAt: begun.toISOString() }))
}

export async function readConversation(
  { database: { db } }: StoreDeps,
  id: string,
  flowOf: FlowOf,
): Promise<MaskedConversation | undefined> {
  const [session] = await db.select().from(chatSession).where(eq(chatSession.id, id))
  if (!session) return undefined
  const turns = await db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(asc(chatTurn.n))
  const masked = maskedRun(session, turns, (name) => flowOf(name, session.flowVariant))
  if (!masked) return undefined
  const { run, frames, cut } = masked
  return { flow: run.flow, text: formatReplay('a real conversation, masked', run, frames), ...(cut && { cut }) }
}
