import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitsOf, readSolution } from '#contracts/kernel/puzzle.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { checkCode } from '#server/identity/one-time-code.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { solvePuzzle, solves } from '#server/testing/solve-puzzle.ts'
import { ACT_BUDGETS, WORK } from './budgets.ts'
import { NETWORK_PACE, SHARED_BUDGETS } from './code-budgets.ts'
import { isWorkedFor, puzzleFor, takeSolution } from './proof-of-work.ts'
import { orderCosts, spend } from './spend.ts'

const [ofNetwork] = ACT_BUDGETS['orders of a network'].limits
const [ofAccount] = ACT_BUDGETS['orders of an account'].limits

eachDatabase('TRU-05 proof of work', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  test('TRU-05 a solved puzzle lets its act through once: not another act, not from another network, not later, not unsolved', async () => {
    const deps = serviceDeps(database)
    const gated = { act: 'order-1', network: 'office' }
    const solution = solvePuzzle(await puzzleFor(deps, gated))
    const [bits, until, mark] = solution.puzzle.split('.')
    // One number in some hundreds solves it too.
    let unsolved = solution.tried + 1
    while (solves(solution.puzzle, unsolved)) unsolved += 1
    const strange = [
      takeSolution(deps, { ...gated, act: 'order-2' }, solution),
      takeSolution(deps, { ...gated, network: 'elsewhere' }, solution),
      takeSolution(deps, gated, { ...solution, tried: unsolved }),
      takeSolution(deps, gated, solvePuzzle(`0.${until}.${mark}`)),
      takeSolution(deps, gated, solvePuzzle(`${bits}.${Number(until) + 1}.${mark}`)),
      takeSolution(deps, gated, { puzzle: '', tried: 0 }),
    ]
    expect(await Promise.all(strange)).toEqual(strange.map(() => false))
    expect(await isWorkedFor(deps, gated)).toBe(false)
    expect(await Promise.all([takeSolution(deps, gated, solution), takeSolution(deps, gated, solution)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect(await isWorkedFor(deps, gated)).toBe(true)
    const late = { act: 'order-3', network: 'office' }
    const solvedLate = solvePuzzle(await puzzleFor(deps, late))
    deps.runtime.pass(WORK.lasts)
    expect(await takeSolution(deps, late, solvedLate)).toBe(false)
  })

  test('TRU-05 work lifts what a network shares, and never the budget of an account', async () => {
    const deps = serviceDeps(database)
    const order = (n: number, account: string) => spend(deps, `shared:${n}`, orderCosts({ account, network: 'block' }))
    for (let n = 0; n < ofNetwork.most; n += 1) await order(n, n < ofAccount.most ? 'greedy' : `account-${n}`)
    expect(await order(100, 'honest')).toMatchObject({ budget: 'orders of a network' })
    for (const act of ['shared:100', 'shared:101'])
      await takeSolution(deps, { act, network: 'block' }, solvePuzzle(await puzzleFor(deps, { act, network: 'block' })))
    expect(await order(100, 'honest')).toBeUndefined()
    expect(await order(101, 'greedy')).toMatchObject({ budget: 'orders of an account' })
  })
})

test('TRU-05 a solution is read from a header, and nothing else is', () => {
  expect(readSolution('9.17.ab_c-d 42')).toEqual({ puzzle: '9.17.ab_c-d', tried: 42 })
  for (const bad of [undefined, '', '9.17.abc', '9.17.abc -1', 'a b c', `${'9'.repeat(300)} 1`])
    expect(readSolution(bad)).toBeUndefined()
})

test('TRU-05 a thousand addresses use up the codes of everyone, and a program floods from an office: its sixty visitors get theirs with little work, and the program pays for each more', async () => {
  const database = await openInMemory()
  const deps = serviceDeps(database)
  let asked = 0
  const ask = (network: string, key = `${network}:${(asked += 1)}`, phone = `+47${40_000_000 + 9_007 * asked}`) => ({
    key,
    phone,
    send: () =>
      sendCode(deps, {
        phone,
        purpose: 'signIn',
        asker: { id: key, network, proven: false },
        locale: 'nb_NO',
        key,
        silent: true,
      }),
  })
  const work = async ({ key: act }: { key: string }, network: string) => {
    const solution = solvePuzzle(await puzzleFor(deps, { act, network }))
    expect(await takeSolution(deps, { act, network }, solution)).toBe(true)
    return { hashes: solution.tried + 1, bits: bitsOf(solution.puzzle) }
  }

  let taken = 0
  for (let n = 0; n < 1_000; n += 1) if ((await ask(`address-${n}`).send()).outcome === 'sent') taken += 1
  const ofEveryone = SHARED_BUDGETS.find(({ name }) => name === 'unused codes of everyone')?.limits[0].most ?? 0
  expect(taken).toBe(ofEveryone)

  const prices = []
  for (let n = 0; n < 20; n += 1) {
    const request = ask('office')
    expect(await request.send()).toMatchObject({ outcome: 'busy' })
    prices.push(await work(request, 'office'))
    expect((await request.send()).outcome).toBe('sent')
  }
  expect(prices.reduce((sum, { hashes }) => sum + hashes, 0)).toBeGreaterThan(20 * 2 ** (WORK.easiest - 3))

  for (let visitor = 0; visitor < 60; visitor += 1) {
    deps.runtime.pass(5_000)
    const request = ask('office')
    expect((await request.send()).outcome).toBe('busy')
    const { bits } = await work(request, 'office')
    prices.push({ bits })
    const sent = await request.send()
    expect(sent.outcome).toBe('sent')
    const code = sent.outcome === 'sent' ? (sent.code ?? '') : ''
    const { phone, key } = request
    const check = await checkCode(deps, { phone, purpose: 'signIn', code, asker: key, key: `guess:${key}` })
    expect(check.outcome).toBe('right')
  }
  const bits = prices.map((price) => price.bits)
  expect(bits).toEqual(bits.toSorted((a, b) => a - b))
  expect([bits[0], bits.at(-1)]).toEqual([WORK.easiest, WORK.easiest + Math.floor(79 / WORK.harderAfter)])
  expect(Math.max(...bits)).toBeLessThanOrEqual(WORK.hardest)
  await database.close()
}, 120_000)

test('TRU-05 whoever cannot solve a puzzle waits as long as before, however much another behind the same address works', async () => {
  const database = await openInMemory()
  const deps = serviceDeps(database)
  const ask = (n: number, key = `code-${n}`) => ({
    key,
    send: () =>
      sendCode(deps, {
        phone: `+47${45_000_000 + 9_007 * n}`,
        purpose: 'signIn',
        asker: { id: key, network: 'train', proven: false },
        locale: 'nb_NO',
        key,
      }),
  })
  for (let n = 0; n < NETWORK_PACE.free; n += 1) expect((await ask(n).send()).outcome).toBe('sent')
  expect(await ask(50).send()).toMatchObject({ outcome: 'busy', retryAfter: NETWORK_PACE.first / 1_000 })
  for (let n = 60; n < 70; n += 1) {
    const gated = { act: ask(n).key, network: 'train' }
    await takeSolution(deps, gated, solvePuzzle(await puzzleFor(deps, gated)))
    expect((await ask(n).send()).outcome).toBe('sent')
    expect((await ask(n).send()).outcome).toBe('sent')
  }
  expect(await database.db.$count(oneTimeCode)).toBe(NETWORK_PACE.free + 10)
  deps.runtime.pass(NETWORK_PACE.first)
  expect((await ask(50).send()).outcome).toBe('sent')
  await database.close()
}, 60_000)
