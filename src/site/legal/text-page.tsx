import type { HtmlPage } from '#contracts/content/legal-pages.ts'
import type { InLanguage } from '#contracts/content/text.ts'
import { RichText } from '#src/site/page/rich-text.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './legal-page.module.css'

export function TextPage({ page }: { page: InLanguage<HtmlPage> }) {
  const t = useText()
  return (
    <>
      <PageHead
        title={page.lang ? t('pages.termsTitle') : page.title}
        description={page.lang ? undefined : page.description}
      />
      <PageIntro heading={<span lang={page.lang}>{page.title}</span>} lead={page.lang && t('pages.otherLanguage')} />
      <div className={styles.page} lang={page.lang}>
        <RichText html={page.content} />
      </div>
    </>
  )
}
