import { lt } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { chatHandoff, chatSession } from './brain/tables.ts'
import { leads } from './leads/tables.ts'
import { scores } from './feedback/tables.ts'
import { sweepProofs } from './identity/identity-proofs.ts'
import { sweepAuthorizationRequests } from './identity/authorization-requests.ts'
import { sweepErased } from './privacy/erase.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { sweepDebtViews } from './debts/debt-views.ts'
import { sweepDebts } from './debts/forget-debts.ts'
import { sweepIdentityModels } from './identity/model-adapter.ts'
import type { Runtime } from './runtime.ts'

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
export function startSweeping(database: Database, runtime: Runtime, keep: Kept): () => void {
  const sweep = async () => {
    const now = runtime.now()
    await database.db.delete(chatSession).where(lt(chatSession.expiresAt, new Date(now)))
    await database.db.delete(chatHandoff).where(lt(chatHandoff.expiresAt, new Date(now)))
    await sweepIdentity(database, now)
    await sweepIdentityModels(database, now)
    await sweepAuthorizationRequests(database, now)
    await sweepProofs(database, now)
    await sweepDebts(database, now)
    await sweepDebtViews(database, now)
    await sweepErased(database, now)
    await sweepAnswers(database, now, keep)
  }
  const swept = () => {
    sweep().catch((error: unknown) =>
      runtime.log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'sweep failed, comes again in an hour',
      ),
    )
  }
  swept()
  const timer = setInterval(swept, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
