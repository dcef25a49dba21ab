import * as v from 'valibot'
import { PERSONAL_VALUES, stored, type AccountChange } from '#contracts/account/account-fields.ts'
import { CURRENT_TAGS } from '#contracts/account/consent.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { Country } from '#contracts/kernel/country.ts'
import type { Problem } from '#contracts/kernel/problem.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { LegalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import type { CustomerDetails, CustomerRegister } from './customer-register.ts'

type FieldErrors = NonNullable<Problem['errors']>
export type AccountChanged = Result<LegalEntity> | { ok: false; reason: 'invalid'; errors: FieldErrors }

export type RegisterDeps = StoreDeps & { customers: CustomerRegister }

/** Applies all changes or, if a field is invalid or the register does not take them, none (CALL-05). */
export async function changeAccount(deps: RegisterDeps, id: string, change: AccountChange): Promise<AccountChanged> {
  const account = await deps.customers.read(id)
  if (!account.ok) return account
  const { errors, details } = readChange(account.value, change, deps.runtime.now())
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
  const changed = await deps.customers.change(id, {
    details,
    tags: change.acceptanceTags?.filter((tag) => CURRENT_TAGS.includes(tag)) ?? [],
  })
  if (changed.ok)
    recordEvent(deps, { name: 'user_updated', account: id, details: { what: Object.keys(change).toSorted().join() } })
  return changed
}

/** Whether it changes something that only a fresh proof may change (TRU-03). */
export function isSensitive({ runtime }: StoreDeps, account: LegalEntity, change: AccountChange): boolean {
  const { details } = readChange(account, change, runtime.now())
  return PERSONAL_VALUES.some(({ column, needsProof }) => {
    const written = column === 'phone' ? undefined : details[column]
    return needsProof && written !== undefined && written !== account[column]
  })
}

function readChange(
  account: LegalEntity,
  change: AccountChange,
  now: number,
): { errors: FieldErrors; details: CustomerDetails } {
  const rules = { country: v.is(Country, account.country) ? account.country : 'NO', today: osloDay(now) } as const
  const errors: FieldErrors = []
  const details: CustomerDetails = {}
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
    else Object.assign(details, { [column]: kept })
  }
  if (change.acceptanceTags?.some((tag) => !account.acceptanceTags.includes(tag) && !CURRENT_TAGS.includes(tag))) {
    errors.push({ path: 'acceptanceTags', message: 'holds a tag that cannot be added' })
  }
  return { errors, details }
}
