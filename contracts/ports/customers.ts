import * as v from 'valibot'
import { PERSONAL_ERASURES, PERSONAL_VALUES, type PersonalColumn } from '../account/account-fields.ts'
import { readDay, formatDay } from '../kernel/days.ts'
import { lineOfText } from '../kernel/line-of-text.ts'
import { SAMPLE_CUSTOMER } from './order-port.ts'
import { definePort, operation } from './port.ts'

const line = v.pipe(v.string(), v.maxLength(254))
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((written) => readDay(formatDay(written)) === written, 'must be a day that exists'),
)

type Line = v.GenericSchema<string, string>
type CanBeMissing<Column extends PersonalColumn> = (typeof PERSONAL_ERASURES)[Column] extends { emptied: null }
  ? true
  : false
const canBeMissing = (column: PersonalColumn): boolean => PERSONAL_ERASURES[column].emptied === null

type Details = {
  [Column in PersonalColumn]: CanBeMissing<Column> extends true ? v.NullableSchema<Line, undefined> : Line
}
const details: Details = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ column }) => {
    const rule = column === 'birthDate' ? day : line
    return { [column]: canBeMissing(column) ? v.nullable(rule) : rule }
  }),
)

type Changes = { [Column in PersonalColumn]: v.OptionalSchema<Details[Column], undefined> }
const changes: Changes = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ column }) => ({ [column]: v.optional(details[column]) })),
)

const acceptanceTags = v.array(lineOfText(1, 100))

/** A customer as the register has them, null where it has nothing. `acceptanceTags` are the texts they consented to. */
export const RegisteredCustomer = v.object({ id: v.string(), ...details, acceptanceTags })
export type RegisteredCustomer = v.InferOutput<typeof RegisteredCustomer>

const { id: sampleId, firstName, lastName, phone, email, birthDate } = SAMPLE_CUSTOMER

type Missing = { [Column in PersonalColumn as CanBeMissing<Column> extends true ? Column : never]: null }
const nothing: Missing = Object.assign(
  {},
  ...PERSONAL_VALUES.filter(({ column }) => canBeMissing(column)).map(({ column }) => ({ [column]: null })),
)
const sampleDetails = {
  ...nothing,
  customerId: sampleId,
  firstName,
  lastName,
  email,
  phone,
  birthDate,
  streetName: 'Fjordgata',
  streetNumber: '12',
  postalCode: '0150',
  city: 'Oslo',
  acceptanceTags: [],
}

export const CustomerNews = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  customerId: v.string(),
})

export const customersPort = definePort({
  title: 'Customer register',
  setting: 'CORE_URL',
  atStake: 'nothing',
  kept: { enter: 'enter', change: 'change', read: 'read', erase: 'erase' },
  news: { summary: 'a customer was changed, whom the portal then reads', schema: CustomerNews },
  operations: {
    enter: operation({
      summary: 'Enter a customer who signed up at the portal; one who is known already stays as they are',
      method: 'POST',
      path: '/customers',
      input: v.object({ customerId: v.string(), ...details, acceptanceTags }),
      output: RegisteredCustomer,
      idempotent: 'key',
      outcomes: { entered: 'The customer as the register has them now.' },
      outcomeOf: () => 'entered',
      samples: { entered: () => sampleDetails },
    }),
    read: operation({
      summary: 'A customer; 404 if the register does not know them, and they are entered',
      method: 'GET',
      path: '/customers/{customerId}',
      input: v.object({ customerId: v.string() }),
      output: RegisteredCustomer,
      idempotent: 'reading',
      outcomes: { read: 'The customer.' },
      outcomeOf: () => 'read',
      samples: { read: () => ({ customerId: sampleId }) },
    }),
    change: operation({
      summary:
        'Change what is given of a customer, all of it or nothing; refused with 409 or 422 and a `code`. `consented` is added to their acceptanceTags, `withdrawn` taken from them; others stay',
      method: 'PATCH',
      path: '/customers/{customerId}',
      input: v.object({
        customerId: v.string(),
        changedAt: v.pipe(v.string(), v.isoTimestamp()),
        ...changes,
        consented: v.optional(acceptanceTags),
        withdrawn: v.optional(acceptanceTags),
      }),
      output: RegisteredCustomer,
      idempotent: 'key',
      outcomes: { changed: 'The customer after the change.' },
      outcomeOf: () => 'changed',
      samples: {
        changed: (today) => ({ customerId: sampleId, changedAt: `${today}T08:00:00.000Z`, floor: '2', city: 'Bergen' }),
      },
    }),
    erase: operation({
      summary:
        'Erase a customer who was erased at the portal, but for what the law has you keep: `read` and `change` answer 404 from then on. Answered alike for one whom the register does not have',
      method: 'POST',
      path: '/customers/{customerId}/erasure',
      input: v.object({ customerId: v.string(), erasedAt: v.pipe(v.string(), v.isoTimestamp()) }),
      output: v.object({ state: v.literal('erased'), customerId: v.string() }),
      idempotent: 'key',
      outcomes: { erased: 'The register has nothing of the customer any more that it need not keep.' },
      outcomeOf: () => 'erased',
      samples: {
        erased: (today) => ({ customerId: `${sampleId}-erased`, erasedAt: `${today}T08:00:00.000Z` }),
      },
    }),
  },
})
