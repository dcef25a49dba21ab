import { lazy, Suspense } from 'react'
import { untilFetched } from '#src/ui/until-fetched.ts'
import styles from './chat.module.css'
import type { ChatProps } from './live-chat.tsx'

const LiveChat = lazy(() => untilFetched(() => import('./live-chat.tsx')))

/**
 * The chat of a page: a form first (architecture decision 10). The server renders it whole; in the browser the page comes
 * to life without it, and the widget takes the form over when its scripts have arrived.
 * The page's own chat keeps the id `chat`. Needs `<ChatSessions>` above it. Give it a flex column to fill; `--chat-height` bounds its height.
 */
export function Chat({ conversation, id = 'chat' }: Omit<ChatProps, 'id'> & Partial<ChatProps>) {
  return (
    <Suspense fallback={<div className={styles.chat} aria-busy="true" />}>
      <LiveChat conversation={conversation} id={id} />
    </Suspense>
  )
}
