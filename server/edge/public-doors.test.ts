import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { nearly, valuesOf } from '#server/testing/values-of-schema.ts'
import { PARSED } from './read-body.ts'

const EDITOR = 'editor-token-of-thirty-two-characters'
const portal = portalForTests({ settings: { EDITOR_TOKENS: EDITOR } })

/** `npm run fuzz` sends more, from another seed each time. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)

/** What browsers keep open, or what is asked of an outside system that is not there. */
const LEFT_OUT = /\/(live|events)\b/
const SLOW = 5_000

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '..',
    '%00',
    '\u0000',
    '\ud800',
    '__proto__',
    "' or 1=1 --",
    '+4793300009',
    '2026-02-31',
    '9'.repeat(300),
  ),
)
type Body = [type: string, sent: string]
const FORM = 'application/x-www-form-urlencoded'
const asForm = (fields: readonly (readonly [string, string])[]): Body => [
  FORM,
  fields.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&'),
]
const anyBody: fc.Arbitrary<Body> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value): Body => ['application/json', JSON.stringify(value)]),
  fc.dictionary(text, text, { maxKeys: 4 }).map((fields): Body => ['application/json', JSON.stringify(fields)]),
  fc.array(fc.tuple(text, text), { maxLength: 4 }).map(asForm),
  text.map((raw): Body => ['application/json', raw]),
  text.map((raw): Body => ['text/plain', raw]),
)

type Door = { method: string; path: string }
const Published = v.object({ schema: v.unknown() })

/** By which schemas a door reads what it is sent, learned from asking it: a new call is fuzzed without being listed. */
async function learn(door: Door, { token, id }: Customer): Promise<unknown[]> {
  const schemas = new Set<unknown>()
  const hear = (message: unknown) => void schemas.add(v.parse(Published, message).schema)
  PARSED.subscribe(hear)
  try {
    for (const [type, sent] of [['application/json', '{}'] as const, [FORM, ''] as const])
      for (const authorization of [`Bearer ${token}`, `Bearer ${EDITOR}`])
        await ask({ ...door, path: door.path.replaceAll(NAMES, id) }, [type, sent], authorization)
  } finally {
    PARSED.unsubscribe(hear)
  }
  return [...schemas]
}

const NAMES = /:\w+(?:\{[^}]*\})?\??|\*/g

const ask = async ({ method, path }: Door, [type, sent]: Body, authorization: string) =>
  portal.app.ask(path, {
    method,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', authorization },
    ...(method !== 'GET' && method !== 'HEAD' && { body: sent }),
  })

let customers = 0
const SignedIn = v.object({ token: v.string(), user: v.object({ legalEntityId: v.string() }) })

type Customer = { token: string; id: string }
async function newCustomer(): Promise<Customer> {
  const phoneNumber = `+4793${String(100_000 + (customers += 1)).padStart(6, '0')}`
  const post = async (path: string, body: object) =>
    (
      await portal.app.ask(
        `/services/auth/${path}`,
        jsonRequest('POST', body, {
          'x-otp-return': '1',
          'x-otp-skip-sms': '1',
          'x-otp-session': `fuzz-${phoneNumber}-x`,
        }),
      )
    ).json()
  await post('register', { phoneNumber, firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' })
  const { code } = await post('send-user-otp', { phoneNumber })
  const { token, user } = v.parse(SignedIn, await post('login', { phoneNumber, password: code }))
  return { token, id: user.legalEntityId }
}

const encoded = (value: unknown, kind: 'json' | 'form' | 'query'): Body => {
  if (kind === 'json') return ['application/json', JSON.stringify(value) ?? 'null']
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return asForm(fields.map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field ?? '')]))
}

test(
  'SEC-03 no door fails, hangs or tells of its inside, whatever is sent by whomever: valid, nearly valid or hostile',
  async () => {
    const doors = portal.app
      .routes()
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && !LEFT_OUT.test(path))
    expect(doors.length).toBeGreaterThan(60)
    let customer = await newCustomer()
    const learned = new Map<Door, unknown[]>()
    for (const door of doors) {
      if (/logout|auth/.test(door.path)) customer = await newCustomer()
      learned.set(door, await learn(door, customer))
      if (/logout|auth/.test(door.path)) customer = await newCustomer()
    }
    const withSchema = doors.filter((door) => (learned.get(door)?.length ?? 0) > 0)
    expect(withSchema.length).toBeGreaterThan(25)

    const given = (door: Door) => {
      const schemas = learned.get(door) ?? []
      if (schemas.length === 0) return fc.record({ body: anyBody, query: fc.constant('') })
      const value = fc.oneof(...schemas.map((schema) => valuesOf(schema)))
      const near = fc.tuple(value, fc.oneof(text, fc.jsonValue({ maxDepth: 2 })), fc.nat(1_000))
      const shaped = fc
        .tuple(
          fc.oneof(
            value,
            near.map(([one, hostile, at]) => nearly(one, hostile, at)),
          ),
          fc.constantFrom(...KINDS),
        )
        .map(([one, kind]) => {
          const body = encoded(one, kind)
          return kind === 'query' ? { body: EMPTY, query: body[1] } : { body, query: '' }
        })
      return fc.oneof(
        { weight: 3, arbitrary: shaped },
        { weight: 1, arbitrary: fc.record({ body: anyBody, query: QUERY }) },
      )
    }
    const request = fc.constantFrom(...doors).chain((door) =>
      fc.record({
        door: fc.constant(door),
        sent: given(door),
        names: fc.array(text, { minLength: 4, maxLength: 4 }),
        who: fc.constantFrom('nobody', 'customer', 'editor', 'x', 'a.b.c'),
        language: fc.constantFrom('nb', 'zz', '*;q=9', ''),
      }),
    )
    const statuses = new Map<number, number>()
    let asked = 0
    const property = fc.asyncProperty(request, async ({ door, sent, names, who, language }) => {
      if ((asked += 1) % 100 === 0) customer = await newCustomer()
      let used = 0
      const path = door.path.replaceAll(NAMES, () =>
        who === 'customer' && names[0] !== ''
          ? customer.id
          : encodeURIComponent((names[used++ % 4] ?? '').toWellFormed()),
      )
      const bearer = who === 'customer' ? customer.token : who === 'editor' ? EDITOR : who
      const begun = performance.now()
      const answer = await portal.app.ask(`${path}${sent.query && `?${sent.query}`}`, {
        method: door.method,
        headers: {
          'content-type': sent.body[0],
          'accept-language': language,
          'sec-fetch-site': 'same-origin',
          ...(who !== 'nobody' && { authorization: `Bearer ${bearer}` }),
          ...(who === 'customer' && { cookie: `prat_login=${customer.token}` }),
        },
        ...(door.method !== 'GET' && door.method !== 'HEAD' && { body: sent.body[1] }),
      })
      const told = await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect([door.method, door.path, path, answer.status < 500 || answer.status === 503]).toEqual([
        door.method,
        door.path,
        path,
        true,
      ])
      expect(told).not.toMatch(/node_modules|at \w+ \(.*:\d+:\d+\)|Failed query/)
      expect(performance.now() - begun).toBeLessThan(SLOW)
    })
    await fc.assert(property, { numRuns: REQUESTS, seed: SEED })
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  },
  180_000 + REQUESTS * 200,
)

const KINDS = ['json', 'json', 'form', 'query'] as const
const EMPTY: Body = ['application/json', '{}']
const QUERY = fc
  .dictionary(text, text, { maxKeys: 3 })
  .map((fields) =>
    new URLSearchParams(Object.entries(fields).map((pair) => pair.map((part) => part.toWellFormed()))).toString(),
  )
