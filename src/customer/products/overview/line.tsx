import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { OrderLine } from '#src/customer/products/use-order.ts'
import styles from '#src/customer/products/overview-page.module.css'

export function Line({ line, name, children }: { line: OrderLine; name: string; children: ReactNode }) {
  return (
    <section className={styles.line} data-tint={line} aria-label={name}>
      <Unseen heading={name}>{children}</Unseen>
    </section>
  )
}

export function Unseen({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="div">
        <h2>{heading}</h2>
      </VisuallyHidden>
      {children}
    </>
  )
}
