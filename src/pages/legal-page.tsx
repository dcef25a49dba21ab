import type { LegalPage as Terms } from '#contracts/content/legal-page.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './legal-page.module.css'
import { anchorOf, LegalText } from './legal-text.tsx'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'

/** So many headings need a list of them. */
const MANY = 5

/** A page of terms (PAGE-19); `more` follow the first on the same page. A long one has its headings beside it on wide screens. */
export function LegalPage({ page, more }: { page: Terms; more?: readonly Terms[] }) {
  const t = useText()
  const headings = [...page.paragraphs.map(({ title }) => title), ...(more ?? []).map((each) => each.custom_page_title)]
  return (
    <>
      <PageHead title={page.custom_page_title} description={page.paragraphs[0]?.text} />
      <PageIntro heading={page.custom_page_title} />
      <div className={styles.page}>
        {headings.length >= MANY && (
          <nav className={styles.contents} aria-labelledby="contents" data-print="no">
            <h2 id="contents">{t('pages.contents')}</h2>
            <ul className={styles.headings}>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.texts}>
          <LegalText page={page} anchored />
          {more?.map((each) => (
            <section key={each.custom_page_title} id={anchorOf(each.custom_page_title)} className={styles.more}>
              <h2>{each.custom_page_title}</h2>
              <LegalText page={each} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
