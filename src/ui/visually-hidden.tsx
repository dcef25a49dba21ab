import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'div' }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
