import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { oneAddress } from './one-address.ts'

const app = new Hono({ strict: false })
app.use(oneAddress)
app.all('*', (c) => c.text('page'))
const asked = async (path: string, method = 'GET') => {
  const answer = await app.fetch(new Request(`http://portal.example${path}`, { method }))
  return answer.status === 301 ? answer.headers.get('location') : answer.status
}

test.each([
  ['/mobil?utm_source=brev&plan=6', '/mobilabonnement?utm_source=brev&plan=6'],
  ['/aconto/?x=1', '/refinansiering?x=1'],
  ['/nb/m/', '/'],
  ['/nb/m?a=b', '/?a=b'],
  ['/nb/m/mobilabonnement', '/mobilabonnement'],
  ['/nb/m/mobilabonnement/6gb?flow=x%26y', '/mobilabonnement/6gb?flow=x%26y'],
  ['/mobilabonnement/', '/mobilabonnement'],
  ['/forsikring//?a=b', '/forsikring?a=b'],
])('SHELL-11 PAGE-06 PAGE-16 PAGE-25 %s leads for good to %s', async (path, target) => {
  expect(await asked(path)).toBe(target)
  expect(await asked(path, 'HEAD')).toBe(target)
})

test.each(['/', '/mobilabonnement', '/nb/m/a/b/c', '/nb', '/mobil/6gb', '/mobil.data', '/_root.data'])(
  'SHELL-11 %s is answered where it is',
  async (path) => {
    expect(await asked(path)).toBe(200)
  },
)

test('SEC-03 no address leads to another host', async () => {
  const paths = [
    '//evil.example/',
    '/nb/m//evil.example/',
    '/nb/m/%2F%2Fevil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/nb/m/%5Cevil.example',
  ]
  const led = await Promise.all(paths.map((path) => asked(path)))
  expect(led.map((location) => new URL(String(location), 'http://portal.example').host)).toEqual(
    paths.map(() => 'portal.example'),
  )
})

test('CHAT-18 a form sent to an address with a trailing slash is answered without a redirect', async () => {
  expect(await asked('/consent/', 'POST')).toBe(200)
})
