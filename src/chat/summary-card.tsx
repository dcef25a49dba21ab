import type { ChatElement } from '#contracts/chat/element.ts'
import styles from './transcript.module.css'

/** A price, the terms or the given answers, line by line. */
export function SummaryCard({ rows }: { rows: NonNullable<ChatElement['summary']> }) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ label, value, strong, lang }) => (
        <div key={`${label} ${value}`} data-strong={strong || undefined} lang={lang}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
