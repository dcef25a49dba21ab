import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MissedElements } from '#contracts/chat/call.ts'
import { WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { bearer } from '#server/brain/testing/begun-session.ts'
import { LONGEST_WAIT_FOR_CODE } from '#server/budgets/budgets.ts'
import { NETWORK_PACE } from '#server/budgets/code-budgets.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { solvePuzzle, solves } from '#server/testing/solve-puzzle.ts'
import * as v from 'valibot'

const portal = portalForTests({ settings: { TRUST_PROXY: '1' } })

const OFFICE = { 'x-forwarded-for': '198.51.100.77' }
const fromOffice = (path: string, init: RequestInit = {}) =>
  portal.app.ask(path, { ...init, headers: { ...OFFICE, ...Object.fromEntries(new Headers(init.headers)) } })

let numbers = 0
const newNumber = () => `4${String(1_000_000 + 9_007 * (numbers += 1)).padStart(7, '0')}`

/** A program behind the same address asks for codes that it never uses. */
async function flood(): Promise<void> {
  for (let n = 0; n <= NETWORK_PACE.free; n += 1)
    await fromOffice(
      '/services/auth/send-user-otp',
      jsonRequest('POST', { phoneNumber: `+47${newNumber()}` }, { 'x-otp-session': `a-program-of-the-office-${n}` }),
    )
}

/** A visitor of the office up to the code, without waiting for what the conversation waits for. */
async function askingForCode(name: string) {
  const caller = chatCaller(fromOffice, name)
  await caller.begin('generic_signup', 'init')
  await caller.say({ payload: 'new' })
  for (const utterance of ['Kari Nordmann', newNumber(), 'kari@example.no']) await caller.say({ utterance })
  const { id, jwt } = caller.session()
  const answers = caller.transcript().at(-1)?.seq
  await caller.call('utterance', { payload: 'accept', answers })
  const look = async (after = 0) =>
    v.parse(
      MissedElements,
      await (
        await fromOffice(`/services/brain/sessions/${id}/elements?after=${after}`, { headers: bearer(jwt) })
      ).json(),
    )
  const work = (solution: string) =>
    fromOffice(`/services/brain/sessions/${id}/work`, {
      method: 'POST',
      headers: { ...bearer(jwt), [WORK_HEADER]: solution },
    })
  const puzzle = async () => {
    for (let looks = 0, seen = 0; looks < 200; looks += 1) {
      const found = await look(seen)
      if (found.puzzle !== undefined) return found.puzzle
      seen = found.cursor
      await wait(50)
    }
    throw new Error('no puzzle was given')
  }
  return { look, work, puzzle }
}

test('TRU-05 in an office whose codes a program has used up, a solved puzzle sends a visitor’s code at once, and counts for no other conversation', async () => {
  await flood()
  const [one, other] = [await askingForCode('one'), await askingForCode('other')]
  const { puzzle, tried } = solvePuzzle(await one.puzzle())
  const solution = `${puzzle} ${tried}`
  await other.puzzle()
  let unsolved = tried + 1
  while (solves(puzzle, unsolved)) unsolved += 1
  for (const bad of ['', 'nonsense', `${puzzle} ${unsolved}`]) expect((await one.work(bad)).status).toBe(409)
  expect((await other.work(solution)).status).toBe(409)
  expect((await one.work(solution)).status).toBe(204)
  await expect.poll(async () => (await one.look()).waiting).toBe('answer')
  expect(JSON.stringify((await one.look()).elements)).toContain('one-time-code')
  expect((await other.look()).waiting).toBe('effect')
  expect((await one.work(solution)).status).toBe(409)
})

test('TRU-05 without a solved puzzle the conversation waits by itself, and at the end a way on is offered', async () => {
  await flood()
  const waiting = await askingForCode('waiting')
  await waiting.puzzle()
  portal.app.pass(LONGEST_WAIT_FOR_CODE + 1_000)
  await expect.poll(async () => (await waiting.look()).waiting).toBe('answer')
  expect((await waiting.look()).elements.at(-1)?.suggested_responses.length).toBeGreaterThan(0)
})
