import { createHmac } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { countryOf, type Country } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { PERSONAL_VALUES, type PersonalRow } from '#contracts/account/account-fields.ts'
import { splitStreet, type Street } from '#contracts/account/rules.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { releaseUnused } from './number-holder.ts'
import { legalEntity } from './tables.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import type { StoreDeps } from '#server/deps.ts'

/** `street` is one line as typed; `birthDate` is YYYY-MM-DD. */
export type NewCustomer = {
  phone: PhoneNumber
  name: { firstName: string; middleName?: string | undefined; lastName: string }
  email: string
  locale: Locale
  /** Defaults to the locale's country. */
  country?: Country
  birthDate?: string | undefined
  /** The birth date is not written by the customer but proven. */
  provenBy?: 'identityProvider'
  street?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
}

/** Creates or finds the account of a just-proven number. Details are replaced only if the account was unproven. */
export async function createCustomer(
  deps: StoreDeps,
  customer: NewCustomer,
): Promise<{ id: string; firstName: string }> {
  const { db } = deps.database
  const now = new Date(deps.runtime.now())
  const details = { ...detailsOf(customer), provenAt: now, lastLoginAt: now, updatedAt: now }
  await releaseUnused(deps, customer.phone, customer.provenBy && customer.birthDate)
  const id = await legalEntityIdOf(deps, customer.phone)
  const [made] = await db
    .insert(legalEntity)
    .values({ id, phone: customer.phone, ...details, createdAt: now })
    .onConflictDoUpdate({ target: legalEntity.phone, set: details, setWhere: isNull(legalEntity.provenAt) })
    .returning({ id: legalEntity.id, firstName: legalEntity.firstName })
  if (made) recordEvent(deps, { name: 'user_created', account: made.id })
  // Query in both cases, so that known and unknown numbers take equally long (SEC-01).
  const [found] = await db
    .select({ id: legalEntity.id, firstName: legalEntity.firstName })
    .from(legalEntity)
    .where(eq(legalEntity.phone, customer.phone))
  if (!found) throw new Error('an account that was there is gone')
  return made ?? found
}

/** The same id whether or not the number has an account, or the next free id if that account changed its number. */
export async function legalEntityIdOf(
  { database: { db } }: Pick<StoreDeps, 'database'>,
  phone: PhoneNumber,
): Promise<string> {
  const key = await readSecret(db, 'legal-entity-ids')
  for (let n = 0; ; n++) {
    const id = idOf(key, n === 0 ? phone : `${phone}#${n}`)
    const [holder] = await db.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, id))
    if (!holder || holder.phone === phone) return id
  }
}

function idOf(key: Buffer, text: string): string {
  const hex = createHmac('sha256', key).update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const NOTHING_GIVEN: Partial<PersonalRow> = Object.assign(
  {},
  ...PERSONAL_VALUES.flatMap(({ column, changedBy, erasure }) =>
    changedBy === 'holder' && erasure !== 'kept' ? [{ [column]: erasure.emptied }] : [],
  ),
)

function detailsOf({ name, email, locale, country, birthDate, street, postalCode, city }: NewCustomer) {
  const parts: Partial<Street> = street === undefined ? {} : splitStreet(street)
  return {
    ...NOTHING_GIVEN,
    firstName: name.firstName,
    middleName: name.middleName ?? null,
    lastName: name.lastName,
    email,
    locale,
    country: country ?? countryOf(locale),
    birthDate: birthDate ?? null,
    streetName: parts.streetName ?? null,
    streetNumber: parts.streetNumber ?? null,
    streetLetter: parts.streetLetter ?? null,
    postalCode: postalCode ?? null,
    city: city ?? null,
  }
}
