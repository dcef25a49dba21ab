import type { Page } from './page.ts'
import { PAGES } from './page-table.ts'

/** An address with its line of the table and the parts its path names. */
export type FoundPage = { row: Page; params: Readonly<Record<string, string>> }

const PATTERNS = PAGES.map((row: Page) => ({ row, pattern: patternOf(row.path) }))

/** The line of an address, as it is written in a request; one that has none is that of the page that was not found. */
export function findPage(pathname: string): FoundPage {
  const path = pathname.replace(/(.)\/+$/s, '$1')
  for (const { row, pattern } of PATTERNS) {
    const found = pattern.exec(path)
    if (found)
      return {
        row,
        params: Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, part]) => part !== undefined)),
      }
  }
  throw new Error('The table of pages lacks a line for every other address.')
}

/** A path of the table filled with parts; those that are missing leave nothing behind. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  const parts = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part ? [part] : []
    const value = params[part.slice(1).replace(/\?$/, '')]
    return value === undefined ? [] : [value]
  })
  return `/${parts.join('/')}`
}

/** The path search engines know a page by; undefined for a page they are not to know. */
export function canonicalPath({ row, params }: FoundPage): string | undefined {
  return row.index === 'yes' || row.index === 'alias' ? fillPath(row.of ?? row.path, params) : undefined
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (!part.startsWith(':')) return `/${part}`
      const name = part.slice(1).replace(/\?$/, '')
      return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
    })
  return new RegExp(`^${parts.join('') || '/'}$`, 'is')
}
