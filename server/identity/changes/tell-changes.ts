import { and, eq, isNull, lte, lt } from 'drizzle-orm'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { isReleased } from '#server/accounts/number-holder.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { sendMail, sendText } from '#server/budgets/send-message.ts'
import type { Database } from '#server/db/database.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import type { MailPort } from '#server/gateways/mail/port.ts'
import { logFailure } from '#server/log-failure.ts'
import { accountChange } from '#server/identity/change-tables.ts'
import { undoToken } from './undo-link.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** In milliseconds. */
export const UNDO_FOR = 3 * DAY
const KEPT_FOR = 30 * DAY
const EVERY = 5_000
const AT_ONCE = 10
const MOST_ATTEMPTS = 12

export type TellDeps = SendCodeDeps & {
  mail: MailPort
  /** Scheme and host of the portal's own pages. */
  origin: string
}
type Change = typeof accountChange.$inferSelect
type Recipient = { channel: 'sms' | 'email'; to: string; canUndo: boolean }

/** The old channels get the link that undoes the change with a code to the old number; a new one is only told. */
function recipientsOf({ kind, former }: Change, now: LegalEntity): Recipient[] {
  const isOldPhone = (kind === 'phone' || kind === 'recovery') && former.phone !== now.phone
  const hasNumber = !isReleased(former.phone)
  const canUndo = hasNumber && !former.isFinal
  const isOldEmail = kind === 'email' && former.email !== now.email
  return [
    ...(hasNumber ? [{ channel: 'sms' as const, to: former.phone, canUndo }] : []),
    ...(isOldPhone ? [{ channel: 'sms' as const, to: now.phone, canUndo: false }] : []),
    ...(former.email ? [{ channel: 'email' as const, to: former.email, canUndo }] : []),
    ...(isOldEmail && now.email ? [{ channel: 'email' as const, to: now.email, canUndo: false }] : []),
  ]
}

/** Tells each due change by the old and the new channel; what could not be sent is tried again, ever more rarely. */
export async function tellChanges(deps: TellDeps): Promise<void> {
  const { database, runtime } = deps
  const now = runtime.now()
  const due = await database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(accountChange)
      .where(
        and(
          isNull(accountChange.toldAt),
          lte(accountChange.dueAt, new Date(now)),
          lt(accountChange.attempts, MOST_ATTEMPTS),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id, attempts } of rows) {
      const dueAt = new Date(now + Math.min(2 ** attempts, 60) * MINUTE)
      await tx
        .update(accountChange)
        .set({ attempts: attempts + 1, dueAt })
        .where(eq(accountChange.id, id))
    }
    return rows
  })
  for (const change of due) {
    if (await isTold(deps, change))
      await database.db
        .update(accountChange)
        .set({ toldAt: new Date(runtime.now()) })
        .where(eq(accountChange.id, change.id))
  }
}

async function isTold(deps: TellDeps, change: Change): Promise<boolean> {
  const account = await findCustomer(deps, change.legalEntity)
  if (!account) return true
  const locale = readLocale(account.locale) ?? DEFAULT_LOCALE
  const link = `${deps.origin}/undo/${await undoToken(deps.database.db, change.id)}`
  const outcomes = await Promise.all(
    recipientsOf(change, account).map((recipient, at) => tell(deps, change, recipient, { locale, link, at })),
  )
  return outcomes.every(Boolean)
}

type Told = { locale: Locale; link: string; at: number }

/** True if it was sent or never can be; the key lets a gateway recognise what it was given before. */
async function tell(
  deps: TellDeps,
  { id, kind, legalEntity: account }: Change,
  { channel, to, canUndo }: Recipient,
  { locale, link, at }: Told,
): Promise<boolean> {
  const { translate, env, runtime } = deps
  const brand = env.BRAND
  const changed = translate(locale, `changes.${kind}`, { brand })
  const text = `${changed} ${canUndo ? translate(locale, 'changes.undo', { link }) : translate(locale, 'changes.service')}`
  const key = `change:${account}:${id}:${at}`
  const sent =
    channel === 'sms'
      ? await sendText(deps, { to, text, key })
      : await sendMail(deps, { key, to, subject: translate(locale, 'changes.subject', { brand }), text })
  if (sent.ok || sent.reason === 'refused') return true
  runtime.log.warn({ change: id, kind, channel }, 'a change of an account was not told, will be tried again')
  return false
}

export async function sweepChanges({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  await db.delete(accountChange).where(lt(accountChange.changedAt, new Date(now - KEPT_FOR)))
}

export function startTellingChanges(deps: TellDeps): () => void {
  const timer = setInterval(() => {
    tellChanges(deps).catch((error: unknown) => logFailure(deps.runtime.log, 'changes could not be told', error))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
