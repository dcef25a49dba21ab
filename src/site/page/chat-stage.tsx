import type { Conversation } from '#src/api/portal.ts'
import { Chat } from '#src/chat/chat.tsx'
import { BotFace } from '#src/ui/bot-face.tsx'
import styles from './chat-stage.module.css'

export function ChatStage({ title, conversation }: { title: string; conversation: Conversation }) {
  return (
    <div className={styles.place}>
      <div className={styles.bot}>
        <BotFace size={80} mood="happy" />
      </div>
      <section className={styles.stage} aria-labelledby="chat-title">
        <h2 className={styles.title} id="chat-title">
          {title}
        </h2>
        <div className={styles.chat}>
          <Chat conversation={conversation} />
        </div>
      </section>
    </div>
  )
}
