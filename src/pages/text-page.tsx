import type { HtmlPage } from '#contracts/content/html-page.ts'
import { RichText } from '#src/content/rich-text.tsx'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'
import styles from './legal-page.module.css'

/** A page of running text (PAGE-15). */
export function TextPage({ page }: { page: HtmlPage }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.title} />
      <div className={styles.page}>
        <RichText html={page.content} />
      </div>
    </>
  )
}
