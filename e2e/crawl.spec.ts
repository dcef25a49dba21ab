import { LOCALES } from '#contracts/kernel/locale.ts'
import { crawl } from './crawl.ts'
import { expect, test, usePortalWith } from './portal-test.ts'
import { SITES, siteReader } from './site-reader.ts'

usePortalWith({ SITES: SITES.join(), ACCESS_LOG: '1' })

for (const locale of LOCALES) {
  test(`PAGE-01 to PAGE-25 SHELL-01 SHELL-15 SEC-03 every address of the site in ${locale}: status, language, title, what search engines are told, conversation, links`, async ({
    portal,
  }) => {
    expect(await crawl(portal.url, locale)).toEqual([])
  })
}

test('SHELL-10 SHELL-15 an unknown path answers 404, in header and meta out of search; HEAD answers as GET does', async ({
  portal,
}) => {
  const read = siteReader(portal.url, 'nb_NO')
  for (const path of ['/finnes/ikke', '/mobilabonnement/7gb/x', '/nb/m/a/b/c', '/%5C']) {
    const { status, headers, body } = await read(path)
    expect([status, headers['x-robots-tag']], path).toEqual([404, 'noindex, nofollow'])
    expect(body).toMatch(/<h1[^>]*>Oi! Vi kunne ikke finne siden du leter etter<\/h1>/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await read(path, 'HEAD')).status).toBe(404)
  }
  expect(await read('/mobilabonnement', 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-language': 'nb-NO' },
  })
})

test('ERR-02 odd addresses are answered as pages that were not found or as malformed, never as a failure of ours', async ({
  portal,
}) => {
  const read = siteReader(portal.url, 'nb_NO')
  const odd = [
    '%0a',
    '%0d%0a',
    '%e2%80%a8',
    '%00',
    '%',
    '%ff',
    '%5c',
    '%2f',
    '%2e%2e',
    '//',
    ';',
    '%F0%9F%98%80',
    '__proto__',
    '.data',
    '_.data',
    '?preview=1%0a',
    '?%0a=%0d',
    '?flow=%0a',
    '?product=%ff',
  ]
  const pages = [
    '/',
    '/login',
    '/mobilabonnement',
    '/mobilabonnement/6gb',
    '/refinansiering',
    '/telipol',
    '/nb/m',
    '/signup',
    '/products/mobile',
    '/intro',
    '/services/brain',
  ]
  for (const path of pages.flatMap((page) =>
    odd.flatMap((written) => [`${page}${written}`, `${page}/${written}`, `${page}/${written}/x`]),
  )) {
    expect((await read(path)).status, path).toBeLessThan(500)
  }
})
