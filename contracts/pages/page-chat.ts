import type { FlowName } from '../chat/flow-name.ts'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locale.ts'
import type { PageDeclaration } from './page.ts'
import { PAGE_DECLARATIONS } from './pages.ts'

type Declarations = typeof PAGE_DECLARATIONS
type PageWithChat = {
  [Name in keyof Declarations]: Declarations[Name]['chat'] extends 'none' ? never : Name
}[keyof Declarations]

type Chat = { flow: FlowName; step: string }

/** The conversation a page has where neither its address nor its content names another. */
export function pageChat(page: PageWithChat, locale: Locale = DEFAULT_LOCALE): Chat {
  return chatIn(PAGE_DECLARATIONS[page].chat, locale)
}

/** The content and conversation of a page that is no more than a conversation and the words around it, by an address of it. */
export type Landing = { content: string; chat: Chat }

/** Every page of the route `landing`, by its address. */
export function landingAt(path: string, locale: Locale): Landing | undefined {
  const found = landings().find(({ at, also = [] }) => at === path || also.includes(path))
  return found && found.chat !== 'none' ? { content: found.content, chat: chatIn(found.chat, locale) } : undefined
}

/** The names of their content. */
export const landingContents = (): string[] => [...new Set(landings().map(({ content }) => content))]

function landings(): PageDeclaration[] {
  const pages: PageDeclaration[] = Object.values(PAGE_DECLARATIONS)
  return pages.filter(({ route }) => route === 'landing')
}

const chatIn = ({ flow, step }: Exclude<PageDeclaration['chat'], 'none'>, locale: Locale): Chat => ({
  flow: typeof flow === 'string' ? flow : flow[locale],
  step,
})
