import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { decideAccess } from '#contracts/account/access.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Page, PageDeclaration } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { PAGE_DECLARATIONS } from '#contracts/pages/pages.ts'
import { pageDecision } from '#contracts/products/offers.ts'
import routes from './routes.ts'

const rows: readonly Page[] = PAGES
const flat = (entry: RouteConfigEntry): RouteConfigEntry[] => entry.children?.flatMap(flat) ?? [entry]
const configured = await routes
const entries = configured.flatMap(flat).map(({ path, file }) => ({
  path: `/${path ?? ''}`,
  page: file.replace(/^routes\/|\.tsx?$/g, ''),
}))

const exampleOf = ({ path }: Pick<Page, 'path'>) =>
  path
    .replace('*', 'finnes-ikke')
    .replace(/\/:(\w+)\?/g, '')
    .replace(/:(\w+)/g, '$1') || '/'
const flowOf = ({ flow }: Page) =>
  typeof flow === 'object' ? LOCALES.map((locale) => flow[locale]).join(' ') : (flow ?? '')

test('PAGE-01 to PAGE-25 the table of pages is as recorded', () => {
  const printed = rows.map((row) =>
    [
      row.path.padEnd(52),
      row.page.padEnd(18),
      row.index.padEnd(6),
      (row.of ?? '').padEnd(28),
      (row.step ?? '').padEnd(22),
      flowOf(row),
    ]
      .join(' ')
      .trimEnd(),
  )
  process.stdout.write(`\n${printed.join('\n')}\n`)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})

test('PAGE-01 to PAGE-25 every route has a line in the table of pages, and every line a route', () => {
  const inOrder = (lines: readonly { path: string; page: string }[]) =>
    lines.map(({ path, page }) => `${path} ${page}`).sort()
  expect(inOrder(rows)).toEqual(inOrder(entries))
  expect(
    rows.filter(({ page }) => !existsSync(`src/routes/${page}.tsx`) && !existsSync(`src/routes/${page}.ts`)),
  ).toEqual([])
})

test.each(rows.map((row) => [row.path, row] as const))(
  'PAGE-18 %s: the router finds the page the table names',
  (_path, row) => {
    const [found] =
      matchRoutes(
        entries.map(({ path, page }) => ({ path, id: `${path} ${page}` })),
        exampleOf(row),
      ) ?? []
    expect(found?.route.id).toBe(`${row.path} ${row.page}`)
    expect(findPage(exampleOf(row)).row).toBe(row)
  },
)

test('AUTH-05 SHELL-15 pages for signed-in customers require a sign-in and are not indexed; all others are open', () => {
  const access = rows.map((row) => `${row.path} ${decideAccess({ person: undefined, path: exampleOf(row) }).kind}`)
  expect(access).toEqual(rows.map(({ path, signedIn }) => `${path} ${signedIn ? 'signIn' : 'open'}`))
  expect(rows.filter(({ signedIn, index }) => signedIn && index !== 'no')).toEqual([])
})

test('PAGE-25 aliases and moved pages name a canonical address, which is an indexed page', () => {
  expect(rows.filter(({ index, of }) => (index === 'alias' || index === 'moved') && of === undefined)).toEqual([])
  const named = rows.flatMap(({ of }) => (of === undefined || of.startsWith('/:') ? [] : [of]))
  expect(named.filter((path) => findPage(exampleOf({ path })).row.index !== 'yes')).toEqual([])
})

test('HEAR-10 every public page has a conversation of its own or the bar, or says why not', () => {
  const declared = Object.entries<PageDeclaration>(PAGE_DECLARATIONS)
  const without = declared.flatMap(([name, { chat, signedIn, bare, redirectsTo }]) =>
    typeof chat === 'object' && 'none' in chat && !signedIn && !bare && redirectsTo === undefined ? [name] : [],
  )
  expect(without).toEqual(['signup', 'recover', 'splash', 'withdraw-link', 'erased', 'undo-change', 'sent-messages'])
})

test('HEAR-10 SHELL-17 pages with the bar, and those that are not found in a locale, are shown beside it', () => {
  const beside = configured
    .filter(({ file }) => file === 'routes/with-bar.tsx')
    .flatMap(flat)
    .map(({ path }) => `/${path}`)
  const missing = rows.filter(
    ({ product, kind }) => product && LOCALES.some((locale) => pageDecision(product, kind, locale) === 'notFound'),
  )
  expect(beside.sort()).toEqual(
    [...new Set([...rows.filter(({ bar }) => bar), ...missing].map(({ path }) => path))].sort(),
  )
})
