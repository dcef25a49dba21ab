import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { IdentityPort } from '#server/gateways/identity/port.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { conversationProviders } from './conversation-providers.ts'
import { comeBack, endOverdueAuthorizationRequests } from './come-back.ts'
import {
  beginAuthorizationRequest,
  findAuthorizationRequest,
  takeUpAuthorizationRequest,
} from './authorization-requests.ts'

const MINUTE = 60_000
const flows = runnableFlows()

eachDatabase('authorization requests and their time', (open) => {
  let database: Database
  let brain: TestBrain
  beforeAll(async () => {
    database = await open()
    brain = testBrain(database, {}, { flowOf: (name) => flows[name] })
  })
  afterAll(() => database.close())

  async function away(id: string) {
    const { id: session } = await initSession(brain, {
      turnId: id,
      visitor: id,
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    await handleTurn(brain, session, 'goal', { kind: 'goal', flow: 'debt_check', step: 'skip_start', facts: {} })
    await handleTurn(brain, session, 'start', { kind: 'answer', utterance: '', payload: 'start' })
    await handleTurn(brain, session, 'yes', { kind: 'answer', utterance: '', payload: 'yes', consent: true })
    return { session, authorizationRequest: await leave(session) }
  }
  const leave = (session: string) =>
    beginAuthorizationRequest(brain, {
      session,
      provider: 'bankid',
      redirectUri: 'https://portal.example/back',
      page: '/refinansiering',
      lasts: 15 * MINUTE,
    })
  const rowOf = async (session: string) => {
    const [row] = await database.db.select().from(chatSession).where(eq(chatSession.id, session))
    if (!row) throw new Error('no session')
    return row
  }

  test('CHAT-08 a visitor who does not return is told so once and is offered BankID again', async () => {
    const { session } = await away('gone')
    await endOverdueAuthorizationRequests(brain)
    expect((await rowOf(session)).step).toBe('bankid')
    brain.clock.now += 16 * MINUTE
    await endOverdueAuthorizationRequests(brain)
    const told = await rowOf(session)
    expect([told.step, told.waiting]).toEqual(['bankid_late', 'external'])
    await endOverdueAuthorizationRequests(brain)
    expect((await rowOf(session)).turns).toBe(told.turns)
  })

  test('CHAT-08 a visitor who has left for BankID again is not told that the first authorization request has expired', async () => {
    const { session } = await away('anew')
    brain.clock.now += 10 * MINUTE
    await leave(session)
    brain.clock.now += 6 * MINUTE
    await endOverdueAuthorizationRequests(brain)
    expect((await rowOf(session)).step).toBe('bankid')
  })

  test('CHAT-08 an authorization request that was being handled when the process died expires', async () => {
    const { session, authorizationRequest } = await away('crashed')
    await takeUpAuthorizationRequest(brain, authorizationRequest.id)
    brain.clock.now += 16 * MINUTE
    await endOverdueAuthorizationRequests(brain)
    expect((await rowOf(session)).step).toBe('bankid_late')
  })

  test('CHAT-08 a provider that does not say who came is down for the conversation', async () => {
    const {
      session,
      authorizationRequest: { signIn },
    } = await away('down')
    const down = (): IdentityPort => ({
      addressOf: async () => '',
      identityOf: () => Promise.reject(new Error('no answer')),
    })
    const identity = conversationProviders(brain, { bankIdAt: down, vippsAt: () => undefined }).bankid('')
    const authorizationRequest = await findAuthorizationRequest(brain, signIn.state)
    if (!authorizationRequest) throw new Error('no authorization request')
    await comeBack(
      brain,
      await rowOf(session),
      authorizationRequest,
      identity,
      new URL(`https://portal.example/back?state=${signIn.state}&code=x`),
    )
    expect((await rowOf(session)).step).toBe('bankid_down')
  })

  test('SEC-05 verifier and nonce are gone from the store once an authorization request is taken up', async () => {
    const { authorizationRequest } = await away('used')
    await takeUpAuthorizationRequest(brain, authorizationRequest.id)
    expect(await findAuthorizationRequest(brain, authorizationRequest.signIn.state)).toMatchObject({
      verifier: '',
      nonce: '',
    })
  })
})
