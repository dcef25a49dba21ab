import { use, useEffect } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import { ChatHomeContext, type ChatHome } from './chat-sessions.tsx'
import { chatStore, type ChatActor, type ChatStore } from './chat-store.ts'
import { otherTabs } from './other-tabs.ts'
import { chatTransport } from './transport.ts'
import { presentSurroundings, watchSurroundings } from './watch-surroundings.ts'

/** The actor of a page's conversation, running once the page is in the browser. */
export function useChatActor(conversation: Conversation): ChatActor {
  const home = use(ChatHomeContext)
  if (!home) throw new Error('Chat: put <ChatSessions> above the pages')
  const store = home.keep(() => openStore(home))
  const actor = store.find(conversation)
  useEffect(() => store.start(conversation, presentSurroundings), [store, conversation])
  return actor
}

/** Conversations that from their first start on hear of other tabs and of what happens around the page. */
function openStore({ locale, entityId }: ChatHome): ChatStore {
  const visit = () => ({ search: location.search, referrer: document.referrer, cookie: document.cookie })
  const report = (bad: unknown) => console.warn('chat: an element could not be read and is left out', bad)
  const store = chatStore(chatTransport({ locale, entityId, visit, report }))
  let leave: (() => void) | undefined
  return {
    ...store,
    start(conversation, present) {
      leave ??= lookAround(store)
      store.start(conversation, present)
    },
    stop() {
      leave?.()
      leave = undefined
      store.stop()
    },
  }
}

function lookAround(store: ChatStore): () => void {
  const tabs = otherTabs(store.hear)
  store.join(tabs.tell)
  const stopWatching = watchSurroundings(store.tellAll)
  return () => {
    stopWatching()
    tabs.close()
    store.join(undefined)
  }
}
