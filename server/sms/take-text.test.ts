import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { ok } from '#contracts/kernel/result.ts'
import { consentLedger, legalEntity } from '#server/accounts/tables.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { invoice } from '#server/billing/tables.ts'
import type { Database } from '#server/db/database.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { readMobileUsage } from '#server/usage/read-mobile-usage.ts'
import { dataPack } from '#server/usage/tables.ts'
import { listMessages } from './outbox.ts'
import { incomingText } from './tables.ts'
import { createAnswerDelivery, takeText, type TakeTextDeps } from './take-text.ts'

const MARKETING = 'marketing:2025-01-01:'
let database: Database
let deps: ReturnType<typeof depsOf>
let numbers = 0
let texts = 0
const told: string[] = []

const depsOf = () => ({
  ...serviceDeps(database),
  brand: 'Scoopr',
  originOf: () => 'https://portal.example',
  answerQueue: { enqueue: async () => {} },
  marketingEnded: (customer: string) => void told.push(customer),
})

beforeAll(async () => {
  database = await openInMemory()
}, 120_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = depsOf()
  told.length = 0
})

async function customer({ plan = '12gb', locale = 'nb_NO' }: { plan?: PlanId; locale?: Locale } = {}) {
  numbers += 1
  const phone = `+479770${String(numbers).padStart(4, '0')}`
  const { id } = await signedInCustomer(deps, phone)
  await database.db.update(legalEntity).set({ locale }).where(eq(legalEntity.id, id))
  await mobileSubscription(deps, { legalEntity: id, phone, plan, activeFrom: '2026-02-01' })
  return { id, phone }
}
/** Sends a text and returns the answer that came; `undefined` if none did. */
async function text(from: string, written: string, id = `t${(texts += 1)}`, with_: Partial<TakeTextDeps> = {}) {
  const before = (await listMessages(deps, from)).length
  await takeText({ ...deps, ...with_ }, { kind: 'text', id, from, text: written })
  await createAnswerDelivery(deps)(id)
  const after = await listMessages(deps, from)
  return after.length > before ? after[0]?.text : undefined
}
const packsOf = (id: string) => database.db.select().from(dataPack).where(eq(dataPack.legalEntity, id))

test('ORD-04 a data pack is ordered by text: the price is said, a second text confirms, the data is there and the invoice has it once', async () => {
  const { id, phone } = await customer()
  expect(await text(phone, '5gb')).toBe(
    '5\u00a0GB i Norge og EU/EØS koster 299\u00a0kr og varer ut måneden. Svar JA til 2299 innen 15 minutter for å kjøpe. Prisen kommer på neste faktura.',
  )
  const total = async () => (await readMobileUsage(deps, id))[0]?.transferTotal
  expect([await total(), (await packsOf(id))[0]?.orderedAt]).toEqual([12_000, null])
  expect(await text(phone, 'Ja', 'same')).toMatch(/^Kjøpt: 5\u00a0GB .* 299\u00a0kr kommer på neste faktura\.$/)
  expect(await total()).toBe(17_000)
  expect(await text(phone, 'Ja', 'same')).toBeUndefined()
  expect(await text(phone, 'Ja')).toMatch(/^Ingen datapakke venter/)
  expect((await packsOf(id)).filter(({ orderedAt }) => orderedAt !== null)).toHaveLength(1)
  deps.runtime.pass(31 * 86_400_000)
  await runBilling(deps, '2026-03')
  await runBilling(deps, '2026-03')
  const bills = await database.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.legalEntity, id), eq(invoice.month, '2026-03')))
  expect(bills.flatMap(({ lines }) => lines.map(({ label, amount }) => [label, amount]))).toEqual([
    ['monthly', 39_900],
    ['dataPack', 29_900],
  ])
})

test('ORD-04 REL-01 the same confirmations delivered at once, and after the time, buy one pack or none', async () => {
  const { id, phone } = await customer()
  await text(phone, '1GB')
  await Promise.all(['c1', 'c1', 'c2', 'c1'].map((key) => text(phone, 'JA', key)))
  expect((await packsOf(id)).filter(({ orderedAt }) => orderedAt !== null)).toHaveLength(1)
  await text(phone, '15GB')
  deps.runtime.pass(15 * 60_000 + 1000)
  expect(await text(phone, 'JA')).toMatch(/^Ingen datapakke venter/)
  await text(phone, '15GB')
  expect(await text(phone, 'Nei')).toBe('Greit. Ingen datapakke er kjøpt.')
  expect(await text(phone, 'JA')).toMatch(/^Ingen datapakke venter/)
  expect((await packsOf(id)).filter(({ orderedAt }) => orderedAt !== null)).toHaveLength(1)
})

