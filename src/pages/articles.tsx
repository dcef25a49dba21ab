import { ARTICLE_CATEGORIES, type Article } from '#contracts/content/faq.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './articles.module.css'

/** Questions and their answers by what they are about, each at its own place on the page: the chat links there (CHAT-15). */
export function Articles({ articles }: { articles: Article[] }) {
  const t = useText()
  const groups = ARTICLE_CATEGORIES.map((category) => ({ category, entries: articles.filter((article) => article.category === category) }))
  return (
    <div className={styles.articles}>
      {groups.map(
        ({ category, entries }) =>
          entries.length > 0 && (
            <section key={category} id={`about-${category}`} aria-labelledby={`${category}-heading`}>
              <h2 id={`${category}-heading`}>{t(`service.category.${category}`)}</h2>
              {entries.map(({ slug, question, answer }) => (
                <article key={slug} id={slug} className={styles.article}>
                  <h3>{question}</h3>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </article>
              ))}
            </section>
          ),
      )}
    </div>
  )
}
