import { like } from 'drizzle-orm'
import { ERASED_PHONE } from '#contracts/account/account-fields.ts'
import { legalEntity, type LegalEntity } from './tables.ts'

/** An erased customer keeps a row without personal data while the law has invoices kept (ACC-04). */
export const isErased = ({ phone }: Pick<LegalEntity, 'phone'>): boolean => phone.startsWith(ERASED_PHONE)

/** The same as a condition on the table of accounts. */
export const isErasedRow = like(legalEntity.phone, `${ERASED_PHONE}%`)