test('ORD-04 a pack for another number, for a child, for a plan without a package, or of a size that is not sold is no offer', async () => {
  const child = await customer({ plan: 'barn-1gb' })
  const flex = await customer({ plan: 'flex' })
  const { id, phone } = await customer()
  expect(await text('+4790999999', '5GB')).toMatch(/^Vi finner ikke noe aktivt abonnement/)
  expect(await text(child.phone, '5GB')).toMatch(/tar ikke datapakker/)
  expect(await text(flex.phone, '5GB')).toMatch(/tar ikke datapakker/)
  expect(await text(phone, '3GB')).toContain('1GB 149\u00a0kr, 5GB 299\u00a0kr, 15GB 399\u00a0kr')
  for (const one of [child.id, flex.id, id]) expect(await packsOf(one)).toEqual([])
})

test('ORD-04 BEY-11 STOPP withdraws each consent to marketing in the ledger, also one given elsewhere, tells the register and gives a receipt', async () => {
  const { id, phone } = await customer()
  const { db } = database
  await db.insert(consentLedger).values({
    id: deps.runtime.id(),
    legalEntity: id,
    tag: MARKETING,
    channel: 'api',
    createdAt: new Date(deps.runtime.now()),
  })
  const customers = {
    read: async () => {
      const [row] = await db.select().from(legalEntity).where(eq(legalEntity.id, id))
      if (!row) throw new Error('no customer')
      return ok({ ...row, acceptanceTags: ['marketing-email:2024-01-01:', 'shop-terms:2020-01-01:'] })
    },
  }
  expect(await text(phone, 'STOPP', undefined, { customers })).toMatch(/^Du får ingen reklame på SMS fra Scoopr\./)
  const ledger = await db.select().from(consentLedger).where(eq(consentLedger.legalEntity, id))
  expect(ledger.map(({ tag, withdrawnAt }) => [tag, withdrawnAt !== null]).toSorted()).toEqual([
    ['marketing-email:2024-01-01:', true],
    [MARKETING, true],
  ])
  expect(told).toEqual([id])
  expect(await text('+4790999998', 'STOPP')).toMatch(/^Du får ingen reklame på SMS fra Scoopr\./)
})

test('ORD-04 BEY-11 a STOPP is taken again if the register could not be read', async () => {
  const { phone } = await customer()
  const customers = { read: async () => ({ ok: false, reason: 'unreachable' }) as const }
  await expect(text(phone, 'STOPP', 'again', { customers })).rejects.toMatchObject({ status: 503 })
  expect(await database.db.$count(incomingText, eq(incomingText.id, 'again'))).toBe(0)
  expect(await text(phone, 'STOPP', 'again')).toMatch(/^Du får ingen reklame/)
})

test.each([
  ['nb_NO', 'HJELP', 'Send en størrelse'],
  ['sv_SE', 'HJÄLP', 'Skicka en storlek'],
  ['da_DK', 'HJÆLP', 'Send en størrelse'],
  ['en_US', 'HELP', 'Text a size'],
] as const)(
  'ORD-04 in %s the answer to %s tells what can be texted and the way to customer service',
  async (locale, word, begins) => {
    const { phone } = await customer({ locale })
    const answer = await text(phone, word)
    expect(answer).toContain(begins)
    expect(answer).toContain('1GB, 5GB, 15GB')
    expect(answer).toContain('https://portal.example/kundeservice')
  },
)

test('ORD-04 a number that is no customer’s is answered in the language of its country', async () => {
  expect(await text('+46701740699', 'hjälp')).toContain('Kundservice')
  expect(await text('+4520123499', 'hej')).toContain('Alt andet hjælper vi dig med')
})

test('ORD-04 what is not understood gets one kind answer a day, and two machines do not answer each other for ever', async () => {
  const { phone } = await customer()
  expect(await text(phone, 'Hei, hvordan går det?')).toMatch(
    /^Takk for meldingen!.*https:\/\/portal\.example\/kundeservice$/,
  )
  expect(await text(phone, 'Hallo?')).toBeUndefined()
  deps.runtime.pass(86_400_000)
  expect(await text(phone, 'Hei igjen')).toBeDefined()
  const answers = []
  for (let n = 0; n < 25; n += 1) answers.push(await text(phone, 'HJELP'))
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(19)
})

test('SEC-05 what was written is not kept, only what it was taken for', async () => {
  const { phone } = await customer()
  await text(phone, 'mitt fødselsnummer er 24929012190', 'secret')
  const [row] = await database.db.select().from(incomingText).where(eq(incomingText.id, 'secret'))
  expect(row).toMatchObject({ phone, act: 'other' })
  expect(JSON.stringify(row)).not.toContain('24929012190')
})
