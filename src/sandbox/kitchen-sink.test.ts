import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Part of every page, or of the page itself, and so not on a shelf of its own. */
const ELSEWHERE = new Set([
  'src/ui/skip-link.tsx',
  'src/ui/trap-field.tsx',
  'src/customer/products/parts/home-button.tsx',
])

const SHELVES = ['src/sandbox/kitchen-sink-page.tsx', 'src/sandbox/kitchen-products.tsx']

function importedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(#src\/[^']+\.tsx|\.\.?\/[^']+\.tsx)'/g))
    importedFrom(from.startsWith('#') ? from.slice(1) : relative('.', join(dirname(file), from)), seen)
  return seen
}

test('PAGE-22 every component of the interface and every card of a product stands in the kitchen sink', () => {
  const shown = new Set(SHELVES.flatMap((file) => [...importedFrom(file)]))
  const built = globSync([
    'src/ui/*.tsx',
    'src/customer/products/{usage,invoices,parts}/*.tsx',
    'src/customer/products/unreached-card.tsx',
  ]).filter((file) => !file.endsWith('.test.tsx') && !ELSEWHERE.has(file))
  expect(built.length).toBeGreaterThan(30)
  expect(built.filter((file) => !shown.has(file))).toEqual([])
})
