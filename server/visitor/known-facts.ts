import type { Facts } from '#contracts/chat/facts.ts'
import type { LegalEntity } from '../services/account/to-account.ts'

/** What a conversation need not ask a signed-in customer (FLOW-05). */
export function knownFacts(row: LegalEntity): Facts {
  const { id, firstName, middleName, lastName, phone, email, birthDate, postalCode, city } = row
  const street = [row.streetName, `${row.streetNumber ?? ''}${row.streetLetter ?? ''}`].filter(Boolean).join(' ')
  return {
    signedIn: true,
    customerId: id,
    firstName,
    phone,
    ...(lastName && { name: { firstName, lastName, ...(middleName && { middleName }) } }),
    ...(email && { email }),
    ...(birthDate && { birthDate }),
    ...(street && postalCode && city && { street, postalCode, city }),
  }
}
