import { lt } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { chatHandoff, chatSession } from './db/schema/chat.ts'
import { sweepProofs } from './external/identity-proofs.ts'
import { sweepLegs } from './external/legs.ts'
import { sweepErased } from './my-data/sweep-erased.ts'
import { sweepIdentity } from './services/auth/sweep-identity.ts'
import { sweepDebtViews } from './services/debt/debt-views.ts'
import { sweepDebts } from './services/debt/forget-debts.ts'
import { sweepIdentityModels } from './services/identity/model-adapter.ts'
import type { World } from './world.ts'

const EVERY = 3_600_000

/** Deletes what has outlived its time, at the start and every hour: conversations, codes, logins. Returns what ends it. */
export function startSweeping(database: Database, world: World): () => void {
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
  }
  const swept = () => {
    sweep().catch((error: unknown) => world.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'sweep failed, comes again in an hour'))
  }
  swept()
  const timer = setInterval(swept, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
