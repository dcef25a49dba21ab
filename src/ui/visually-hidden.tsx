import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words, or with `as` a block of them, for readers only. */
export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'div' }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
