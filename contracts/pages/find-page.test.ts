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

test('SHELL-10 an address without a line in the table is the not-found page’s', () => {
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

test('PAGE-25 the canonical address of an alias is its page’s, of a page with parameters its own, and a page that is not indexed has none', () => {
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

test('SHELL-11 a path is filled with the given parameters', () => {
  expect(
    [{}, { path: 'mobil' }, { path: 'mobil', path2: '6gb' }].map((params) => fillPath('/:path?/:path2?', params)),
  ).toEqual(['/', '/mobil', '/mobil/6gb'])
})
