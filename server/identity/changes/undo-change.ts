import { and, eq, gt, gte, isNull } from 'drizzle-orm'
import type { UndoOutcome } from '#contracts/account/changes.ts'
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

/** Undoes a change within three days by its link and a code to the number the account had before (TRU-03). */
export function createUndo(deps: UndoDeps, { locale, address }: { locale: Locale; address: string | null }): UndoPort {
  const { database, runtime } = deps

  async function openChange(token: string): Promise<Change | undefined> {
    const id = await changeIdOf(database.db, token)
    if (id === undefined) return undefined
    const [change] = await database.db
      .select()
      .from(accountChange)
      .where(
        and(
          eq(accountChange.id, id),
          isNull(accountChange.undoneAt),
          gt(accountChange.changedAt, new Date(runtime.now() - UNDO_FOR)),
        ),
      )
    return change
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
      const put = await putBack(deps, change)
      if (put !== 'done') return put === 'taken' ? { kind: 'taken' } : { kind: 'refused', problem: 'silent' }
      // Who changed the account may have made themselves a way back in.
      await database.db
        .delete(passkey)
        .where(and(eq(passkey.legalEntity, change.legalEntity), gte(passkey.createdAt, change.changedAt)))
      await endLogins(deps, change.legalEntity)
      const undoneAt = new Date(runtime.now())
      await database.db.update(accountChange).set({ undoneAt }).where(eq(accountChange.id, change.id))
      return { kind: 'undone' }
    },
  }
}

async function putBack(
  deps: UndoDeps,
  { kind, legalEntity: id, former }: Change,
): Promise<'done' | 'taken' | 'silent'> {
  const { database, customers } = deps
  const { phone, email, firstName, middleName, lastName } = former
  switch (kind) {
    case 'phone':
      if (!(await customers.changePhone(id, phone)).ok) return 'silent'
      return (await changePhone(deps, id, phone, 'untold')) ? 'done' : 'taken'
    case 'recovery':
      if (!(await customers.changePhone(id, phone)).ok) return 'silent'
      if (!(await changePhone(deps, id, phone, 'untold'))) return 'taken'
      await doubtHolder(deps, id)
      return 'done'
    case 'email':
      return (await customers.change(id, { details: { email }, how: 'untold' })).ok ? 'done' : 'silent'
    case 'name': {
      const details = { firstName, middleName, lastName }
      return (await customers.change(id, { details, how: 'untold' })).ok ? 'done' : 'silent'
    }
    case 'passkey':
      await database.db.delete(passkey).where(and(eq(passkey.id, former.passkey ?? ''), eq(passkey.legalEntity, id)))
      return 'done'
  }
}
