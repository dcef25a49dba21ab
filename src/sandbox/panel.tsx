import { useState, type ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = { title: string; count?: string | undefined; open?: boolean; children: ReactNode }

export function Panel({ title, count, open = false, children }: PanelProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      name="sandbox-panel"
      className={styles.panel}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.title}>
        <span>{title}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      {isOpen && <div className={styles.body}>{children}</div>}
    </details>
  )
}
