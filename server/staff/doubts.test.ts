import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCustomer } from '#server/accounts/create-customer.ts'
import type { Database } from '#server/db/database.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { accountHolder } from '#server/identity/holder-tables.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { commandLineStaff, resolve, type Actor } from './mend.ts'
import { listWork } from './work-items.ts'

let database: Database
let id: string
const runtime = testWorld()
const enqueue = async () => {}
const deps = () => ({ database, runtime, requeue: { lead: enqueue, letter: enqueue, erasure: enqueue } })

beforeAll(async () => {
  database = await openInMemory()
  const name = { firstName: 'Nina', lastName: 'Strand' }
  id = (await createCustomer(deps(), { phone: '+4793800001', name, email: 'nina@example.no', locale: 'nb_NO' })).id
}, 60_000)
afterAll(() => database.close())

beforeEach(async () => {
  runtime.pass(1_000)
  const doubtedAt = new Date(runtime.now())
  await database.db
    .insert(accountHolder)
    .values({ legalEntity: id, person: 'kept', doubtedAt })
    .onConflictDoUpdate({ target: accountHolder.legalEntity, set: { doubtedAt } })
})

const decideAs = (staff: Actor) => resolve(deps(), { kind: 'holder', id }, staff, 'showed a passport')
const decide = (name: string) => decideAs({ name, person: `subject of ${name}` })
const isOpen = () => isDoubted(deps(), id)

test('TRU-04 one person does not end a doubt, neither twice nor with the command line as another', async () => {
  for (const staff of ['kari@example.no', 'kari@example.no'])
    expect([await decide(staff), await isOpen()]).toEqual([true, true])
  for (const user of ['kari', 'root'])
    expect([await decideAs(commandLineStaff(user)), await isOpen()]).toEqual([false, true])
  expect(await listWork(deps())).toMatchObject([{ kind: 'holder', way: 'holderAgreed' }])
})

test('TRU-04 two persons end a doubt, and what proved the holder before is kept', async () => {
  await decide('kari@example.no')
  await decide('ingrid@example.no')
  expect([await isOpen(), await listWork(deps())]).toEqual([false, []])
  expect(await database.db.select().from(accountHolder)).toEqual([{ legalEntity: id, person: 'kept', doubtedAt: null }])
})

test('TRU-04 one person does not end a doubt with another e-mail address either', async () => {
  const person = 'subject-1'
  for (const name of ['ingrid@example.no', 'ingrid.berg@example.no'])
    expect([await decideAs({ name, person }), await isOpen()]).toEqual([true, true])
  await decideAs({ name: 'ingrid.berg@example.no', person: 'subject-2' })
  expect(await isOpen()).toBe(false)
})

test('TRU-04 decisions about a doubt before do not count for a new one', async () => {
  await decide('ingrid@example.no')
  expect(await isOpen()).toBe(true)
})
