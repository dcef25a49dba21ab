import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { ChangeKind, UndoOutcome } from '#contracts/account/changes.ts'
import { readCode } from '#contracts/account/rules.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { UndoPort } from '#src/api/portal.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { doubtHolder } from '#server/identity/account-holder.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { passkey } from '#server/identity/passkey-tables.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { accountChange } from '#server/identity/change-tables.ts'
import { UNDO_FOR } from './tell-changes.ts'
import { changeIdOf } from './undo-link.ts'

type Change = typeof accountChange.$inferSelect
type UndoDeps = SendCodeDeps & { customers: CustomerRegister }

/**
 * Undoes a change within three days by its link and a code to the number the account had before, and with it all that
 * was changed since: whoever made the change may have made more, whose links lead to numbers of their own (TRU-03).
 */
export function createUndo(deps: UndoDeps, { locale, address }: { locale: Locale; address: string | null }): UndoPort {
  const { runtime } = deps

  /** The change of the link. Undefined once it is over: by its time, undone, or since the holder recovered for good. */
  async function openChange(token: string): Promise<Change | undefined> {
    const id = await changeIdOf(deps.database.db, token)
    const [change, ...since] = id === undefined ? [] : await changesSince(deps, id)
    return [change, ...since].some((each) => each?.former.isFinal) ? undefined : change
  }
  const asker = ({ id }: Change) => `undo:${id}`

  return {
    read: async (token) => {
      const change = await openChange(token)
      if (!change) return undefined
      return {
        kind: change.kind,
        changedAt: change.changedAt.getTime(),
        phone: `••••• ${change.former.phone.slice(-3)}`,
      }
    },
    askForCode: async (token): Promise<UndoOutcome> => {
      const change = await openChange(token)
      if (!change) return { kind: 'over' }
      const { outcome: notice } = await sendCode(deps, {
        phone: change.former.phone,
        purpose: 'undo',
        asker: { id: asker(change), network: address, proven: true },
        locale,
        key: runtime.id(),
      })
      return { kind: 'asked', notice }
    },
    undo: async (token, written): Promise<UndoOutcome> => {
      const change = await openChange(token)
      if (!change) return { kind: 'over' }
      const code = readCode(written)
      if (code === undefined) return { kind: 'refused', problem: 'code' }
      const guess = {
        phone: change.former.phone,
        purpose: 'undo' as const,
        code,
        asker: asker(change),
        key: runtime.id(),
      }
      const { outcome } = await checkCode(deps, guess)
      if (outcome !== 'right') return { kind: 'refused', problem: CODE_PROBLEMS[outcome] }
      return undoSince(deps, change)
    },
  }
}

/** The open change of this id first, then what the account was changed by since. */
async function changesSince({ database: { db }, runtime }: UndoDeps, id: string): Promise<Change[]> {
  const [change] = await db
    .select()
    .from(accountChange)
    .where(
      and(
        eq(accountChange.id, id),
        isNull(accountChange.undoneAt),
        gt(accountChange.changedAt, new Date(runtime.now() - UNDO_FOR)),
      ),
    )
  if (!change) return []
  const since = await db
    .select()
    .from(accountChange)
    .where(
      and(
        eq(accountChange.legalEntity, change.legalEntity),
        isNull(accountChange.undoneAt),
        gte(accountChange.changedAt, change.changedAt),
      ),
    )
  return [change, ...since.filter((other) => other.id !== id)]
}

/** All links to what is undone are over before anything is put back, so that two at once do not undo each other. */
async function undoSince(
  deps: UndoDeps,
  { id, legalEntity: account, former, changedAt }: Change,
): Promise<UndoOutcome> {
  const { db } = deps.database
  const changes = (await changesSince(deps, id)).map((change) => change.id)
  const undone = await db
    .update(accountChange)
    .set({ undoneAt: new Date(deps.runtime.now()) })
    .where(and(inArray(accountChange.id, changes), isNull(accountChange.undoneAt)))
    .returning()
  if (!undone.some((change) => change.id === id)) return { kind: 'over' }
  const put = await putBack(deps, account, former, new Set(undone.map(({ kind }) => kind)))
  if (put !== 'done') {
    const ids = undone.map((change) => change.id)
    await db.update(accountChange).set({ undoneAt: null }).where(inArray(accountChange.id, ids))
    return put === 'taken' ? { kind: 'taken' } : { kind: 'refused', problem: 'silent' }
  }
  const made = undone.flatMap((change) => change.former.passkey ?? [])
  await db
    .delete(passkey)
    .where(and(eq(passkey.legalEntity, account), or(gte(passkey.createdAt, changedAt), inArray(passkey.id, made))))
  await endLogins(deps, account)
  return { kind: 'undone' }
}

/** Of the account before the change, what the changes of these kinds have replaced. */
async function putBack(
  deps: UndoDeps,
  id: string,
  { phone, email, firstName, middleName, lastName, birthDate }: Change['former'],
  kinds: ReadonlySet<ChangeKind>,
): Promise<'done' | 'taken' | 'silent'> {
  const { customers } = deps
  if (kinds.has('phone') || kinds.has('recovery')) {
    if (!(await customers.changePhone(id, phone)).ok) return 'silent'
    if (!(await changePhone(deps, id, phone, 'untold'))) return 'taken'
  }
  if (kinds.has('recovery') || kinds.has('bankid')) await doubtHolder(deps, id)
  const details = {
    ...(kinds.has('email') && { email }),
    ...(kinds.has('name') && { firstName, middleName, lastName }),
    ...(kinds.has('birthDate') && birthDate !== undefined && { birthDate }),
  }
  if (Object.keys(details).length === 0) return 'done'
  return (await customers.change(id, { details, how: 'untold' })).ok ? 'done' : 'silent'
}
