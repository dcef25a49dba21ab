import { use, useEffect } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import type { ChatEvent } from '#machines/chat/chat-context.ts'
import { ChatHomeContext, type ChatHome } from './chat-sessions.tsx'
import { chatStore, type ChatActor, type ChatStore } from './chat-store.ts'
import { otherTabs } from './other-tabs.ts'
import { chatTransport } from './transport.ts'

export function useChatActor(conversation: Conversation): ChatActor {
  const home = use(ChatHomeContext)
  if (!home) throw new Error('Chat: put <ChatSessions> above the pages')
  const store = home.keep(() => openStore(home))
  const actor = store.find(conversation)
  useEffect(() => store.start(conversation, presentSurroundings), [store, conversation])
  return actor
}

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

function watchSurroundings(tell: (event: ChatEvent) => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const tellMotion = () => tell({ type: 'motion.changed', still: motion.matches })
  const returned = () => tell({ type: 'page.returned' })

  addEventListener('online', () => tell({ type: 'network.returned' }), { signal })
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal })
  addEventListener('pageshow', (event) => event.persisted && tell(restored()), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && returned(), { signal })
  motion.addEventListener('change', tellMotion, { signal })
  return () => watch.abort()
}

function presentSurroundings(): ChatEvent[] {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return [
    { type: 'motion.changed', still },
    ...(isFromMemory() ? [restored()] : []),
    ...(navigator.onLine ? [] : [{ type: 'network.lost' as const }]),
  ]
}

export const newTurnId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

const restored = (): ChatEvent => ({ type: 'page.restored', turnId: newTurnId() })

/** Detects a possibly outdated document: restored from history, reopened, duplicated, or served from the cache. */
function isFromMemory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !('type' in navigation && 'transferSize' in navigation)) return false
  return navigation.type === 'back_forward' || navigation.transferSize === 0
}
