import { PAGE_ADDRESSES } from './page-addresses.ts'
import type { PAGE_DECLARATIONS } from './pages.ts'

type Declarations = typeof PAGE_DECLARATIONS
type PageName = Exclude<keyof Declarations, 'not-found' | 'moved'>

type Value = string | number
type PartOf<Part> = Part extends `:${infer Name}?`
  ? { [Each in Name]?: Value }
  : Part extends `:${infer Name}`
    ? { [Each in Name]: Value }
    : unknown
type PartsOf<Path> = Path extends `${infer First}/${infer Rest}` ? PartOf<First> & PartsOf<Rest> : PartOf<Path>
type Parts<Name extends PageName> = PartsOf<Declarations[Name]['at']>

export function pathTo<Name extends PageName>(
  page: Name,
  ...[parts]: object extends Parts<Name> ? [parts?: Parts<Name>] : [parts: Parts<Name>]
): string {
  const values = new Map<string, Value>(Object.entries(parts ?? {}))
  const path = (PAGE_ADDRESSES[page] ?? '').replace(/\/:(\w+)\??/g, (_part, name: string) => {
    const value = values.get(name)
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return path || '/'
}
