import { expect, test } from 'vitest'
import { cacheKey, createPageCache } from './page-cache.ts'

const seen = {
  locale: 'nb_NO' as const,
  origin: 'https://portal.example',
  today: '2026-11-26',
  cookieChoice: undefined,
  contentVersion: '7',
  texts: undefined,
  person: undefined,
  preview: undefined,
  givenPhone: undefined,
}
const keyOf = (path: string, init: RequestInit = {}, over: Partial<Parameters<typeof cacheKey>[1]> = {}) =>
  cacheKey(new Request(`https://portal.example${path}`, init), { ...seen, ...over }, true)

test('OPS-01 a kept page is told each visitor with a nonce and turn ids of their own', () => {
  const cache = createPageCache(() => 0)
  const headers = new Headers({ 'content-type': 'text/html' })
  const html = '<style nonce="n1">.a{}</style><input value="t1"/><input value="t2"/><script nonce="n1">["t1"]</script>'
  cache.keep('/', { html, headers, nonce: 'n1', turnIds: ['t1', 't2'] })
  let ids = 0
  const made = cache.read('/')?.('n9', () => `t1${ids++}`)
  expect(made?.html).toBe(
    '<style nonce="n9">.a{}</style><input value="t10"/><input value="t11"/><script nonce="n9">["t10"]</script>',
  )
  expect(made?.headers.get('content-type')).toBe('text/html')
})

test('OPS-01 a kept page is shown for five seconds, and no more than 300 are kept', () => {
  let now = 0
  const cache = createPageCache(() => now)
  const rendered = { html: '', headers: new Headers(), nonce: 'n1', turnIds: [] }
  for (let page = 0; page < 301; page += 1) cache.keep(String(page), rendered)
  expect([cache.read('0'), cache.read('1')].map((page) => page !== undefined)).toEqual([false, true])
  now = 4_999
  expect(cache.read('300')).toBeDefined()
  now = 5_000
  expect(cache.read('300')).toBeUndefined()
})

test('OPS-01 a page depends on its address, language, day, content, texts and the answer to the cookie notice', () => {
  const keys = [
    keyOf('/'),
    keyOf('/forsikring'),
    keyOf('/', {}, { locale: 'en_US' }),
    keyOf('/', {}, { origin: 'https://portal.se' }),
    keyOf('/', {}, { today: '2026-11-27' }),
    keyOf('/', {}, { contentVersion: '8' }),
    keyOf('/', {}, { cookieChoice: 'accepted' }),
    keyOf('/', {}, { texts: { messages: {}, address: '/services/translations/nb_NO.json?v=2' } }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).not.toContain(undefined)
  expect(keyOf('/')).toBe(keyOf('/'))
})

const person = { id: 'c1' } as never
test.each([
  ['an address with a query', keyOf('/?flow=debt_check')],
  ['a form', keyOf('/', { method: 'POST' })],
  ['somebody with a token', keyOf('/', { headers: { authorization: 'Bearer a' } })],
  ['somebody signed in', keyOf('/', {}, { person })],
  ['somebody who sees drafts', keyOf('/', {}, { preview: { title: '', text: '', leave: '' } })],
  ['somebody whose number is known', keyOf('/', {}, { givenPhone: '+4791234567' })],
  ['somebody with a conversation', keyOf('/', { headers: { cookie: 'prat_visitor=a' } })],
  ['somebody on the way back from a provider', keyOf('/', { headers: { cookie: '__Host-prat_vipps=a' } })],
  ['somebody who switched drafts on', keyOf('/', { headers: { cookie: 'prat_preview=1' } })],
])('SEC-02 the page of %s is not kept', (_who, key) => {
  expect(key).toBeUndefined()
})

test('OPS-01 the language, the answer to the cookie notice and cookies of others leave a page the same for everyone', () => {
  const cookie = 'prat_locale=nb-NO; prat_cookies=accepted; _ga=GA1.1.1.1'
  expect(keyOf('/', { headers: { cookie } })).toBeDefined()
})
