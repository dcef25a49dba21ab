import { Icon } from '#src/ui/icon.tsx'
import type { FaqWords } from './faq-words.ts'
import styles from './faq.module.css'
import { questions } from './schemas.ts'
import { StructuredData } from './structured-data.tsx'

/** Questions that open onto their answers. */
export function Faq({ entries }: { entries: readonly FaqWords[] }) {
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
      <StructuredData of={import.meta.env.SSR && questions(entries)} />
    </div>
  )
}
