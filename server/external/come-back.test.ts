import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { initSession } from '../brain/sessions.ts'
import { takeTurn } from '../brain/take-turn.ts'
import type { Database } from '../db/database.ts'
import { chatSession } from '../db/schema/chat.ts'
import type { IdentityPort } from '../gateways/identity/port.ts'
import { eachDatabase } from '../testing/databases.ts'
import { testBrain, type TestBrain } from '../testing/test-brain.ts'
import { comeBack, endOverdueLegs } from './come-back.ts'
import { beginLeg, findLeg, takeUpLeg } from './legs.ts'

const MINUTE = 60_000
const flows = runnableFlows()

eachDatabase('legs and their time', (open) => {
  let database: Database
  let brain: TestBrain
  beforeAll(async () => {
    database = await open()
    brain = testBrain(database, {}, { flowOf: (name) => flows[name] })
  })
  afterAll(() => database.close())

  /** A conversation that offers BankID, and a leg that has begun. */
  async function away(id: string) {
    const { id: session } = await initSession(brain, { turnId: id, visitor: id, locale: 'nb_NO', login: undefined, address: null })
    await takeTurn(brain, session, 'goal', { kind: 'goal', flow: 'debt_check', step: 'skip_start', facts: {} })
    await takeTurn(brain, session, 'start', { kind: 'answer', utterance: '', payload: 'start' })
    await takeTurn(brain, session, 'yes', { kind: 'answer', utterance: '', payload: 'yes', consent: true })
    return { session, leg: await leave(session) }
  }
  const leave = (session: string) => beginLeg(brain, { session, provider: 'bankid', redirectUri: 'https://portal.example/back', page: '/refinansiering', lasts: 15 * MINUTE })
  const rowOf = async (session: string) => {
    const [row] = await database.db.select().from(chatSession).where(eq(chatSession.id, session))
    if (!row) throw new Error('no session')
    return row
  }

  test('CHAT-08 who does not come back is told so once, and is offered BankID again', async () => {
    const { session } = await away('gone')
    await endOverdueLegs(brain)
    expect((await rowOf(session)).step).toBe('bankid')
    brain.clock.now += 16 * MINUTE
    await endOverdueLegs(brain)
    const told = await rowOf(session)
    expect([told.step, told.waiting]).toEqual(['bankid_late', 'external'])
    await endOverdueLegs(brain)
    expect((await rowOf(session)).turns).toBe(told.turns)
  })

  test('CHAT-08 who has left anew since is not told that the first leg is over', async () => {
    const { session } = await away('anew')
    brain.clock.now += 10 * MINUTE
    await leave(session)
    brain.clock.now += 6 * MINUTE
    await endOverdueLegs(brain)
    expect((await rowOf(session)).step).toBe('bankid')
  })

  test('CHAT-08 a leg that was taken up when the process died is given up by its time', async () => {
    const { session, leg } = await away('crashed')
    await takeUpLeg(brain, leg.id)
    brain.clock.now += 16 * MINUTE
    await endOverdueLegs(brain)
    expect((await rowOf(session)).step).toBe('bankid_late')
  })

  test('CHAT-08 a provider that does not say who came is down for the conversation', async () => {
    const { session, leg: { signIn } } = await away('down')
    const identity: IdentityPort = { addressOf: async () => '', identityOf: () => Promise.reject(new Error('no answer')) }
    const leg = await findLeg(brain, signIn.state)
    if (!leg) throw new Error('no leg')
    await comeBack(brain, await rowOf(session), leg, identity, new URL(`https://portal.example/back?state=${signIn.state}&code=x`))
    expect((await rowOf(session)).step).toBe('bankid_down')
  })

  test('SEC-05 verifier and nonce are gone from the store once a leg is taken up', async () => {
    const { leg } = await away('used')
    await takeUpLeg(brain, leg.id)
    expect(await findLeg(brain, leg.signIn.state)).toMatchObject({ verifier: '', nonce: '' })
  })
})
