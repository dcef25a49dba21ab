import { Link } from 'react-router'
import type { FaqCategory } from '#contracts/content/faq.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { Faq } from './faq.tsx'
import styles from './faq.module.css'
import type { FaqWords } from './faq-words.ts'
import { Section } from './section.tsx'

type FaqSectionProps = { category: FaqCategory; entries: readonly FaqWords[] }

/** What people ask about a line (PAGE-07), with the way to all the questions; nothing where there are none. */
export function FaqSection({ category, entries }: FaqSectionProps) {
  const t = useText()
  if (entries.length === 0) return null
  return (
    <Section heading={t('pages.faq')} aside>
      <Faq entries={entries} />
      <Link to={`${paths.customerService()}#about-${category}`} className={styles.all ?? ''}>
        {t('articles.all')}
      </Link>
    </Section>
  )
}
