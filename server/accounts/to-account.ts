import type { Account } from '#contracts/account/account.ts'
import { formatDay } from '#contracts/kernel/days.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { legalEntity } from './tables.ts'

export type LegalEntity = typeof legalEntity.$inferSelect

/** A person's whole name in reading order. */
export const fullNameOf = ({ firstName, middleName, lastName }: Pick<LegalEntity, 'firstName' | 'middleName' | 'lastName'>): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** An account as the wire shows it. */
export function toAccount(row: LegalEntity): Account {
  const fullName = fullNameOf(row)
  const addresses = addressesOf(row)
  return {
    id: row.id,
    name: fullName,
    fullName,
    firstName: row.firstName,
    lastName: row.lastName,
    ...(row.middleName !== null && { middleName: row.middleName }),
    locale: readLocale(row.locale) ?? DEFAULT_LOCALE,
    ...(row.birthDate !== null && { birthDate: formatDay(row.birthDate) }),
    acceptanceTags: row.acceptanceTags,
    addresses,
    contactPoints: [...(row.email === null ? [] : [{ kind: 'email' as const, value: row.email }]), { kind: 'phone', value: row.phone }],
    contactInfo: {
      emails: row.email === null ? [] : [{ kind: 'primary', email: row.email }],
      phoneNumbers: [{ kind: 'primary', prefix: row.phone.slice(0, 3), number: row.phone.slice(3) }],
      addresses,
    },
  }
}

function addressesOf(row: LegalEntity): Account['addresses'] {
  const { streetName, postalCode, city } = row
  if (streetName === null || postalCode === null || city === null) return []
  const streetNumber = row.streetNumber ?? ''
  const streetLetter = row.streetLetter ?? ''
  const within = { entrance: row.entrance ?? '', floor: row.floor ?? '', apartment: row.apartment ?? '' }
  return [
    {
      kind: 'primary',
      address1: [streetName, `${streetNumber}${streetLetter}`].filter(Boolean).join(' '),
      address2: Object.values(within).filter(Boolean).join(' '),
      zipCode: postalCode,
      city,
      postFormat: { streetName, streetNumber, streetLetter, postalCode, city, ...within },
    },
  ]
}
