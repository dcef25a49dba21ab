import { eq } from 'drizzle-orm'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import type { StoreDeps } from '../deps.ts'

const BY_PREFIX: Record<string, Locale> = { '+47': 'nb_NO', '+46': 'sv_SE', '+45': 'da_DK' }

/** The language of messages to a number: the customer's own, else that of the country. One look-up either way. */
export async function localeOfPhone({ database }: StoreDeps, phone: PhoneNumber): Promise<Locale> {
  const [row] = await database.db.select({ locale: legalEntity.locale }).from(legalEntity).where(eq(legalEntity.phone, phone))
  return readLocale(row?.locale) ?? BY_PREFIX[phone.slice(0, 3)] ?? DEFAULT_LOCALE
}
