import type { FlowName } from '../chat/flow-name.ts'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locale.ts'
import { ownChat, type OwnChat, type PageDeclaration } from './page.ts'
import { PAGE_DECLARATIONS } from './pages.ts'

type Declarations = typeof PAGE_DECLARATIONS
type PageWithChat = {
  [Name in keyof Declarations]: Declarations[Name]['chat'] extends OwnChat ? Name : never
}[keyof Declarations]

type Chat = { flow: FlowName; step: string }

export function pageChat(page: PageWithChat, locale: Locale = DEFAULT_LOCALE): Chat {
  return chatIn(PAGE_DECLARATIONS[page].chat, locale)
}

export type Landing = { content: string; chat: Chat }

export function landingAt(path: string, locale: Locale): Landing | undefined {
  const found = landings().find(({ at, also = [] }) => at === path || also.includes(path))
  const chat = found && ownChat(found.chat)
  return chat && { content: found.content, chat: chatIn(chat, locale) }
}

export const landingContents = (): string[] => [...new Set(landings().map(({ content }) => content))]

function landings(): PageDeclaration[] {
  const pages: PageDeclaration[] = Object.values(PAGE_DECLARATIONS)
  return pages.filter(({ route }) => route === 'landing')
}

const chatIn = ({ flow, step }: OwnChat, locale: Locale): Chat => ({
  flow: typeof flow === 'string' ? flow : flow[locale],
  step,
})
