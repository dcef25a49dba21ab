import { expect, test } from 'vitest'
import { canonicalPath, fillPath, findPage } from './find-page.ts'

const at = (path: string) => findPage(path).row.path
const canonical = (path: string) => canonicalPath(findPage(path))

test('PAGE-08 PAGE-18 the first line that fits is the one of an address: fixed pages before plans', () => {
  expect(['/', '/mobilabonnement/produkter', '/mobilabonnement/6gb', '/MOBIL/', '/nb/m/', '/nb/m/a/b'].map(at)).toEqual(
    [
      '/',
      '/mobilabonnement/produkter',
      '/mobilabonnement/:plan',
      '/mobil',
      '/nb/m/:path?/:path2?',
      '/nb/m/:path?/:path2?',
    ],
  )
})

test('SHELL-10 an address that is in no line is that of the page that was not found', () => {
  for (const path of [
    '/finnes/ikke',
    '/nb/m/a/b/c',
    '//mobil',
    '/%ff',
    '',
    '/mobil/../mobil/x/y',
    '/\n',
    '/a\r\nb',
    '/\u2028/',
  ])
    expect(at(path)).toBe('/*')
})

test('PAGE-25 an alias is known by its page’s address, a page with more in its path by its own, one not indexed by none', () => {
  expect(
    ['/forside', '/mobil/6gb', '/insurance/csat_mobile/init', '/forsikring', '/login/abc', '/mobilabonnement/'].map(
      canonical,
    ),
  ).toEqual(['/', '/mobilabonnement/6gb', '/forsikring', '/forsikring', '/login', '/mobilabonnement'])
  for (const path of [
    '/products',
    '/hiddenInsurance',
    '/refinansiering-lp/sommer',
    '/flowsandbox/x',
    '/finnes-ikke',
    '/mobil',
  ])
    expect(canonical(path)).toBeUndefined()
})

test('SHELL-11 a path is filled with the parts there are', () => {
  expect(
    [{}, { path: 'mobil' }, { path: 'mobil', path2: '6gb' }].map((params) => fillPath('/:path?/:path2?', params)),
  ).toEqual(['/', '/mobil', '/mobil/6gb'])
})
