import type { ReactNode } from 'react'
import styles from './mobile-page.module.css'

/** Cards of lines of products beside each other. */
export const LineCards = ({ children }: { children: ReactNode }) => <div className={styles.lines}>{children}</div>
