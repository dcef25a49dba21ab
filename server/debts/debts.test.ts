import { embeddedDebtRegister } from '#server/ports/debts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEBT_CONSENT } from '#contracts/debts/consent.ts'
import { debtTotals } from '#contracts/debts/debt.ts'
import type { EffectContext } from '#server/brain/effects/effects.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { debtConsent, debtReading, debtRegister } from './tables.ts'
import { identityProof } from '#server/identity/external-tables.ts'
import { leads } from '#server/leads/tables.ts'
import { keepProof } from '#server/identity/identity-proofs.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { TEST_PERSONS } from '#server/identity/sandbox-provider/test-persons.ts'
import { consentedReading, DEBT_VIEW_PATH, openDebtView, takeDebtView } from './debt-views.ts'
import { mayBeFramed } from './debt-routes.ts'
import { seedRegister } from './debt-register.ts'
import { sweepDebts, withdrawDebtConsent } from './forget-debts.ts'
import { readDebts } from './read-debts.ts'

const DAY = 86_400_000
const numberOf = (id: string) => TEST_PERSONS.find((person) => person.id === id)?.nationalId ?? ''

test.each([
  ['/services/debt-register/view/abc', true],
  ['https://register.example/views/abc', true],
  ['https://register.example:8443/views/abc', false],
  ['https://register.example.evil.example/', false],
  ['http://register.example/views/abc', false],
  ['//evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('SEC-03 CHAT-08 whether %s may be shown in a frame: %s', (address, is) => {
  expect(mayBeFramed(address, 'https://portal.example', ['https://register.example'])).toBe(is)
})

eachDatabase('the debt register', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
    deps = serviceDeps(database)
    await seedRegister(deps)
    await seedRegister(deps)
  })
  afterAll(() => database.close())

  async function proven(id: string, person: string) {
    const expiresAt = new Date(deps.runtime.now() + 30 * DAY)
    await database.db.insert(chatSession).values({ id, initTurn: id, locale: 'nb_NO', expiresAt })
    const proof = await keepProof(deps, { session: id, provider: 'bankid', proven: { nationalId: numberOf(person) } })
    const session: EffectContext['session'] = {
      id,
      visitor: null,
      address: null,
      provenNumbers: [],
      customerId: null,
      locale: 'nb_NO',
    }
    return { proof, context: { key: `${id}:3:0`, session } }
  }
  const read = (identityProofId: string, context: EffectContext) =>
    readDebts(deps, embeddedDebtRegister(deps))({ identityProof: identityProofId, debtConsent: DEBT_CONSENT }, context)

  test('FLOW-06 loans, credit lines and charge cards are read for who BankID has proven, by a consent that is kept with its words', async () => {
    const { proof, context } = await proven('kari-1', 'kari')
    const { outcome, gives } = await read(proof, context)
    expect(outcome).toBe('found')
    expect(gives?.debts?.map(({ kind }) => kind)).toEqual([
      'instalmentLoan',
      'instalmentLoan',
      'creditLine',
      'chargeCard',
    ])
    expect(debtTotals(gives?.debts ?? [])).toEqual({
      instalmentLoan: 22_765_000,
      creditLine: 4_105_000,
      chargeCard: 648_000,
      all: 27_518_000,
    })
    const [consent] = await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'kari-1'))
    expect(consent).toMatchObject({ textId: DEBT_CONSENT, locale: 'nb_NO' })
    expect(consent?.words).toContain('Samtykket gjelder i 90 dager')
    expect((consent?.expiresAt.getTime() ?? 0) - (consent?.givenAt.getTime() ?? 0)).toBeLessThanOrEqual(180 * DAY)
  })

  test('FLOW-06 repeating the effect reads the stored debts and stores no second consent', async () => {
    const { proof, context } = await proven('kari-2', 'kari')
    const first = await read(proof, context)
    expect(await read(proof, context)).toEqual(first)
    expect(await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'kari-2'))).toHaveLength(1)
  })

  test.each([
    ['somebody without debts', 'lars', 'none'],
    ['somebody with one loan', 'ola', 'found'],
    ['somebody with cards only', 'ingrid', 'found'],
  ])('FLOW-06 %s', async (_who, person, outcome) => {
    const { proof, context } = await proven(`one-${person}`, person)
    expect((await read(proof, context)).outcome).toBe(outcome)
  })

  test('FLOW-06 a register that does not answer is tried again, and leaves no consent', async () => {
    const { proof, context } = await proven('jens-1', 'jens')
    await expect(read(proof, context)).rejects.toThrow('the debt register does not answer')
    expect(await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'jens-1'))).toEqual([])
  })

  test('SEC-02 an identity proof of another conversation, or older than an hour, reads no debts', async () => {
    const { proof, context } = await proven('kari-3', 'kari')
    const other = await proven('stranger', 'lars')
    expect(await read(proof, other.context)).toEqual({ outcome: 'refused' })
    deps.runtime.pass(61 * 60_000)
    expect(await read(proof, context)).toEqual({ outcome: 'refused' })
  })

  test('SEC-05 no national identity number is stored in plain text', async () => {
    const tables = [identityProof, debtConsent, debtReading, debtRegister]
    const all = JSON.stringify(await Promise.all(tables.map((table) => database.db.select().from(table))))
    for (const { nationalId } of TEST_PERSONS) expect(all).not.toContain(nationalId)
  })

  test('FLOW-06 withdrawing the consent deletes the debts at once, in the reading, the conversation and the lead', async () => {
    const { proof, context } = await proven('kari-4', 'kari')
    await read(proof, context)
    await database.db.insert(leads).values({
      id: 'lead-4',
      key: 'kari-4:9:0',
      kind: 'refinancing',
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      phone: '+4791234567',
      locale: 'nb_NO',
      details: { kind: 'refinancing', instalmentLoans: 22_765_000, consent: 'debt.send.v1' },
      createdAt: new Date(deps.runtime.now()),
    })
    const [consent] = await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'kari-4'))
    expect(await withdrawDebtConsent(deps, consent?.id ?? '')).toBe(true)
    expect(await withdrawDebtConsent(deps, consent?.id ?? '')).toBe(false)
    expect(await database.db.select().from(debtReading).where(eq(debtReading.session, 'kari-4'))).toEqual([])
    expect(await database.db.select().from(chatSession).where(eq(chatSession.id, 'kari-4'))).toEqual([])
    const [lead] = await database.db.select().from(leads).where(eq(leads.id, 'lead-4'))
    expect(lead?.details).toEqual({ kind: 'refinancing', consent: 'debt.send.v1' })
    expect(
      (await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'kari-4')))[0]?.withdrawnAt,
    ).not.toBeNull()
  })

  test('CHAT-08 a view opens once, within a minute, for the conversation that read the debts, while the consent is valid', async () => {
    const { proof, context } = await proven('kari-6', 'kari')
    const reading = (await read(proof, context)).gives?.debtReading ?? ''
    const consented = await consentedReading(deps, { reading, session: 'kari-6' })
    expect(consented).toMatchObject({ consent: DEBT_CONSENT })
    expect(await consentedReading(deps, { reading, session: 'kari-5' })).toBeUndefined()
    const view = { person: consented?.person ?? '', locale: 'nb_NO', page: '/refinansiering' }
    const open = async () => (await openDebtView(deps, view)).slice(`${DEBT_VIEW_PATH}/`.length)
    const token = await open()
    expect(await takeDebtView(deps, token)).toMatchObject({ page: '/refinansiering' })
    expect(await takeDebtView(deps, token)).toBeUndefined()
    const late = await open()
    deps.runtime.pass(61_000)
    expect(await takeDebtView(deps, late)).toBeUndefined()
    const [consent] = await database.db.select().from(debtConsent).where(eq(debtConsent.session, 'kari-6'))
    await withdrawDebtConsent(deps, consent?.id ?? '')
    expect(await consentedReading(deps, { reading, session: 'kari-6' })).toBeUndefined()
  })

  test('FLOW-06 debts are kept no longer than the consent says, three months at most', async () => {
    const { proof, context } = await proven('kari-5', 'kari')
    await read(proof, context)
    const now = deps.runtime.now()
    await sweepDebts(database, now + 89 * DAY)
    expect(await database.db.select().from(debtReading).where(eq(debtReading.session, 'kari-5'))).toHaveLength(1)
    await sweepDebts(database, now + 90 * DAY)
    expect(await database.db.select().from(debtReading)).toEqual([])
    expect(await database.db.select().from(chatSession).where(eq(chatSession.id, 'kari-5'))).toEqual([])
  })
})
