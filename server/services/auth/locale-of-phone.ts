import { eq } from 'drizzle-orm'
import { countryOfPhone, localeOfCountry } from '#contracts/kernel/country.ts'
import { readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import type { StoreDeps } from '../deps.ts'

/** The language of messages to a number: the customer's own, else that of the country. One look-up either way. */
export async function localeOfPhone({ database }: StoreDeps, phone: PhoneNumber): Promise<Locale> {
  const [row] = await database.db.select({ locale: legalEntity.locale }).from(legalEntity).where(eq(legalEntity.phone, phone))
  return readLocale(row?.locale) ?? localeOfCountry(countryOfPhone(phone))
}
