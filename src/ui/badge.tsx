import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'tint' | 'good' | 'warn' | 'bad' | 'still'

export function Badge({ tone = 'tint', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, tone !== 'tint' && styles[tone])}>{children}</span>
}
