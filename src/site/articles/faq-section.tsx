import { Link } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Section } from '#src/site/page/section.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { questions } from '#src/site/page/schemas.ts'
import { StructuredData } from '#src/site/page/structured-data.tsx'
import { FaqHelper } from './faq-helper.tsx'
import styles from './faq.module.css'
import type { FaqOfLine, FaqWords } from './faq-words.ts'

export function FaqSection({ entries, titles, line }: FaqOfLine) {
  const t = useText()
  if (entries.length === 0 && titles.length === 0) return null
  return (
    <Section heading={t('pages.faq')} aside>
      {entries.length > 0 && <Faq entries={entries} />}
      <div className={styles.more}>
        {titles.length > 0 ? (
          <FaqHelper titles={titles} line={line} />
        ) : (
          <Link to={pathTo('customer-service')}>{t('articles.all')}</Link>
        )}
      </div>
    </Section>
  )
}

function Faq({ entries }: { entries: readonly FaqWords[] }) {
  return (
    <div className={styles.faq}>
      {entries.map(({ slug, question, answer }) => (
        <details key={slug} id={slug}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
      <StructuredData type="FAQPage" of={import.meta.env.SSR && questions(entries)} />
    </div>
  )
}
