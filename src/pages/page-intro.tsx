import type { ReactNode } from 'react'
import styles from './page-intro.module.css'

/** The top of a page without a conversation: what it gives. */
export function PageIntro({ heading, lead, children }: { heading: string; lead?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
