import type { InLanguage } from '#contracts/content/text.ts'
import type { LegalPage as Content } from '#contracts/content/legal-pages.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './legal-page.module.css'
import { anchorOf, LegalText } from './legal-text.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'

type Terms = InLanguage<Content>

/** From this many headings on, the page has a table of contents. */
const MANY = 5

export function LegalPage({ page, more }: { page: Terms; more?: readonly Terms[] }) {
  const t = useText()
  const pageLanguage = languageTag(useLocale())
  const headings = [...page.paragraphs.map(({ title }) => title), ...(more ?? []).map((each) => each.custom_page_title)]
  return (
    <>
      <PageHead
        title={page.lang ? t('pages.termsTitle') : page.custom_page_title}
        description={page.lang ? undefined : page.paragraphs[0]?.text}
      />
      <PageIntro
        heading={<span lang={page.lang}>{page.custom_page_title}</span>}
        lead={page.lang && t('pages.otherLanguage')}
      />
      <div className={styles.page}>
        {headings.length >= MANY && (
          <nav className={styles.contents} lang={page.lang} aria-labelledby="contents" data-print="no">
            <h2 id="contents" lang={pageLanguage}>
              {t('pages.contents')}
            </h2>
            <ul className={styles.headings}>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.texts} lang={page.lang}>
          <LegalText page={page} anchored />
          {more?.map((each) => (
            <section
              key={each.custom_page_title}
              id={anchorOf(each.custom_page_title)}
              className={styles.more}
              lang={each.lang}
            >
              <h2>{each.custom_page_title}</h2>
              <LegalText page={each} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
