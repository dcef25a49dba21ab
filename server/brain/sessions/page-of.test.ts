import { expect, test } from 'vitest'
import { ownReferer, pageOf } from './page-of.ts'

test('BEY-12 the pages of the portal are kept by their path alone', () => {
  expect(
    ['/', '/mobilabonnement', '/mobilabonnement/12gb', '/mobil/produkter/', '/om-scoopr?utm_source=mail#chat'].map(
      pageOf,
    ),
  ).toEqual(['/', '/mobilabonnement', '/mobilabonnement/12gb', '/mobil/produkter', '/om-scoopr'])
})

test('BEY-12 SEC-05 parts of an address that may be personal data are not stored', () => {
  expect(['/login/kari-nordmann', '/account/91234567', '/products/x'].map(pageOf)).toEqual([
    '/login',
    '/account',
    '/products',
  ])
  for (const odd of [
    '/mobil/91234567',
    '/mobil/kari@example.no',
    '/mobil/Kari',
    '/a/b/c/d',
    '//evil.example',
    'https://x.no/mobil',
    '',
    '/%6b',
    `/${'a'.repeat(100)}`,
  ]) {
    expect(pageOf(odd)).toBeUndefined()
  }
})

test('BEY-12 only an address of our own is read from the Referer', () => {
  const from = (headers: Record<string, string>) =>
    ownReferer(new Request('https://portal.example/services/brain/', { headers }))
  expect(from({ referer: 'https://portal.example/mobilabonnement?x=1' })).toBe('/mobilabonnement')
  expect(from({ referer: 'https://front.example/mobilabonnement', 'sec-fetch-site': 'same-origin' })).toBe(
    '/mobilabonnement',
  )
  expect(from({ referer: 'https://other.example/mobilabonnement' })).toBeUndefined()
  expect(from({ referer: 'nonsense' })).toBeUndefined()
  expect(from({})).toBeUndefined()
})
