import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { fillPath, findPage } from '#contracts/pages/find-page.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { pageAddress } from '#server/pages/page-address.ts'
import { createSites } from '#server/pages/sites.ts'
import { pageFindings, titleOf } from './page-findings.ts'
import { expect, test } from './portal-test.ts'
import { elements, HOST_RULES, HOSTS, SITES, siteReader, type Answer } from './site-reader.ts'

const rows: readonly Page[] = PAGES
const sites = createSites({ SITES, TRUST_PROXY: false }).all

test.use({ settings: { SITES: SITES.join() }, launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), HOST_RULES] }) })

/** Where a crawl of a language begins: every line of the table that names no part of its own, every plan, what the sitemap lists. */
function beginnings(listed: ReadonlySet<string>): string[] {
  const named = (path: string) => PLAN_IDS.map((plan) => path.replace(':plan', plan))
  const fixed = rows.map(({ path }) => path.replace(/\/:\w+\?/g, '') || '/').filter((path) => !path.includes(':') && !path.includes('*'))
  return [...fixed, ...named('/mobilabonnement/:plan'), ...named('/mobil/:plan'), ...[...listed].map((loc) => new URL(loc).pathname)]
}

/** The addresses on the same site that a page leads to or is drawn with, and their anchors. */
function leadsTo({ path, body }: Answer): { to: string; anchor: string }[] {
  const drawn = [...elements(body, 'img'), ...elements(body, 'script')].flatMap(({ src }) => (src ? [src] : []))
  const linked = [...elements(body, 'a'), ...elements(body, 'link'), ...elements(body, 'use')].flatMap(({ href }) => (href ? [href] : []))
  const shared = elements(body, 'meta').flatMap(({ property, content }) => (property === 'og:image' && content ? [content] : []))
  return [...drawn, ...linked, ...shared].flatMap((href) => {
    const url = URL.parse(href.replace(/^https:\/\/scoopr\.(no|se|dk)/, ''), `http://here${path}`)
    return url?.host === 'here' ? [{ to: url.pathname + url.search, anchor: url.hash.slice(1) }] : []
  })
}

for (const locale of LOCALES) {
  test(`PAGE-01 to PAGE-25 SHELL-01 SHELL-15 SEC-03 every address of the site in ${locale}: status, language, title, what search engines are told, conversation, links`, async ({ portal }) => {
    const read = siteReader(portal.url, locale)
    const { body: sitemap } = await read('/sitemap.xml')
    const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc))
    const answers = new Map<string, Answer>()
    const from = new Map<string, string>()
    const waiting = beginnings(locale === 'en_US' ? new Set() : listed)
    const findings: string[] = []
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (answers.has(path) || path.startsWith('/services/')) continue
      const answer = await read(path)
      answers.set(path, answer)
      findings.push(...found(answer, locale, from.get(path), listed))
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      for (const { to } of answer.status === 200 && isPage ? leadsTo(answer) : []) {
        if (!answers.has(to)) from.set(to, path)
        waiting.push(to)
      }
      if (answer.status >= 300 && answer.status < 400) waiting.push(answer.headers['location'] ?? '/')
    }

    const pages = [...answers.values()].filter(({ status, headers }) => status === 200 && headers['content-type']?.startsWith('text/html'))
    for (const page of pages) {
      for (const { to, anchor } of leadsTo(page)) {
        const target = answers.get(to)
        if (anchor && target?.status === 200 && !elements(target.body, '*').some(({ id }) => id === decodeURIComponent(anchor))) findings.push(`${locale} ${page.path} leads to ${to}#${anchor}, which is not there`)
      }
    }
    expect(findings).toEqual([])

    if (locale !== 'en_US') {
      const known = new Set(pages.flatMap(({ body }) => elements(body, 'link').flatMap(({ rel, href }) => (rel === 'canonical' && href ? [href] : []))))
      expect([...known].sort(), 'what may be indexed is what the sitemap lists').toEqual([...listed].sort())
    }
    const titles = pages.filter(({ path }) => pageAddress(path, siteOf(locale), sites).canonical?.endsWith(path)).map(titleOf)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at), 'titles of two pages').toEqual([])
    const visited = new Set([...answers.keys()].map((path) => findPage(path.replace(/\?.*/, '')).row.path))
    const unvisited = rows.filter(({ path, signedIn, product }) => !visited.has(path) && !signedIn && path !== '/*' && (product === undefined || locale === 'nb_NO'))
    expect(unvisited.map(({ path }) => path), 'lines of the table that no link and no beginning leads to').toEqual(UNLINKED)
  })
}

/** Addresses known to who was given them alone; a test of their own visits them. */
const UNLINKED = ['/refinansiering-lp/:dynamic']

const siteOf = (locale: Locale) => sites.find(({ origin }) => origin.endsWith(HOSTS[locale])) ?? { origin: '', locale }

/** What is not as it must be with an answer, by the line of its address. */
function found(answer: Answer, locale: Locale, from: string | undefined, listed: ReadonlySet<string>): string[] {
  const { path, status, headers, body } = answer
  const { row, params } = findPage(path.replace(/\?.*/, ''))
  const where = `${locale} ${path}${from === undefined ? '' : `, from ${from},`}`
  if (status >= 400) return [`${where} answers ${status}`]
  if (row.path === '/*') return body === '' && status === 200 ? [`${where} is empty`] : []
  if (row.signedIn) return headers['location'] === '/login' ? [] : [`${where} is open`]
  if (row.index === 'moved') return status === 301 && headers['location'] === fillPath(row.of ?? '', params) ? [] : [`${where} leads to ${headers['location']}`]
  if (status >= 300) return headers['location']?.startsWith('/') ? [] : [`${where} leads to ${headers['location']}`]
  return pageFindings(answer, locale, pageAddress(path.replace(/\?.*/, ''), siteOf(locale), sites), listed)
}
