import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fillPath, findPage } from '#contracts/pages/find-page.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { isActive } from '#contracts/products/offers.ts'
import { pageAddress } from '#server/content/search-engines/page-address.ts'
import { createSites } from '#server/edge/sites.ts'
import { pageFindings, titleOf } from './page-findings.ts'
import { elements, HOSTS, SITES, siteReader, type Answer } from './site-reader.ts'

const rows: readonly Page[] = PAGES
const sites = createSites({ SITES, TRUST_PROXY: false }).all
const siteOf = (locale: Locale) => sites.find(({ origin }) => origin.endsWith(HOSTS[locale])) ?? { origin: '', locale }
const pathOf = (path: string) => path.replace(/\?.*/, '')
const isPage = ({ status, headers }: Answer) =>
  status === 200 && (headers['content-type']?.startsWith('text/html') ?? false)

const GIVEN = [
  '/refinansiering-lp/kredittkort',
  '/refinansiering-lp/finnes-ikke',
  '/forsikring/insurance_leads/init',
  '/insurance/insurance_leads/init',
]

export async function crawl(url: string, locale: Locale): Promise<string[]> {
  const read = siteReader(url, locale)
  const { body: sitemap } = await read('/sitemap.xml')
  // English has no site of its own: the sitemap lists only Norwegian pages.
  const listed = new Set(
    locale === 'en_US' ? [] : [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc),
  )
  const answers = new Map<string, Answer>()
  const from = new Map<string, string>()
  const waiting = beginnings(listed)
  const findings: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path) || path.startsWith('/services/')) continue
    const answer = await read(path)
    answers.set(path, answer)
    findings.push(...found(answer, locale, from.get(path), listed))
    for (const { to } of isPage(answer) ? redirectTo(answer) : []) {
      if (!answers.has(to)) from.set(to, path)
      waiting.push(to)
    }
    if (answer.status >= 300 && answer.status < 400) waiting.push(answer.headers['location'] ?? '/')
  }
  return [
    ...findings,
    ...lostAnchors(answers, locale),
    ...sameTitles(answers, locale),
    ...notVisited(answers, locale),
    ...notAsListed(answers, listed),
  ]
}

function beginnings(listed: ReadonlySet<string>): string[] {
  const named = (path: string) => PLAN_IDS.map((plan) => path.replace(':plan', plan))
  const fixed = rows
    .map(({ path }) => path.replace(/\/:\w+\?/g, '') || '/')
    .filter((path) => !path.includes(':') && !path.includes('*'))
  const pages = [...listed].map((loc) => new URL(loc).pathname)
  return [
    ...fixed,
    ...GIVEN,
    ...named('/mobilabonnement/:plan'),
    ...named('/mobil/:plan'),
    ...pages,
    ...pages.flatMap(otherNames),
  ]
}

/** Every article can be read under each line of products (PAGE-18). */
function otherNames(path: string): string[] {
  const [, line = '', slug] = path.split('/')
  return slug === undefined ? [] : (OTHER_NAMES[line] ?? []).map((name) => `/${name}/${slug}`)
}

const OTHER_NAMES: Record<string, string[]> = {
  mobile: ['mobil', 'mobilabonnement'],
  insurance: ['forsikring'],
  refinancing: ['refinansiering'],
}

function redirectTo({ path, body }: Answer): { to: string; anchor: string }[] {
  const drawn = [...elements(body, 'img'), ...elements(body, 'script')].map(({ src }) => src)
  const linked = [...elements(body, 'a'), ...elements(body, 'link'), ...elements(body, 'use')].map(({ href }) => href)
  const shared = elements(body, 'meta').map(({ property, content }) => (property === 'og:image' ? content : undefined))
  return [...drawn, ...linked, ...shared].flatMap((href) => {
    const to = href ? URL.parse(href.replace(/^https:\/\/scoopr\.(no|se|dk)/, ''), `http://here${path}`) : null
    return to?.host === 'here' ? [{ to: to.pathname + to.search, anchor: to.hash.slice(1) }] : []
  })
}

function found(answer: Answer, locale: Locale, from: string | undefined, listed: ReadonlySet<string>): string[] {
  const { path, status, headers, body } = answer
  const { row, params } = findPage(pathOf(path))
  const where = `${locale} ${path}${from === undefined ? '' : `, from ${from},`}`
  const to = headers['location']
  // An inactive blog must answer 404 (PAGE-24).
  if (row.product === 'blog' && !isActive('blog', locale)) return status === 404 ? [] : [`${where} answers ${status}`]
  if (status >= 400) return [`${where} answers ${status}`]
  if (row.signedIn) return to === '/login' ? [] : [`${where} is open`]
  if (row.index === 'moved')
    return status === 301 && to === fillPath(row.of ?? '', params) ? [] : [`${where} leads to ${to}`]
  if (status >= 300) return to?.startsWith('/') ? [] : [`${where} leads to ${to}`]
  if (row.path === '/*') return body === '' ? [`${where} is empty`] : []
  return pageFindings(answer, locale, pageAddress(pathOf(path), siteOf(locale), sites), listed)
}

function lostAnchors(answers: ReadonlyMap<string, Answer>, locale: Locale): string[] {
  return [...answers.values()].filter(isPage).flatMap((page) =>
    redirectTo(page).flatMap(({ to, anchor }) => {
      const target = answers.get(to)
      const lost =
        anchor !== '' &&
        target !== undefined &&
        isPage(target) &&
        !elements(target.body, '*').some(({ id }) => id === decodeURIComponent(anchor))
      return lost ? [`${locale} ${page.path} leads to ${to}#${anchor}, which is not there`] : []
    }),
  )
}

function sameTitles(answers: ReadonlyMap<string, Answer>, locale: Locale): string[] {
  const pages = [...answers.values()].filter(
    (page) => isPage(page) && canonicalOf(page)?.replace(/^https:\/\/[^/]+/, '') === page.path,
  )
  const titles = pages.map(titleOf)
  return titles.flatMap((title, at) =>
    titles.indexOf(title) === at ? [] : [`${locale} ${pages[at]?.path} has the title of another page: ${title}`],
  )
}

/** Messages and the conversation lead to these. */
const LINKED_ELSEWHERE = new Set([
  '/w/:key',
  '/undo/:token',
  '/mobilabonnement/:plan/avtalesammendrag',
  '/strom/:agreement/:area/avtalesammendrag',
])

function notVisited(answers: ReadonlyMap<string, Answer>, locale: Locale): string[] {
  const visited = new Set([...answers.keys()].map((path) => findPage(pathOf(path)).row.path))
  return rows.flatMap(({ path, signedIn, bare, product }) =>
    visited.has(path) ||
    signedIn ||
    bare ||
    path === '/*' ||
    LINKED_ELSEWHERE.has(path) ||
    (product !== undefined && locale !== 'nb_NO') ||
    product === 'blog'
      ? []
      : [`${locale} nothing leads to ${path}`],
  )
}

function notAsListed(answers: ReadonlyMap<string, Answer>, listed: ReadonlySet<string>): string[] {
  if (listed.size === 0) return []
  const known = new Set([...answers.values()].flatMap((page) => (isPage(page) ? (canonicalOf(page) ?? []) : [])))
  return [
    ...[...known].filter((each) => !listed.has(each)).map((each) => `${each} is not in the sitemap`),
    ...[...listed].filter((each) => !known.has(each)).map((each) => `${each} is in the sitemap and no page says it`),
  ]
}

const canonicalOf = ({ body }: Answer) => elements(body, 'link').find(({ rel }) => rel === 'canonical')?.['href']
