import type { FlowName } from '../chat/flow-name.ts'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locale.ts'
import { PAGE_DECLARATIONS } from './pages.ts'

type Declarations = typeof PAGE_DECLARATIONS
type PageWithChat = { [Name in keyof Declarations]: Declarations[Name]['chat'] extends 'none' ? never : Name }[keyof Declarations]

/** The conversation a page has where neither its address nor its content names another. */
export function pageChat(page: PageWithChat, locale: Locale = DEFAULT_LOCALE): { flow: FlowName; step: string } {
  const { flow, step } = PAGE_DECLARATIONS[page].chat
  return { flow: typeof flow === 'string' ? flow : flow[locale], step }
}
