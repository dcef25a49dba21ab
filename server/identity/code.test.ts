import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fault } from '#contracts/kernel/result.ts'
import type { CodePurpose } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { checkCode } from './one-time-code.ts'
import { waitFor } from './code-waits.ts'
import { sendCode } from './send-code.ts'

const MINUTE = 60_000

test('SEC-01 at most one code a minute and five in ten minutes', () => {
  const limits = [
    { most: 1, within: MINUTE },
    { most: 5, within: 10 * MINUTE },
  ]
  expect(waitFor([], limits, 0)).toBe(0)
  expect(waitFor([0], limits, MINUTE - 1)).toBe(1)
  expect(waitFor([0], limits, MINUTE)).toBe(0)
  expect(
    waitFor(
      [0, 1, 2, 3, 4].map((n) => n * MINUTE),
      limits,
      5 * MINUTE,
    ),
  ).toBe(5 * MINUTE)
})

eachDatabase('SEC-01 one-time codes', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  let phone: string
  let numbers = 0

  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => {
    deps = serviceDeps(database)
    numbers += 1
    phone = `+4791${String(numbers).padStart(2, '0')}0001`
  })

  const send = (
    more: { asker?: string; shared?: boolean; proven?: boolean; key?: string; network?: string | null } = {},
  ) =>
    sendCode(deps, {
      phone,
      purpose: 'signIn',
      asker: {
        id: more.asker ?? 'browser',
        network: more.network === undefined ? phone : more.network,
        proven: more.proven ?? false,
        ...(more.shared && { shared: true }),
      },
      locale: 'nb_NO',
      key: more.key ?? `${phone}:${deps.runtime.id()}`,
    })
  const sendGood = async (more?: Parameters<typeof send>[0]) => {
    const sending = await send(more)
    if (sending.outcome !== 'sent') throw new Error(sending.outcome)
    if (sending.code === undefined) throw new Error('sent before')
    return sending.code
  }
  const guess = (code: string, more: { asker?: string; key?: string; purpose?: CodePurpose } = {}) =>
    checkCode(deps, {
      phone,
      purpose: more.purpose ?? 'signIn',
      code,
      asker: more.asker ?? 'browser',
      key: more.key ?? `${phone}:guess:${deps.runtime.id()}`,
    })
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

  test('SEC-01 a code has six digits and is stored hashed only', async () => {
    const code = await sendGood()
    expect(code).toMatch(/^\d{6}$/)
    const stored = await database.db.query.oneTimeCode.findMany()
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(stored.at(-1)?.sealed).toBeNull()
  })

  test('SEC-01 a right code is accepted once', async () => {
    const code = await sendGood()
    expect(await guess(code)).toEqual({ outcome: 'right' })
    expect(await guess(code)).toEqual({ outcome: 'expired' })
  })

  test('SEC-01 a code is valid for five minutes', async () => {
    const code = await sendGood()
    deps.runtime.pass(5 * MINUTE)
    expect(await guess(code)).toEqual({ outcome: 'expired' })
  })

  test('SEC-01 the fifth try may be right, the sixth fails even if right', async () => {
    const first = await sendGood()
    for (let n = 0; n < 4; n++) expect(await guess(wrongFor(first))).toEqual({ outcome: 'wrong' })
    expect(await guess(first)).toEqual({ outcome: 'right' })
    deps.runtime.pass(MINUTE)
    const second = await sendGood()
    for (let n = 0; n < 5; n++) expect(await guess(wrongFor(second))).toEqual({ outcome: 'wrong' })
    expect(await guess(second)).toEqual({ outcome: 'tooMany', retryAfter: 60 })
  })

  test('SEC-01 thirty guesses at once get five tries', async () => {
    const code = await sendGood()
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => guess(wrongFor(code))))
    expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5)
    expect(outcomes.filter(({ outcome }) => outcome === 'tooMany')).toHaveLength(25)
    expect((await guess(code)).outcome).toBe('tooMany')
  })

  test('SEC-01 a right code sent twenty times at once is accepted once', async () => {
    const code = await sendGood()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess(code)))
    expect(outcomes.filter(({ outcome }) => outcome === 'right')).toHaveLength(1)
  })

  test('SEC-01 only the requester can use a code, and others do not use up its tries', async () => {
    const code = await sendGood({ asker: 'browser' })
    for (let n = 0; n < 6; n++) expect(await guess(code, { asker: 'other' })).toEqual({ outcome: 'expired' })
    expect(await guess(code)).toEqual({ outcome: 'right' })
  })

  test('SEC-01 a new code takes the place of the old', async () => {
    const first = await sendGood()
    deps.runtime.pass(MINUTE)
    const second = await sendGood()
    expect(second).not.toBe(first)
    expect((await guess(first)).outcome).toBe('wrong')
    expect((await guess(second)).outcome).toBe('right')
  })

  test('SEC-01 a second code within a minute waits; twenty at once send one', async () => {
    const sendings = await Promise.all(Array.from({ length: 20 }, () => send()))
    expect(sendings.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1)
    expect(await send()).toEqual({ outcome: 'tooMany', retryAfter: 60 })
    deps.runtime.pass(MINUTE)
    expect((await send()).outcome).toBe('sent')
  })

  test('TRU-05 a network that requests codes without using them is delayed from the eleventh on, by seconds at first', async () => {
    const askFor = (n: number) => {
      phone = `+47930${10 + n}00${n % 10}`
      return send({ asker: `${n}`, network: 'one', key: `${phone}:${n}` })
    }
    for (let n = 0; n < 10; n++) expect((await askFor(n)).outcome).toBe('sent')
    expect(await askFor(10)).toEqual({ outcome: 'busy', retryAfter: 5, waitsFor: 'unused codes of a network' })
    deps.runtime.pass(5_000)
    expect((await askFor(10)).outcome).toBe('sent')
    expect(await askFor(11)).toEqual({ outcome: 'busy', retryAfter: 10, waitsFor: 'unused codes of a network' })
  })

  test('SEC-01 wrong guesses count across new codes: after ten, no code is sent for an hour', async () => {
    for (let round = 0; round < 2; round++) {
      const code = await sendGood()
      for (let n = 0; n < 5; n++) await guess(wrongFor(code))
      deps.runtime.pass(MINUTE)
    }
    expect(await send()).toEqual({ outcome: 'tooMany', retryAfter: 58 * 60 })
    deps.runtime.pass(58 * MINUTE)
    expect((await guess(await sendGood())).outcome).toBe('right')
  })

  test('SEC-01 with another cookie each time, guesses of one network count together', async () => {
    for (let round = 0; round < 2; round++) {
      const asker = `cookie-${round}`
      const code = await sendGood({ asker })
      for (let n = 0; n < 5; n++) await guess(wrongFor(code), { asker })
      deps.runtime.pass(MINUTE)
    }
    expect((await send({ asker: 'cookie-3' })).outcome).toBe('tooMany')
    expect((await send({ asker: 'owner', network: 'another' })).outcome).toBe('sent')
  })

  test('TRU-05 strangers from everywhere use up their own share of a number, not that of browsers that have proven it', async () => {
    let sent = 0
    for (let n = 0; n < 60; n++) {
      if ((await send({ asker: `stranger-${n}`, network: `network-${n}` })).outcome === 'sent') sent += 1
      if (n % 4 === 3) deps.runtime.pass(MINUTE)
    }
    expect(sent).toBe(20)
    expect((await send({ asker: 'newcomer', network: 'fresh' })).outcome).toBe('tooMany')
    const code = await sendGood({ asker: 'own', proven: true })
    expect(await guess(code, { asker: 'own' })).toEqual({ outcome: 'right' })
  })

  test('TRU-05 callers who cannot be distinguished each have their own valid code', async () => {
    const first = await sendGood({ asker: 'network', shared: true })
    deps.runtime.pass(MINUTE)
    const second = await sendGood({ asker: 'network', shared: true })
    expect((await guess(first, { asker: 'network' })).outcome).toBe('right')
    expect((await guess(second, { asker: 'network' })).outcome).toBe('right')
  })

  test('REL-01 a request for a code repeated with its key sends one code once', async () => {
    const code = await sendGood({ key: `${phone}:s:1` })
    expect(await send({ key: `${phone}:s:1` })).toEqual({ outcome: 'sent' })
    const sent = await listMessages(deps, phone)
    expect(sent.map(({ text }) => text)).toEqual([
      `${code} er koden din hos Scoopr. Den gjelder i 5 minutter. Ikke gi den til noen andre.\n\n@portal.example #${code}`,
    ])
  })

  test('REL-01 TRU-01 a request cut off before its message is sent sends the same code when it is repeated', async () => {
    const { sms } = deps
    const tried: string[] = []
    deps.sms = {
      send: ({ text }) => {
        tried.push(text)
        throw new Error('the process ends')
      },
    }
    await expect(send({ key: `${phone}:cut` })).rejects.toThrow('the process ends')
    deps.sms = sms
    const code = await sendGood({ key: `${phone}:cut` })
    expect((await listMessages(deps, phone)).map(({ text }) => text)).toEqual(tried)
    expect(await guess(code)).toEqual({ outcome: 'right' })
  })

  test('TRU-01 a code is good for what it was asked for and nothing else', async () => {
    const code = await sendGood()
    expect(await guess(code, { purpose: 'erasure' })).toEqual({ outcome: 'expired' })
    expect(await guess(code)).toEqual({ outcome: 'right' })
  })

  test('REL-01 a code attempt repeated with its key gets the first answer again', async () => {
    const code = await sendGood()
    const wrong = await guess(wrongFor(code), { key: `${phone}:g:1` })
    expect(await guess(wrongFor(code), { key: `${phone}:g:1` })).toEqual(wrong)
    expect(await guess(code, { key: `${phone}:g:2` })).toEqual({ outcome: 'right' })
    expect(await guess(code, { key: `${phone}:g:2` })).toEqual({ outcome: 'right' })
  })

  test('a gateway that is down is not held against the visitor', async () => {
    const { sms } = deps
    deps.sms = { send: async () => fault('unreachable') }
    expect(await send()).toEqual({ outcome: 'unsent' })
    deps.sms = sms
    expect((await send()).outcome).toBe('sent')
  })
})
