import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { decideAccess } from '#contracts/account/access.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import routes from './routes.ts'

const rows: readonly Page[] = PAGES
const entries = (await routes).map(({ path, file }: RouteConfigEntry) => ({
  path: `/${path ?? ''}`,
  page: file.replace(/^routes\/|\.tsx?$/g, ''),
}))

/** An address that a line of the table fits, its parts named after themselves. */
const exampleOf = ({ path }: Pick<Page, 'path'>) =>
  path
    .replace('*', 'finnes-ikke')
    .replace(/\/:(\w+)\?/g, '')
    .replace(/:(\w+)/g, '$1') || '/'
const flowOf = ({ flow }: Page) =>
  typeof flow === 'object' ? LOCALES.map((locale) => flow[locale]).join(' ') : (flow ?? '')

test('PAGE-01 to PAGE-25 the table of pages, at a glance', () => {
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

test('AUTH-05 SHELL-15 what only signed-in people see asks for a sign-in and is not indexed; everything else is open', () => {
  const access = rows.map((row) => `${row.path} ${decideAccess({ person: undefined, path: exampleOf(row) }).kind}`)
  expect(access).toEqual(rows.map(({ path, signedIn }) => `${path} ${signedIn ? 'signIn' : 'open'}`))
  expect(rows.filter(({ signedIn, index }) => signedIn && index !== 'no')).toEqual([])
})

test('PAGE-25 an alias, and a page that has moved, names the address it stands for, which is an indexed page', () => {
  expect(rows.filter(({ index, of }) => (index === 'alias' || index === 'moved') && of === undefined)).toEqual([])
  const named = rows.flatMap(({ of }) => (of === undefined || of.startsWith('/:') ? [] : [of]))
  expect(named.filter((path) => findPage(exampleOf({ path })).row.index !== 'yes')).toEqual([])
})
