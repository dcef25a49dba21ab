import type { LegalPage } from '#contracts/content/legal-pages.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './legal-text.module.css'

export const anchorOf = (heading: string): string =>
  heading
    .toLocaleLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

export function LegalText({ page, anchored = false }: { page: LegalPage; anchored?: boolean }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className={styles.text}>
      <p className={styles.version}>{t('pages.version', { date: formatDayIn(locale, page.dataVersion) })}</p>
      {page.paragraphs.map(({ title, text, subParagraphs }) => (
        <section key={title} id={anchored ? anchorOf(title) : undefined}>
          <h2>{title}</h2>
          <p>{text}</p>
          {subParagraphs.map((sub) => (
            <div key={sub.text}>
              {sub.title && <h3>{sub.title}</h3>}
              <p>{sub.text}</p>
            </div>
          ))}
        </section>
      ))}
      {page.companyName && (
        <address className={styles.company}>
          <strong>{page.companyName}</strong>
          {[page.org && t('frame.org', { org: page.org }), page.address, page.postalCode].map(
            (line) => line && <span key={line}>{line}</span>,
          )}
          {page.email && <a href={`mailto:${page.email}`}>{page.email}</a>}
        </address>
      )}
    </div>
  )
}
