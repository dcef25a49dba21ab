import { Link } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { FaqHelper } from './faq-helper.tsx'
import { Faq } from './faq.tsx'
import styles from './faq.module.css'
import type { FaqOfLine } from './faq-words.ts'
import { Section } from './section.tsx'

/** What people ask about a line (PAGE-07), and what else there is to read about it (PAGE-23); nothing where there is none. */
export function FaqSection({ entries, titles, line }: FaqOfLine) {
  const t = useText()
  if (entries.length === 0 && titles.length === 0) return null
  return (
    <Section heading={t('pages.faq')} aside>
      {entries.length > 0 && <Faq entries={entries} />}
      <div className={styles.more}>{titles.length > 0 ? <FaqHelper titles={titles} line={line} /> : <Link to={paths.customerService()}>{t('articles.all')}</Link>}</div>
    </Section>
  )
}
