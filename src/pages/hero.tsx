import type { ReactNode } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import fjord from './art/fjord.svg?no-inline'
import { ChatStage } from './chat-stage.tsx'
import styles from './hero.module.css'

type HeroProps = { heading: string; lead?: string | undefined; chatTitle: string; conversation: Conversation; children?: ReactNode }

/** The first screen of a landing page: what it gives, above a fjord, and the conversation in it (CHAT-18). `children` stand below the lead. */
export function Hero({ heading, lead, chatTitle, conversation, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img className={styles.scene} src={fjord} width="1440" height="560" alt="" fetchPriority="low" />
      <div className={styles.inside}>
        <div className={styles.intro}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <ChatStage title={chatTitle} conversation={conversation} />
      </div>
    </div>
  )
}
