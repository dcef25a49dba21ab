import type { LegalPage as Terms } from '#contracts/content/legal-page.ts'
import styles from './legal-page.module.css'
import { LegalText } from './legal-text.tsx'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'

/** A page of terms (PAGE-19); `more` follow the first on the same page. */
export function LegalPage({ page, more }: { page: Terms; more?: Terms[] }) {
  return (
    <>
      <PageHead title={page.custom_page_title} description={page.paragraphs[0]?.text} />
      <PageIntro heading={page.custom_page_title} />
      <div className={styles.page}>
        <LegalText page={page} />
        {more?.map((each) => (
          <section key={each.custom_page_title} className={styles.more}>
            <h2>{each.custom_page_title}</h2>
            <LegalText page={each} />
          </section>
        ))}
      </div>
    </>
  )
}
