import type { PlainMessage } from '#locales/message-id.ts'
import type { Day } from '#contracts/kernel/days.ts'

/** The national identity number is synthetic: its month is 80 too high, so it belongs to nobody. */
export type TestPerson = {
  id: string
  firstName: string
  lastName: string
  birthDate: Day
  nationalId: string
  phone: string
  shows: PlainMessage
}

export const TEST_PERSONS: readonly TestPerson[] = [
  {
    id: 'kari',
    firstName: 'Kari',
    lastName: 'Nordmann',
    birthDate: '1990-12-24',
    nationalId: '24929012190',
    phone: '4790000001',
    shows: 'identity.shows.allKinds',
  },
  {
    id: 'ola',
    firstName: 'Ola',
    lastName: 'Hansen',
    birthDate: '1978-05-03',
    nationalId: '03857821059',
    phone: '4790000002',
    shows: 'identity.shows.oneLoan',
  },
  {
    id: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Berg',
    birthDate: '1985-09-17',
    nationalId: '17898534030',
    phone: '4790000003',
    shows: 'identity.shows.cards',
  },
  {
    id: 'lars',
    firstName: 'Lars',
    lastName: 'Johansen',
    birthDate: '1969-02-28',
    nationalId: '28826904544',
    phone: '4790000004',
    shows: 'identity.shows.none',
  },
  {
    id: 'jens',
    firstName: 'Jens',
    lastName: 'Holm',
    birthDate: '1994-06-06',
    nationalId: '06869415330',
    phone: '4790000401',
    shows: 'identity.shows.down',
  },
  {
    id: 'per',
    firstName: 'Per',
    lastName: 'Berg',
    birthDate: '1962-07-11',
    nationalId: '11876200017',
    phone: '4790000103',
    shows: 'identity.shows.owner',
  },
]

/** The scope and claim that BankID gives the national identity number by. */
export const NATIONAL_ID = 'nnin_altsub'

export const claimsOf = ({ id, firstName, lastName, birthDate, nationalId, phone }: TestPerson) => ({
  sub: id,
  name: `${firstName} ${lastName}`,
  given_name: firstName,
  family_name: lastName,
  birthdate: birthDate,
  [NATIONAL_ID]: nationalId,
  phone_number: phone,
  phone_number_verified: true,
  email: `${firstName}.${lastName}@example.no`.toLowerCase(),
  email_verified: true,
})
