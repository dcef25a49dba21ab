import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './about-page.module.css'
import { Hero } from './hero.tsx'
import { PageHead } from './page-head.tsx'

/** Who we are, with a conversation (PAGE-19). */
export function AboutPage({ brand, chat }: { brand: string; chat: Conversation }) {
  const t = useText()
  const heading = t('pages.about.title', { brand })
  return (
    <>
      <PageHead title={heading} description={t('pages.about.lead')} />
      <Hero heading={heading} lead={t('pages.about.lead')} chatTitle={t('pages.toChat')} conversation={chat} />
      <p className={styles.text}>{t('pages.about.text')}</p>
    </>
  )
}
