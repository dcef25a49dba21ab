import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import { chatStore, type ChatActor, type ChatStore } from './chat-store.ts'
import { otherTabs } from './other-tabs.ts'
import { chatTransport } from './transport.ts'
import { presentSurroundings, watchSurroundings } from './watch-surroundings.ts'

const Sessions = createContext<ChatStore | undefined>(undefined)

/**
 * Holds the conversations above the router, so that leaving a page and coming back finds them as they were (CHAT-13).
 * `entityId` is the signed-in customer, registered with a new session (CHAT-19).
 */
export function ChatSessions({ entityId, children }: { entityId?: string | undefined; children: ReactNode }) {
  const locale = useLocale()
  const store = useMemo(() => {
    const visit = () => ({ search: location.search, referrer: document.referrer, cookie: document.cookie })
    const report = (bad: unknown) => console.warn('chat: an element could not be read and is left out', bad)
    return chatStore(chatTransport({ locale, entityId, visit, report }))
  }, [locale, entityId])

  useEffect(() => {
    const tabs = otherTabs(store.hear)
    store.join(tabs.tell)
    const stopWatching = watchSurroundings(store.tellAll)
    return () => {
      stopWatching()
      tabs.close()
      store.join(undefined)
      store.stop()
    }
  }, [store])

  return <Sessions value={store}>{children}</Sessions>
}

/** The actor of a page's conversation, running once the page is in the browser. */
export function useChatActor(conversation: Conversation): ChatActor {
  const store = use(Sessions)
  if (!store) throw new Error('Chat: put <ChatSessions> above the pages')
  const actor = store.find(conversation)
  useEffect(() => store.start(conversation, presentSurroundings), [store, conversation])
  return actor
}
