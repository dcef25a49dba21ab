import { createContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { ChatStore } from './chat-store.ts'

export type ChatHome = {
  locale: Locale
  entityId: string | undefined
  keep: (make: () => ChatStore) => ChatStore
  empty: () => void
}

export const ChatHomeContext = createContext<ChatHome | undefined>(undefined)

/**
 * Keeps conversations above the router, so that they survive navigation (CHAT-13). Must not import chat code, which
 * loads lazily.
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
