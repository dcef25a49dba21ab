import { eq } from 'drizzle-orm'
import { countryOfPhone, localeOfCountry } from '#contracts/kernel/country.ts'
import { readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { StoreDeps } from '#server/deps.ts'
import { legalEntity } from './tables.ts'

/**
 * The customer's language, else that of the number's country; one lookup in either case, so timing reveals no account.
 */
export async function localeOfPhone({ database }: StoreDeps, phone: PhoneNumber): Promise<Locale> {
  const [row] = await database.db
    .select({ locale: legalEntity.locale })
    .from(legalEntity)
    .where(eq(legalEntity.phone, phone))
  return readLocale(row?.locale) ?? localeOfCountry(countryOfPhone(phone))
}
