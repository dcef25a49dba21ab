import { expect, test } from 'vitest'
import { createCookies } from './cookies.ts'
import { readSplash } from './read-splash.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const splash = (headers: Record<string, string>) =>
  readSplash(
    new Request('https://portal.example/splash', { headers: { 'user-agent': PHONE, ...headers } }),
    createCookies(false),
  )

test('SHELL-07 the splash page shows once per browser', () => {
  expect(splash({}).due).toBe(true)
  const kept = splash({}).remember().split(';')[0] ?? ''
  expect(splash({ cookie: kept }).due).toBe(false)
})

test('SHELL-07 crawlers get no splash page', () => {
  expect(splash({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }).due).toBe(
    false,
  )
})

test.each([
  ['https://portal.example/mobilabonnement/6gb?x=1', '/mobilabonnement/6gb'],
  ['https://portal.example/', '/products'],
  ['https://portal.example/splash', '/products'],
  ['https://evil.example/mobilabonnement', '/products'],
  ['', '/products'],
])('SHELL-07 SEC-03 from %s the splash leads to %s', (referer, to) => {
  expect(splash({ referer }).to).toBe(to)
})
