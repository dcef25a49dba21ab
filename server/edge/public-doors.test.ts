import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests({ settings: { EDITOR_TOKENS: 'editor-token-of-thirty-two-characters' } })

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
const body = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value): [string, string] => ['application/json', JSON.stringify(value)]),
  fc
    .dictionary(text, text, { maxKeys: 4 })
    .map((fields): [string, string] => ['application/json', JSON.stringify(fields)]),
  fc
    .array(fc.tuple(text, text), { maxLength: 4 })
    .map((fields): [string, string] => [
      'application/x-www-form-urlencoded',
      fields.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&'),
    ]),
  text.map((raw): [string, string] => ['application/json', raw]),
  text.map((raw): [string, string] => ['text/plain', raw]),
)

test('SEC-03 no door fails, hangs or tells of its inside, whatever is sent by whomever', async () => {
  const doors = portal.app
    .routes()
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && !LEFT_OUT.test(path))
  expect(doors.length).toBeGreaterThan(60)
  const request = fc.record({
    door: fc.constantFrom(...doors),
    names: fc.array(text, { minLength: 4, maxLength: 4 }),
    query: fc.dictionary(text, text, { maxKeys: 3 }),
    body,
    token: fc.option(fc.constantFrom('x', 'a.b.c', 'editor-token-of-thirty-two-characters')),
    language: fc.constantFrom('nb', 'zz', '*;q=9', ''),
  })
  const statuses = new Set<number>()
  const property = fc.asyncProperty(request, async ({ door, names, query, body: [type, sent], token, language }) => {
    let used = 0
    const path = door.path.replaceAll(/:\w+(?:\{[^}]*\})?\??|\*/g, () =>
      encodeURIComponent((names[used++ % 4] ?? '').toWellFormed()),
    )
    const asked = new URLSearchParams(
      Object.entries(query).map((pair) => pair.map((part) => part.toWellFormed())),
    ).toString()
    const begun = performance.now()
    const answer = await portal.app.ask(`${path}${asked && `?${asked}`}`, {
      method: door.method,
      headers: {
        'content-type': type,
        'accept-language': language,
        origin: 'http://localhost',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(door.method !== 'GET' && door.method !== 'HEAD' && { body: sent }),
    })
    const told = await answer.text()
    statuses.add(answer.status)
    expect([door.method, door.path, path, answer.status < 500 || answer.status === 503]).toEqual([
      door.method,
      door.path,
      path,
      true,
    ])
    expect(told).not.toMatch(/node_modules|at \w+ \(.*:\d+:\d+\)|Failed query/)
    expect(performance.now() - begun).toBeLessThan(SLOW)
  })
  await fc.assert(property, { numRuns: 600, seed: 20_261_123 })
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
}, 120_000)
