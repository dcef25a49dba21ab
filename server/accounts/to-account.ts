import type { Account } from '#contracts/account/account.ts'
import { PERSONAL_VALUES, type MemberName } from '#contracts/account/account-fields.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import { isReleased } from './number-holder.ts'
import type { LegalEntity } from './tables.ts'

export function toAccount(row: LegalEntity): Account {
  const fullName = fullNameOf(row)
  const addresses = addressesOf(row)
  const phone = isReleased(row.phone) ? '' : row.phone
  return {
    ...membersOf(row),
    id: row.id,
    name: fullName,
    fullName,
    firstName: row.firstName,
    lastName: row.lastName,
    locale: readLocale(row.locale) ?? DEFAULT_LOCALE,
    acceptanceTags: row.acceptanceTags,
    addresses,
    contactPoints: [
      ...(row.email === null ? [] : [{ kind: 'email' as const, value: row.email }]),
      { kind: 'phone', value: phone },
    ],
    contactInfo: {
      emails: row.email === null ? [] : [{ kind: 'primary', email: row.email }],
      phoneNumbers: [{ kind: 'primary', prefix: phone.slice(0, 3), number: phone.slice(3) }],
      addresses,
    },
  }
}

function membersOf(row: LegalEntity): Partial<Record<MemberName, string>> {
  return Object.fromEntries(
    PERSONAL_VALUES.flatMap(({ name, column, inAccount, show }) => {
      const value = row[column]
      return inAccount === 'member' && value !== null ? [[name, show ? show(value) : value]] : []
    }),
  )
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
