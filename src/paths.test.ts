import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('PAGE-01 PAGE-06 PAGE-08 every path of the portal', () => {
  expect(Object.values(paths).map((path) => path({ id: 'barn-1gb' }))).toEqual([
    '/',
    '/login',
    '/logout',
    '/language',
    '/mobilabonnement',
    '/mobilabonnement/produkter',
    '/mobil/produkter',
    '/mobilabonnement/barn-1gb',
    '/om-scoopr',
    '/kundeservice',
    '/brukervilkar',
    '/mobil-brukervilkar',
    '/products',
    '/welcome',
    '/consent',
    '/dev/sms',
    '/kitchensink',
  ])
})
