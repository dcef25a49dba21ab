import type { ReactNode } from 'react'
import styles from '#src/customer/products/usage/usage.module.css'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

/** Facts under each other, name to the left, value to the right. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An instant (ISO 8601) as "21. november, 14:05" in Oslo. */
export const formatWhen = (at: string, locale: Locale): string =>
  // The two apart: what stands between them differs from one browser to the next.
  [{ day: 'numeric', month: 'long' } as const, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const]
    .map((parts) =>
      new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: 'Europe/Oslo' }).format(Date.parse(at)),
    )
    .join(', ')
