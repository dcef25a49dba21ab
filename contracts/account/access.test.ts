import { expect, test } from 'vitest'
import { decideAccess, ownPath, readPartnerAddress } from './access.ts'
import { CURRENT_TAGS, hasGeneralConsent, hasTelipolConsent } from './consent.ts'

const person = {
  id: 'x',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires: 1,
  generalConsent: true,
  telipolConsent: false,
}
const unconsented = { ...person, generalConsent: false }
const kinds = (who: typeof person | undefined, paths: string[]) =>
  paths.map((path) => decideAccess({ person: who, path }).kind)

test('AUTH-05 a visitor who is not signed in is sent to sign in, and the page asked for is remembered', () => {
  expect(decideAccess({ person: undefined, path: '/products/mobile' })).toEqual({
    kind: 'signIn',
    origin: '/products/mobile',
  })
  expect(kinds(undefined, ['/', '/products', '/account', '/consent', '/welcome', '/productsale'])).toEqual([
    'open',
    'signIn',
    'signIn',
    'signIn',
    'signIn',
    'open',
  ])
})

test('AUTH-05 without either consent, the consent page replaces a protected page', () => {
  expect(kinds(unconsented, ['/products', '/account', '/consent', '/mobilabonnement', '/mobile-a/x'])).toEqual([
    'consent',
    'consent',
    'open',
    'open',
    'open',
  ])
  expect(kinds({ ...unconsented, telipolConsent: true }, ['/products'])).toEqual(['open'])
})

test('PAGE-01 PAGE-03 signed-in customers are redirected from the pages for visitors', () => {
  const away = ['/login', '/intro', '/signup/2', '/'].map((path) => decideAccess({ person, path }))
  expect(away).toEqual([
    ...Array.from({ length: 3 }, () => ({ kind: 'away', to: '/welcome' })),
    { kind: 'away', to: '/products' },
  ])
})

test('SEC-03 after sign-in the redirect goes only to our own paths', () => {
  expect(['/products/mobile?x=1', '/'].map(ownPath)).toEqual(['/products/mobile?x=1', '/'])
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\nb',
    '',
    null,
    undefined,
  ]
  expect(foreign.map(ownPath)).toEqual(foreign.map(() => '/products'))
})

test('AUTH-06 the consents and their dates', () => {
  expect(CURRENT_TAGS).toEqual(['account-dialog:2017-10-31:', 'telipol:2018-07-20:'])
  expect([
    hasGeneralConsent(['account-dialog:2016-01-01:']),
    hasGeneralConsent([...CURRENT_TAGS]),
    hasTelipolConsent(['telipol:2018-07-20:']),
  ]).toEqual([false, true, true])
})

test('PAGE-21 a phone number is recognised in an address', () => {
  expect(readPartnerAddress('/telipol/91234567')).toEqual({ page: '/telipol', phone: '91234567' })
  expect(readPartnerAddress('/Telibob/+47%2091234567/')).toEqual({ page: '/telibob', phone: '+47%2091234567' })
  for (const path of ['/telipol', '/telipol/', '/telipol/1/2', '/products/91234567'])
    expect(readPartnerAddress(path)).toBeUndefined()
})
