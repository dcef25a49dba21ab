import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatCalls, openPortal, verdictOn, type Portal } from './testing/bad-input.ts'

let portal: Portal
let session: Portal['session']
let rows: Portal['rows']
let raw: Portal['raw']

beforeAll(async () => {
  portal = await openPortal()
  ;({ session, rows, raw } = portal)
}, 60_000)
afterAll(() => portal.close())

const { utterance, goal, registration, init } = chatCalls(() => session)

test('SEC-03 no body causes a server error, and a refused one stores nothing', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '\u0000',
      '\ud800',
      '__proto__',
      '+4793300009',
      'kari@example.no',
      '123456',
      'nb_NO',
      'init',
      '\u202e',
      '9'.repeat(400),
    ),
  )
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.double(),
      fc.integer(),
      fc.constantFrom(null, true, {}, []),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(text, tie('any'), { maxKeys: 3 }),
    ),
  })).any
  const bodies: [string, string, Record<string, unknown>][] = [
    ['POST', '/services/brain/', utterance()],
    ['POST', '/services/brain/', { ...utterance(), ...utterance().content }],
    ['POST', '/services/brain/', goal()],
    ['POST', '/services/brain/', registration()],
    ['POST', '/services/brain/', init()],
    [
      'POST',
      '/services/auth/register/',
      { email: 'a@example.no', firstName: 'Kari', lastName: 'Lie', phoneNumber: '+4793300002' },
    ],
    ['POST', '/services/auth/send-user-otp/', { phoneNumber: '+4793300003' }],
    ['POST', '/services/auth/login/', { phoneNumber: '+4793300004', password: '123456' }],
    [
      'PATCH',
      '/services/api/account/own/',
      {
        emailPrimary: 'a@example.no',
        birthDate: '01/01/1980',
        streetName: 'Gata',
        postalCode: '0184',
        acceptanceTags: [],
      },
    ],
    ['PATCH', '/services/subscriptions/none/', { description: 'x' }],
    [
      'POST',
      '/services/mobile/contracts',
      {
        plan: '1gb',
        numberChoice: 'new',
        street: 'Gata 1',
        postalCode: '0184',
        city: 'Oslo',
        creditCheckId: 'x',
        quotedMonthly: 229,
        quotedSetUp: 0,
        catalogueVersion: 'x',
      },
    ],
  ]
  const mutated = fc.constantFrom(...bodies).chain(([method, path, body]) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...Object.keys(body)) }, { weight: 1, arbitrary: text }),
      value,
      inside: fc.boolean(),
      body: fc.constant(body),
    }),
  )
  let runs = 0
  const property = fc.asyncProperty(mutated, async ({ method, path, key, value: strange, inside, body: sound }) => {
    const body = { ...sound, ...('turn_id' in sound && { turn_id: `fuzz-${(runs += 1)}` }) }
    const content = 'content' in body ? body['content'] : undefined
    const sent =
      inside && typeof content === 'object'
        ? { ...body, content: { ...content, [key]: strange } }
        : { ...body, [key]: strange }
    const before = await rows()
    const answer = await raw(method, path, JSON.stringify(sent))
    if (answer.status < 400) return
    expect(await verdictOn(answer)).toBe('refused')
    expect(await rows()).toEqual(before)
  })
  await fc.assert(property, { numRuns: 400, seed: 20_261_121 })
}, 120_000)
