import { lt } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { chatHandoff, chatSession } from './db/schema/chat.ts'
import { leads } from './db/schema/leads.ts'
import { scores } from './db/schema/scores.ts'
import { sweepProofs } from './external/identity-proofs.ts'
import { sweepLegs } from './external/legs.ts'
import { sweepErased } from './my-data/sweep-erased.ts'
import { sweepIdentity } from './services/auth/sweep-identity.ts'
import { sweepDebtViews } from './services/debt/debt-views.ts'
import { sweepDebts } from './services/debt/forget-debts.ts'
import { sweepIdentityModels } from './services/identity/model-adapter.ts'
import type { World } from './world.ts'

const EVERY = 3_600_000
const DAY = 86_400_000

/** How many days leads and scores are kept. */
type Kept = { leadDays: number; scoreDays: number }

/** Deletes leads, delivered or not, and scores with their reasons that have been kept for their time. */
export async function sweepAnswers({ db }: Database, now: number, { leadDays, scoreDays }: Kept): Promise<void> {
  await db.delete(leads).where(lt(leads.createdAt, new Date(now - leadDays * DAY)))
  await db.delete(scores).where(lt(scores.createdAt, new Date(now - scoreDays * DAY)))
}

/** Deletes what has outlived its time, at the start and every hour: conversations, codes, logins, leads. Returns what ends it. */
export function startSweeping(database: Database, world: World, keep: Kept): () => void {
  const sweep = async () => {
    const now = world.now()
    await database.db.delete(chatSession).where(lt(chatSession.expiresAt, new Date(now)))
    await database.db.delete(chatHandoff).where(lt(chatHandoff.expiresAt, new Date(now)))
    await sweepIdentity(database, now)
    await sweepIdentityModels(database, now)
    await sweepLegs(database, now)
    await sweepProofs(database, now)
    await sweepDebts(database, now)
    await sweepDebtViews(database, now)
    await sweepErased(database, now)
    await sweepAnswers(database, now, keep)
  }
  const swept = () => {
    sweep().catch((error: unknown) => world.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'sweep failed, comes again in an hour'))
  }
  swept()
  const timer = setInterval(swept, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
