import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { PERSONAL_VALUES, stored, type AccountChange, type PersonalRow } from '#contracts/account/account-fields.ts'
import { CURRENT_TAGS } from '#contracts/account/consent.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { Country } from '#contracts/kernel/country.ts'
import type { Problem } from '#contracts/kernel/problem.ts'
import { legalEntity, type LegalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordChange } from '#server/identity/record-change.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { writeTag } from './approve-tag.ts'
import { fullNameOf } from './to-account.ts'

type FieldErrors = NonNullable<Problem['errors']>
export type AccountChanged = { ok: true; account: LegalEntity } | { ok: false; errors: FieldErrors }

/** Applies all changes or, if a field is invalid, none (CALL-05); `undefined` if the account is gone. */
export async function changeAccount(
  deps: StoreDeps,
  id: string,
  change: AccountChange,
): Promise<AccountChanged | undefined> {
  const changed = await deps.database.transaction<AccountChanged | undefined>(async (tx) => {
    const [account] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id)).for('update')
    if (!account) return undefined
    const now = deps.runtime.now()
    const { errors, row } = readChange(account, change, now)
    if (errors.length > 0) return { ok: false, errors }
    for (const tag of change.acceptanceTags ?? []) await writeTag(deps, tx, id, tag, 'api')
    const [changed] = await tx
      .update(legalEntity)
      .set({ ...row, updatedAt: new Date(now) })
      .where(eq(legalEntity.id, id))
      .returning()
    if (!changed) return undefined
    if (changed.email !== account.email) await recordChange(deps, tx, 'email', account)
    if (fullNameOf(changed) !== fullNameOf(account)) await recordChange(deps, tx, 'name', account)
    return { ok: true, account: changed }
  })
  if (changed?.ok)
    recordEvent(deps, { name: 'user_updated', account: id, details: { what: Object.keys(change).toSorted().join() } })
  return changed
}

function readChange(
  account: LegalEntity,
  change: AccountChange,
  now: number,
): { errors: FieldErrors; row: Partial<PersonalRow> } {
  const rules = { country: v.is(Country, account.country) ? account.country : 'NO', today: osloDay(now) } as const
  const errors: FieldErrors = []
  const row: Partial<PersonalRow> = {}
  for (const declared of PERSONAL_VALUES) {
    const { name, column, changedBy, reading } = declared
    const value = change[name]
    if (value === undefined) continue
    if (changedBy === 'codes') {
      if (value?.replaceAll(' ', '') !== account[column])
        errors.push({
          path: name,
          message: 'A phone number is changed with a code sent to the old and the new one; this call cannot do it.',
        })
      continue
    }
    const kept = stored(declared, value, rules)
    if (kept === undefined) errors.push({ path: name, message: reading?.message ?? 'is not right' })
    else Object.assign(row, { [column]: kept })
  }
  if (change.acceptanceTags?.some((tag) => !account.acceptanceTags.includes(tag) && !CURRENT_TAGS.includes(tag))) {
    errors.push({ path: 'acceptanceTags', message: 'holds a tag that cannot be added' })
  }
  return { errors, row }
}
