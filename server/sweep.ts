import { asc, inArray, lt } from 'drizzle-orm'
import type { Database, Db } from './db/database.ts'
import { chatHandoff, chatSession } from './brain/tables.ts'
import { sweepSpendings } from './budgets/spend.ts'
import { leads } from './leads/tables.ts'
import { scores } from './feedback/tables.ts'
import { sweepProofs } from './identity/identity-proofs.ts'
import { sweepAuthorizationRequests } from './identity/authorization-requests.ts'
import { portReport } from './ports/tables.ts'
import { sweepErased } from './privacy/erase.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { sweepDebtViews } from './debts/debt-views.ts'
import { sweepDebts } from './debts/forget-debts.ts'
import { sweepIdentityModels } from './identity/model-adapter.ts'
import { sweepTexts } from './sms/sweep-texts.ts'
import { sweepWithdrawalLinks } from './withdrawal/links.ts'
import type { Runtime } from './runtime.ts'
import { describeError } from './log-failure.ts'

const EVERY = 3_600_000
const DAY = 86_400_000

type Kept = { leadDays: number; scoreDays: number }

export async function sweepAnswers({ db }: Database, now: number, { leadDays, scoreDays }: Kept): Promise<void> {
  await db.delete(leads).where(lt(leads.createdAt, new Date(now - leadDays * DAY)))
  await db.delete(scores).where(lt(scores.createdAt, new Date(now - scoreDays * DAY)))
}

/** A conversation goes with its turns and effects: all that are over in one statement could take longer than it may. */
const SESSIONS_AT_ONCE = 500

export async function sweepSessions(db: Db, now: number): Promise<void> {
  for (;;) {
    const over = db
      .select({ id: chatSession.id })
      .from(chatSession)
      .where(lt(chatSession.expiresAt, new Date(now)))
      .orderBy(asc(chatSession.expiresAt))
      .limit(SESSIONS_AT_ONCE)
      .for('update', { skipLocked: true })
    const deleted = await db.delete(chatSession).where(inArray(chatSession.id, over)).returning({ id: chatSession.id })
    if (deleted.length < SESSIONS_AT_ONCE) return
  }
}

export function startSweeping(database: Database, runtime: Runtime, keep: Kept): () => void {
  const sweep = async () => {
    const now = runtime.now()
    await sweepSessions(database.db, now)
    await database.db.delete(chatHandoff).where(lt(chatHandoff.expiresAt, new Date(now)))
    await sweepIdentity(database, now)
    await sweepSpendings(database, now)
    await sweepIdentityModels(database, now)
    await sweepAuthorizationRequests(database, now)
    await sweepProofs(database, now)
    await sweepDebts(database, now)
    await sweepDebtViews(database, now)
    await sweepErased(database, now)
    await database.db.delete(portReport).where(lt(portReport.takenAt, new Date(now - DAY)))
    await sweepTexts(database, now)
    await sweepAnswers(database, now, keep)
    await sweepWithdrawalLinks(database, now)
  }
  const swept = () => {
    sweep().catch((error: unknown) =>
      runtime.log.warn({ ...describeError(error) }, 'sweep failed, comes again in an hour'),
    )
  }
  swept()
  const timer = setInterval(swept, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
