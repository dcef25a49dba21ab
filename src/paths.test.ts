import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('PAGE-01 PAGE-06 PAGE-08 every path of the portal', () => {
  const { flowSandbox, machineSandbox, signUp, productType, mobileDetail, powerDetail, orderChat, lastInvoice, ...others } = paths
  expect([productType('mobile'), mobileDetail('a/b'), powerDetail('p1'), orderChat('power'), lastInvoice('i1')]).toEqual([
    '/products/details/mobile', '/products/mobil/eRate/a%2Fb', '/products/str%C3%B8m/esn/p1', '/products/order/power', '/erased/invoice/i1',
  ])
  expect([flowSandbox('generic_signup'), machineSandbox('chat'), signUp(2)]).toEqual(['/flowsandbox/generic_signup', '/flowsandbox/machines/chat', '/signup/2'])
  expect(Object.values(others).map((path) => path({ id: 'barn-1gb', slug: 'elpris' }))).toEqual([
    '/',
    '/login',
    '/logout',
    '/stay',
    '/vipps',
    '/language',
    '/mobilabonnement',
    '/mobilabonnement/produkter',
    '/mobil/produkter',
    '/mobilabonnement/ovrige-priser-alle-abonnement',
    '/mobilabonnement/ovrige-priser-alle-abonnement?abonnement=mobilt-bredband',
    '/mobilabonnement/barn-1gb',
    '/refinansiering', '/forsikring',
    '/om-scoopr',
    '/kundeservice',
    '/brukervilkar',
    '/mobil-brukervilkar',
    '/brukervilkar-forsikring',
    '/personvernerklaering',
    '/cookies',
    '/blog',
    '/blog/elpris',
    '/telibob',
    '/telipol',
    '/products',
    '/welcome',
    '/consent',
    '/splash',
    '/cookie-choice',
    '/account',
    '/account/phone',
    '/account/data',
    '/account/data/archive',
    '/account/data/erase',
    '/erased',
    '/dev/sms',
    '/kitchensink',
    '/flowsandbox',
  ])
})
