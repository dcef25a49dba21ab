import type { ReactNode } from 'react'
import styles from './usage/usage.module.css'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

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

/** Formats a day as text that stands beside `formatWhen`, such as "21. november". */
export const formatDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T12:00:00Z`),
  )

/** Formats an ISO 8601 instant in Oslo time, such as "21. november, 14:05". */
export const formatWhen = (at: string, locale: Locale): string =>
  // Formatted separately: browsers join date and time differently.
  [{ day: 'numeric', month: 'long' } as const, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const]
    .map((parts) =>
      new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: 'Europe/Oslo' }).format(Date.parse(at)),
    )
    .join(', ')
