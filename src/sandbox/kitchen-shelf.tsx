import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './kitchen-sink-page.module.css'

export function KitchenShelf({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = `shelf-${name.split(',')[0]}`
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className={classNames(styles.things, wide && styles.wide)}>{children}</div>
    </section>
  )
}
