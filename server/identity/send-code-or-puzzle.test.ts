import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_EFFORT, type Effort } from '#contracts/kernel/effort.ts'
import { PUZZLE_HEADER, WORK_HEADER, writeSolution } from '#contracts/kernel/puzzle.ts'
import { createAccountService } from '#server/accounts/create-account-service.ts'
import { createSignUp } from '#server/accounts/create-sign-up.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import { TRAP_FILLED } from '#server/budgets/budgets.ts'
import { NETWORK_PACE } from '#server/budgets/code-budgets.ts'
import { budgetSpending } from '#server/budgets/tables.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { writeEvents } from '#server/security-events/record-event.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { solvePuzzle } from '#server/testing/solve-puzzle.ts'
import { createWithdrawals } from '#server/withdrawal/create-withdrawals.ts'
import { authRoutes } from './auth-routes.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let networks = 0
let network: string
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
  networks += 1
  network = `198.51.100.${networks}`
})

/** Each number is of a range of its own. */
let ranges = 0
const newPhone = () => `+479${String((ranges += 1)).padStart(3, '0')}0000`
const solved = (puzzle: string | null | undefined) => writeSolution(solvePuzzle(puzzle ?? ''))
const sentTo = async (phone: string) => (await listMessages(deps, phone)).length

const call = async (phone: string, headers: Record<string, string> = {}) => {
  const body = jsonRequest('POST', { phoneNumber: phone }, { 'x-test-address': network, ...headers })
  const answer = await authRoutes(deps).request('/send-user-otp', body)
  return { status: answer.status, puzzle: answer.headers.get(PUZZLE_HEADER), wait: answer.headers.get('retry-after') }
}
/** By others behind the same address. */
async function useUp() {
  for (let n = 0; n < NETWORK_PACE.free; n += 1)
    expect(await call(newPhone(), { 'x-otp-session': `somebody else ${n}` })).toMatchObject({ status: 200 })
}

test('TRU-05 a call for a code from an address that others have used up is let through for a solved puzzle: for its number and caller, once', async () => {
  await useUp()
  const phone = newPhone()
  const refused = await call(phone)
  expect(refused).toMatchObject({ status: 429, puzzle: expect.stringMatching(/^\d+\.\d+\./), wait: '5' })
  const work = { [WORK_HEADER]: solved(refused.puzzle) }
  expect(await call(newPhone(), work)).toMatchObject({ status: 429, puzzle: null })
  expect(await call(phone, { ...work, 'x-otp-session': 'another caller behind it' })).toMatchObject({ status: 429 })
  expect(await call(phone, { [WORK_HEADER]: `${refused.puzzle} 999999` })).toMatchObject({ status: 429 })
  expect((await call(phone, work)).status).toBe(200)
  expect((await call(phone, work)).status).toBe(200)
  expect(await sentTo(phone)).toBe(1)
  expect(await database.db.$count(oneTimeCode, eq(oneTimeCode.phone, phone))).toBe(1)
})

test('TRU-05 a solution that is sent again and again, or made up, costs no transaction and no code', async () => {
  let transactions = 0
  const transaction: Database['transaction'] = (run) => {
    transactions += 1
    return database.transaction(run)
  }
  deps = { ...deps, database: { ...database, transaction } }
  await useUp()
  const [phone, other] = [newPhone(), newPhone()]
  const work = { [WORK_HEADER]: solved((await call(phone)).puzzle) }
  await call(phone, work)
  const madeUp = { [WORK_HEADER]: '9.1.mark.a-name-of-my-own 1' }
  await call(other, madeUp)
  // The security events of the refusals are written a while later.
  await writeEvents(deps.database)
  const before = transactions
  for (let n = 0; n < 20; n += 1) {
    expect((await call(phone, work)).status).toBe(200)
    expect((await call(other, madeUp)).status).toBe(429)
  }
  expect([transactions - before, await sentTo(phone), await sentTo(other)]).toEqual([0, 1, 0])
})

test('TRU-05 no work lifts the budget of a number, and none is offered', async () => {
  const phone = newPhone()
  expect((await call(phone)).status).toBe(200)
  expect(await call(phone)).toMatchObject({ status: 429, puzzle: null })
})

