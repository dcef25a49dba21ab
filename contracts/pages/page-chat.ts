import type { FlowName } from '../chat/flow-name.ts'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locale.ts'
import { PAGES } from './page-table.ts'

type WithChat = Extract<(typeof PAGES)[number], { flow: unknown }>

/** The conversation a page has by the table of pages, where neither its address nor its content names another. */
export function pageChat(path: WithChat['path'], locale: Locale = DEFAULT_LOCALE): { flow: FlowName; step: string } {
  const row = PAGES.find((each): each is WithChat => each.path === path)
  if (!row) throw new Error(`The table of pages has no conversation at ${path}.`)
  return { flow: typeof row.flow === 'string' ? row.flow : row.flow[locale], step: row.step }
}
