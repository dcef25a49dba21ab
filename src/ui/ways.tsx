import type { ReactNode } from 'react'
import styles from './ways.module.css'

/** A row of buttons; on a phone they stand below each other. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ways}>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
