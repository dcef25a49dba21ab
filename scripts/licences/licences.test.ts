import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLicences } from './read-licences.ts'

const refusedIn = (packages: object) =>
  readLicences({ packages: { '': { license: 'UNLICENSED' }, ...packages } })
    .filter(({ isAllowed }) => !isAllowed)
    .map(({ name }) => name)

test('SEC-03 every package the portal is made of has a licence that is allowed', () => {
  const packages = readLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(({ isAllowed }) => !isAllowed)).toEqual([])
})

test('SEC-03 an unknown, a missing and a copyleft licence are refused; a choice needs one that is allowed, a sum all', () => {
  expect(
    refusedIn({
      'node_modules/known': { license: 'MIT' },
      'node_modules/a/node_modules/@of/unknown': { license: 'SEE LICENSE IN LICENSE.md' },
      'node_modules/silent': {},
      'node_modules/copyleft': { license: 'AGPL-3.0-only' },
      'node_modules/choice': { license: '(GPL-2.0-only OR MIT)' },
      'node_modules/sum': { license: '(MIT AND GPL-2.0-only)' },
    }),
  ).toEqual(['@of/unknown', 'silent', 'copyleft', 'sum'])
})

test('SEC-03 what is allowed for building only is refused in production', () => {
  const license = 'LGPL-3.0-or-later'
  expect(
    refusedIn({ 'node_modules/tool': { license, dev: true }, 'node_modules/library': { license, dev: false } }),
  ).toEqual(['library'])
})
