import { LOCALES } from '#contracts/kernel/locale.ts'
import { crawl } from './crawl.ts'
import { expect, test } from './portal-test.ts'
import { SITES, siteReader } from './site-reader.ts'

test.use({ settings: { SITES: SITES.join() } })

for (const locale of LOCALES) {
  test(`PAGE-01 to PAGE-25 SHELL-01 SHELL-15 SEC-03 every address of the site in ${locale}: status, language, title, what search engines are told, conversation, links`, async ({ portal }) => {
    expect(await crawl(portal.url, locale)).toEqual([])
  })
}

test('SHELL-10 SHELL-15 an unknown path answers 404, in header and meta out of search; HEAD answers as GET does', async ({ portal }) => {
  const read = siteReader(portal.url, 'nb_NO')
  for (const path of ['/finnes/ikke', '/mobilabonnement/7gb/x', '/nb/m/a/b/c', '/%5C']) {
    const { status, headers, body } = await read(path)
    expect([status, headers['x-robots-tag']], path).toEqual([404, 'noindex, nofollow'])
    expect(body).toMatch(/<h1[^>]*>Oi! Vi kunne ikke finne siden du leter etter<\/h1>/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await read(path, 'HEAD')).status).toBe(404)
  }
  expect(await read('/mobilabonnement', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-language': 'nb-NO' } })
})
