import type { Page } from './page.ts'
import { PAGES } from './page-table.ts'

export type FoundPage = { row: Page; params: Readonly<Record<string, string>> }

const PATTERNS = PAGES.map((row: Page) => ({ row, pattern: patternOf(row.path) }))

/** Unknown paths return the row of the not-found page. */
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

export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  const parts = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part ? [part] : []
    const value = params[part.slice(1).replace(/\?$/, '')]
    return value === undefined ? [] : [value]
  })
  return `/${parts.join('/')}`
}

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
