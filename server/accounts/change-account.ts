import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { AccountChange } from '#contracts/account/account-change.ts'
import { CURRENT_TAGS } from '#contracts/account/consent.ts'
import { readBirthDate, readPostalCode } from '#contracts/account/rules.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { Country, localeOfCountry } from '#contracts/kernel/country.ts'
import { DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import type { Problem } from '#contracts/kernel/problem.ts'
import { legalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { writeTag } from './approve-tag.ts'
import type { LegalEntity } from './to-account.ts'

type FieldErrors = NonNullable<Problem['errors']>
export type AccountChanged = { ok: true; account: LegalEntity } | { ok: false; errors: FieldErrors }

/** Changes one's own account (CALL-05): all of the change or, when a field is wrong, nothing. `undefined` when the account is gone. */
export async function changeAccount(deps: StoreDeps, id: string, change: AccountChange): Promise<AccountChanged | undefined> {
  return deps.database.transaction(async (tx) => {
    const [account] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id)).for('update')
    if (!account) return undefined
    const now = deps.runtime.now()
    const { errors, fields } = readChange(account, change, now)
    if (errors.length > 0) return { ok: false, errors }
    for (const tag of change.acceptanceTags ?? []) await writeTag(deps, tx, id, tag, 'api')
    const [changed] = await tx.update(legalEntity).set({ ...fields, updatedAt: new Date(now) }).where(eq(legalEntity.id, id)).returning()
    return changed && { ok: true, account: changed }
  })
}

function readChange(account: LegalEntity, change: AccountChange, now: number): { errors: FieldErrors; fields: Partial<LegalEntity> } {
  const { emailPrimary, phoneNumber, birthDate, postalCode, acceptanceTags } = change
  const errors: FieldErrors = []
  const fields: Partial<LegalEntity> = {}
  for (const name of ['firstName', 'lastName', 'streetName', 'city'] as const) {
    const value = change[name]
    if (value !== undefined) fields[name] = value
  }
  for (const name of ['middleName', 'streetNumber', 'streetLetter', 'entrance', 'floor', 'apartment'] as const) {
    const value = change[name]
    if (value !== undefined) fields[name] = value || null
  }
  if (emailPrimary !== undefined) fields.email = emailPrimary
  if (phoneNumber !== undefined && phoneNumber.replaceAll(' ', '') !== account.phone) {
    errors.push({ path: 'phoneNumber', message: 'A phone number is changed with a code sent to the old and the new one; this call cannot do it.' })
  }
  if (birthDate !== undefined) {
    const day = birthDate ? readBirthDate(birthDate, osloDay(now)) : null
    if (day === undefined) errors.push({ path: 'birthDate', message: 'must be a day in the past, DD/MM/YYYY' })
    else fields.birthDate = day
  }
  if (postalCode !== undefined) {
    const digits = readPostalCode(postalCode, v.is(Country, account.country) ? localeOfCountry(account.country) : DEFAULT_LOCALE)
    if (digits === undefined) errors.push({ path: 'postalCode', message: 'must be the digits of a postal code' })
    else fields.postalCode = digits
  }
  if (acceptanceTags?.some((tag) => !account.acceptanceTags.includes(tag) && !CURRENT_TAGS.includes(tag))) {
    errors.push({ path: 'acceptanceTags', message: 'holds a tag that cannot be added' })
  }
  return { errors, fields }
}
