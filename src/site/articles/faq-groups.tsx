import { ARTICLE_CATEGORIES } from '#contracts/content/faq.ts'
import type { Title } from '#contracts/content/title.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './faq-groups.module.css'
import { Titles } from './faq-titles.tsx'

const AT_FIRST = 9

export function FaqGroups({ titles, whole }: { titles: readonly Title[]; whole: boolean }) {
  const t = useText()
  const groups = ARTICLE_CATEGORIES.map((category) => ({
    category,
    all: titles.filter((each) => each.category === category),
  })).filter(({ all }) => all.length > 0)
  return groups.map(({ category, all }) => {
    const shown = whole || all.length <= AT_FIRST + 3 ? all : all.slice(0, AT_FIRST)
    return (
      <section key={category} id={`about-${category}`} aria-labelledby={`${category}-heading`} className={styles.group}>
        <h2 id={`${category}-heading`}>{t(`service.category.${category}`)}</h2>
        <Titles titles={shown} anchors />
        {shown.length < all.length && (
          <details className={styles.rest}>
            <summary>
              {t('articles.showAll', { count: all.length })}
              <Icon name="chevron" size={1} />
            </summary>
            <Titles titles={all.slice(AT_FIRST)} anchors />
          </details>
        )}
      </section>
    )
  })
}
