import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { NORA, openPeople, type People } from './testing/people.ts'

let database: People['database']
let deps: People['deps']
let pageOf: People['pageOf']
let codeTo: People['codeTo']
beforeAll(async () => {
  ;({ database, deps, pageOf, codeTo } = await openPeople())
}, 60_000)
afterAll(() => database.close())

test('ACC-04 a customer who erases the account is billed once up to that day, and can see for an hour what is left to pay', async () => {
  const { id } = await createCustomer(deps, { ...NORA, phone: '+4746100203' })
  const { db } = database
  const [now, begins] = [deps.runtime.now(), new Date('2026-02-15T09:00:00Z')]
  expect(new Date(now).toISOString().slice(0, 10)).toBe('2026-03-02')
  await db.insert(schema.creditCheck).values({
    id: 'cl',
    person: 'l',
    phone: '+4746100203',
    day: '2026-02-15',
    openCases: 0,
    age: 34,
    reason: 'order',
    createdAt: begins,
  })
  await db.insert(schema.mobileOrder).values({
    id: 'ol',
    key: 'ol',
    legalEntity: id,
    plan: '500mb',
    phone: '+4746100203',
    numberChoice: 'new',
    creditCheck: 'cl',
    monthly: 31_000,
    setUp: 0,
    deposit: 0,
    evidence: {},
    createdAt: begins,
  })
  await db
    .insert(schema.contract)
    .values({ id: 'kl', legalEntity: id, order: 'ol', termsVersion: '1', createdAt: begins })
  await db.insert(schema.subscription).values({
    id: 'al',
    contract: 'kl',
    legalEntity: id,
    plan: '500mb',
    phone: '+4746100203',
    monthly: 31_000,
    activeFrom: '2026-02-15',
    createdAt: begins,
  })
  await db.insert(schema.usageEvent).values({
    id: 'ul',
    subscription: 'al',
    kind: 'call',
    at: new Date(now - 3_600_000),
    quantity: 60,
    from: 'NO',
    to: 'SE',
  })
  const page = pageOf(id)
  const [february, march] = [15_500, 2_000 + 299 + 229]
  expect(await page.erasure()).toMatchObject({
    last: [{ currency: 'NOK', amount: february + march }],
    unpaid: 0,
    unmetered: false,
  })
  const address = { name: 'Norafrida Liestøl', street: '', postalCode: '', city: '', country: 'NO', locale: 'nb_NO' }
  await db.insert(schema.invoice).values({
    id: 'vl',
    legalEntity: id,
    provider: 'eRate',
    month: '2025-12',
    number: 7,
    kid: '0000000075',
    currency: 'NOK',
    total: 100,
    vat: 20,
    lines: [],
    address,
    dueDate: '2026-01-17',
    createdAt: begins,
  })
  await page.askForCode()
  const erased = await page.erase(await codeTo('+4746100203'))
  const cookie =
    (erased.kind === 'erased' ? erased.cookies : [])
      .find((written) => written.startsWith('prat_last_invoices='))
      ?.split(';')[0] ?? ''
  const after = pageOf(undefined, cookie)
  const left = await after.lastInvoices()
  expect(left.map(({ amount, currency, isOverdue }) => [amount, currency, isOverdue])).toEqual([
    [100, 'NOK', true],
    [february, 'NOK', false],
    [march, 'NOK', false],
  ])
  const text = pdfText((await after.lastInvoiceFile(left[2]?.id ?? '')) ?? new Uint8Array())
  for (const words of ['Norafrida Liestøl', 'Fløyveien 77', left[2]?.kid ?? '?', '25,28 NOK'])
    expect(text).toContain(words)
  expect(await after.lastInvoiceFile('vo')).toBeUndefined()
  expect(await pageOf(undefined).lastInvoices()).toEqual([])
  deps.runtime.pass(3_600_001)
  expect(await after.lastInvoices()).toEqual([])
  deps.runtime.pass(35 * 86_400_000)
  for (const month of ['2026-02', '2026-03']) await runBilling(deps, month)
  expect(
    (await db.select().from(schema.invoice).where(eq(schema.invoice.legalEntity, id))).map(({ month, total }) => [
      month,
      total,
    ]),
  ).toEqual([
    ['2025-12', 100],
    ['2026-02', february],
    ['2026-03', march],
  ])
  expect(await db.select().from(schema.usageEvent).where(eq(schema.usageEvent.subscription, 'al'))).toEqual([])
})
