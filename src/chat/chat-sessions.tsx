import { createContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { ChatStore } from './chat-store.ts'

/** What the conversations are kept in: made by the first chat there is, ended with the page's language or person. */
export type ChatHome = {
  locale: Locale
  /** The signed-in customer, registered with a new session (CHAT-19). */
  entityId: string | undefined
  /** The conversations, made at the first call. */
  keep: (make: () => ChatStore) => ChatStore
  empty: () => void
}

export const ChatHomeContext = createContext<ChatHome | undefined>(undefined)

/**
 * Holds the conversations above the router, so that leaving a page and coming back finds them as they were (CHAT-13).
 * It knows nothing of them: their scripts come with the first chat.
 */
export function ChatSessions({ entityId, children }: { entityId?: string | undefined; children: ReactNode }) {
  const locale = useLocale()
  const home = useMemo(() => chatHome(locale, entityId), [locale, entityId])
  useEffect(() => home.empty, [home])
  return <ChatHomeContext value={home}>{children}</ChatHomeContext>
}

function chatHome(locale: Locale, entityId: string | undefined): ChatHome {
  let kept: ChatStore | undefined
  return {
    locale,
    entityId,
    keep: (make) => (kept ??= make()),
    empty: () => {
      kept?.stop()
      kept = undefined
    },
  }
}
