import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import type { ConsentChannel } from '#contracts/account/my-data.ts'
import { countryOf, type Country } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { PERSONAL_VALUES, type PersonalRow } from '#contracts/account/account-fields.ts'
import { splitStreet, type Street } from '#contracts/account/rules.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { releaseUnused } from './number-holder.ts'
import { tagging, withTag } from './approve-tag.ts'
import { consentLedger, legalEntity } from './tables.ts'
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
  /** Where the general consent was given with it, if it was (AUTH-06). */
  consentThrough?: ConsentChannel
}

/** Creates or finds the account of a just-proven number. Details are replaced only if the account was unproven. */
export async function createCustomer(
  deps: StoreDeps,
  customer: NewCustomer,
): Promise<{ id: string; firstName: string }> {
  await releaseUnused(deps, customer.phone, customer.provenBy && customer.birthDate)
  const id = await legalEntityIdOf(deps, customer.phone)
  // Two tries: an account that was made at the same time is seen by the next statement only.
  const found = (await writeCustomer(deps, id, customer)) ?? (await writeCustomer(deps, id, customer))
  if (!found) throw new Error('an account that was there is gone')
  if (found.isMade) recordEvent(deps, { name: 'user_created', account: found.id })
  return { id: found.id, firstName: found.firstName }
}

const WrittenRows = v.array(v.object({ id: v.string(), firstName: v.string(), isMade: v.boolean() }))

/** One statement whether or not the number is known, so that both take equally long (SEC-01). */
async function writeCustomer({ database: { db }, runtime }: StoreDeps, id: string, customer: NewCustomer) {
  const { phone, consentThrough: channel } = customer
  const now = new Date(runtime.now())
  const details = { ...detailsOf(customer), provenAt: now, lastLoginAt: now, updatedAt: now }
  const made = db
    .insert(legalEntity)
    .values({ id, phone, ...details, createdAt: now, ...(channel && { acceptanceTags: [GENERAL_CONSENT] }) })
    .onConflictDoUpdate({
      target: legalEntity.phone,
      set: { ...details, ...(channel && { acceptanceTags: withTag(GENERAL_CONSENT) }) },
      setWhere: isNull(legalEntity.provenAt),
    })
    .returning({ id: legalEntity.id, firstName: legalEntity.firstName })
  const isKnown = and(eq(legalEntity.phone, phone), isNotNull(legalEntity.provenAt))
  const consent = channel && {
    tagged: tagging(db, GENERAL_CONSENT, now, isKnown),
    noted: db
      .insert(consentLedger)
      .select(sql`
      select ${runtime.id()}, id, ${GENERAL_CONSENT}, ${channel}, ${now}::timestamptz, null::timestamptz
      from (select id from made union all select id from tagged) as account`)
      .onConflictDoNothing(),
  }
  const { rows } = await db.execute(sql`
    with made as (${made.getSQL()})${consent && sql`, tagged as (${consent.tagged.getSQL()}), noted as (${consent.noted.getSQL()})`}
    select id, first_name as "firstName", true as "isMade" from made
    union all select id, first_name, false from ${legalEntity} where ${isKnown}
    order by "isMade" desc`)
  return v.parse(WrittenRows, rows)[0]
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