type Asked = {
  phone: string
  ask: (effort: Effort) => Promise<{ notice: string | undefined; puzzle?: string | undefined }>
}

/** A browser that keeps cookies. */
function placed() {
  const cookies: Record<string, string> = {}
  const headers = () =>
    new Headers({
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    })
  const take = ({ cookies: written }: { cookies: string[] }) => {
    for (const cookie of written) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      cookies[name] = value
    }
  }
  const visitor = () => ({
    headers: headers(),
    locale: 'nb_NO' as const,
    address: network,
    browser: `browser ${networks}`,
  })
  return { take, visitor }
}

async function signUp(): Promise<Asked> {
  const phone = newPhone()
  const { take, visitor } = placed()
  const page = () => createSignUp(deps, visitor())
  take(await page().answer('name', 'Nora Lie'))
  take(await page().answer('phone', phone.slice(3)))
  take(await page().answer('email', 'nora@example.no'))
  const ask = async (effort: Effort) => {
    const { status } = await page().read()
    take(await (status === 'created' ? page().askForCode(effort) : page().answer('terms', 'accepted', effort)))
    return page().read()
  }
  return { phone, ask }
}

async function phoneChange(): Promise<Asked> {
  const [from, phone] = [newPhone(), newPhone()]
  const { id } = await signedInCustomer(deps, from)
  const { take, visitor } = placed()
  const page = () => createAccountService(deps, { entity: id, isFresh: async () => true, ...visitor() }).phone
  take(await page().begin(phone))
  const code = /\d{6}/.exec((await listMessages(deps, from))[0]?.text ?? '')?.[0] ?? ''
  const ask = async (effort: Effort) => {
    const change = await page().read()
    take(await (change?.stage === 'old' ? page().check(code, effort) : page().askForCode(effort)))
    return (await page().read()) ?? { notice: undefined }
  }
  return { phone, ask }
}

async function withdrawal(): Promise<Asked> {
  const phone = newPhone()
  const { visitor } = placed()
  const page = createWithdrawals(
    { ...deps, content: createEmbeddedContent(), originOf: () => '' },
    { entity: undefined, ...visitor() },
  )
  const ask = async (effort: Effort) => {
    const step = await page.askForCode('the key of the link', phone, effort)
    if (step.at === 'code') return { notice: 'sent' }
    return step.at === 'phone' && step.problem === 'busy'
      ? { notice: 'busy', ...(step.puzzle !== undefined && { puzzle: step.puzzle }) }
      : { notice: step.at }
  }
  return { phone, ask }
}

const PAGES = { 'the sign-up': signUp, 'a change of number': phoneChange, 'a withdrawal by link': withdrawal }

test.each(Object.entries(PAGES))(
  'TRU-05 SIGN-03 ACC-03 BEY-06 %s from an address that others have used up says so, and sends its code for a solved puzzle',
  async (_name, open) => {
    const page = await open()
    for (let n = 0; n < NETWORK_PACE.free; n += 1) await (await signUp()).ask(NO_EFFORT)
    const { notice, puzzle } = await page.ask(NO_EFFORT)
    expect([notice, puzzle === undefined]).toEqual(['busy', false])
    expect(await page.ask({ ...NO_EFFORT, work: solved(puzzle) })).toMatchObject({ notice: 'sent' })
  },
)

test.each(Object.entries(PAGES))(
  'TRU-05 whoever fills the trap of %s works for the code, and is remembered as a program',
  async (_name, open) => {
    const page = await open()
    const trapped = { isTrapFilled: true }
    const { notice, puzzle } = await page.ask(trapped)
    expect([notice, await sentTo(page.phone)]).toEqual(['busy', 0])
    expect(await page.ask(trapped)).toMatchObject({ notice: 'busy' })
    expect(await page.ask({ ...trapped, work: solved(puzzle) })).toMatchObject({ notice: 'sent' })
    expect(await database.db.$count(budgetSpending, eq(budgetSpending.budget, TRAP_FILLED))).toBe(
      Object.values(PAGES).indexOf(open) + 1,
    )
  },
)
