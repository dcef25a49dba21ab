import type { ReactNode } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import fields from './art/fields.svg?no-inline'
import fjord from './art/fjord.svg?no-inline'
import skerry from './art/skerry.svg?no-inline'
import tow from './art/tow.svg?no-inline'
import { ChatStage } from '#src/site/page/chat-stage.tsx'
import styles from './hero.module.css'
import type { ProductLine } from './line-glyph.tsx'

const scenes: Record<ProductLine, string> = { mobile: fjord, power: fields, insurance: skerry, refinancing: tow }

type HeroProps = {
  line?: ProductLine
  heading: string
  lead?: string | undefined
  chatTitle: string
  conversation: Conversation
  children?: ReactNode
}

export function Hero({ line = 'mobile', heading, lead, chatTitle, conversation, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img
        className={styles.scene}
        src={scenes[line]}
        width="1440"
        height="560"
        alt=""
        loading="lazy"
        fetchPriority="low"
      />
      <div className={styles.inside}>
        <div className={styles.intro}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <ChatStage title={chatTitle} conversation={conversation} />
      </div>
      <div id="end-of-first-screen" hidden />
    </div>
  )
}
