import type { Day } from '#contracts/kernel/days.ts'

/** Somebody who can sign in at the sandbox provider. The number is a synthetic one: its month is 80 too high, so nobody has it; the phone number is that of the demo customer of the name, or nobody's. */
export type TestPerson = { id: string; firstName: string; lastName: string; birthDate: Day; nationalId: string; phone: string; shows: string }

/** The persons of the sandbox provider; `shows` is the id of a text. */
export const TEST_PERSONS: readonly TestPerson[] = [
  { id: 'kari', firstName: 'Kari', lastName: 'Nordmann', birthDate: '1990-12-24', nationalId: '24929012190', phone: '4790000001', shows: 'identity.shows.allKinds' },
  { id: 'ola', firstName: 'Ola', lastName: 'Hansen', birthDate: '1978-05-03', nationalId: '03857821059', phone: '4790000002', shows: 'identity.shows.oneLoan' },
  { id: 'ingrid', firstName: 'Ingrid', lastName: 'Berg', birthDate: '1985-09-17', nationalId: '17898534030', phone: '4790000003', shows: 'identity.shows.cards' },
  { id: 'lars', firstName: 'Lars', lastName: 'Johansen', birthDate: '1969-02-28', nationalId: '28826904544', phone: '4790000004', shows: 'identity.shows.none' },
  { id: 'jens', firstName: 'Jens', lastName: 'Holm', birthDate: '1994-06-06', nationalId: '06869415330', phone: '4790000401', shows: 'identity.shows.down' },
]
