import { createHmac } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { countryOf, type Country } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { PERSONAL_VALUES, type PersonalRow } from '#contracts/account/account-fields.ts'
import { splitStreet, type Street } from '#contracts/account/rules.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { legalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Who a new customer is; `street` as written on one line, `birthDate` as YYYY-MM-DD. */
export type NewCustomer = {
  phone: PhoneNumber
  name: { firstName: string; middleName?: string | undefined; lastName: string }
  email: string
  locale: Locale
  /** Without it, the locale's own. */
  country?: Country
  birthDate?: string | undefined
  street?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
}

/**
 * Makes the account of a phone number that was proven just now, with the details its prover gave, or finds it: a number has
 * one. Details of an account that is there stay; those of one left unproven by an earlier version are nobody's, and replaced.
 */
export async function createCustomer(
  deps: StoreDeps,
  customer: NewCustomer,
): Promise<{ id: string; firstName: string }> {
  const { db } = deps.database
  const now = new Date(deps.runtime.now())
  const details = { ...detailsOf(customer), provenAt: now, updatedAt: now }
  const id = await legalEntityIdOf(deps, customer.phone)
  const [made] = await db
    .insert(legalEntity)
    .values({ id, phone: customer.phone, ...details, createdAt: now })
    .onConflictDoUpdate({ target: legalEntity.phone, set: details, setWhere: isNull(legalEntity.provenAt) })
    .returning({ id: legalEntity.id, firstName: legalEntity.firstName })
  // Looked up either way, so that a known number takes as long as an unknown one (SEC-01).
  const [found] = await db
    .select({ id: legalEntity.id, firstName: legalEntity.firstName })
    .from(legalEntity)
    .where(eq(legalEntity.phone, customer.phone))
  if (!found) throw new Error('an account that was there is gone')
  return made ?? found
}

/**
 * The id an account of this number gets: the same for a known and an unknown number, so that registering tells nothing. Where
 * the account of that id has moved to another number, the next one of this number that is free.
 */
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

/** Every personal column as it is while its holder has said nothing. */
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
