import { useState } from 'react'
import type { CookiePage } from '#contracts/content/legal-pages.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import { CookieChoiceForm } from '#src/shell/cookie-choice-form.tsx'
import { useFrameData } from '#src/shell/frame-data.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './cookies-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'

const FIELDS = ['name', 'purpose', 'choice', 'lasts', 'receiver'] as const

/** Visitors who answered the cookie notice can change their choice here (PAGE-19, SHELL-06). */
export function CookiesPage({ page, accept }: { page: CookiePage; accept: string }) {
  const before = useFrameData()?.cookieChoice
  const [now, setNow] = useState<CookieChoice>()
  const chosen = now ?? before
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.title} lead={page.lead} />
      <div className={styles.page}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{page.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {page.columns[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                </th>
                {FIELDS.slice(1).map((field) => (
                  <td key={field} data-label={page.columns[field]}>
                    {row[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {page.paragraphs.map(({ title, text }, index) => (
          <section key={title} className={styles.more}>
            <h2>{title}</h2>
            <p>{text}</p>
            {index === 0 && chosen && <CookieChoiceForm accept={accept} chosen={chosen} onAnswered={setNow} />}
          </section>
        ))}
      </div>
    </>
  )
}
