import { Suspense } from 'react'
import { lazyPart } from '#src/ui/until-fetched.ts'
import styles from './chat.module.css'
import type { ChatProps } from './live-chat.tsx'

const LiveChat = lazyPart(() => import('./live-chat.tsx'))

/**
 * Server-rendered as a form that works until the widget has loaded. Needs `<ChatSessions>` above it and a flex column
 * around it; `--chat-height` limits its height.
 */
export function Chat({ conversation, id = 'chat', said }: Omit<ChatProps, 'id'> & Partial<ChatProps>) {
  return (
    <Suspense fallback={<div className={styles.chat} aria-busy="true" />}>
      <LiveChat conversation={conversation} id={id} said={said} />
    </Suspense>
  )
}
