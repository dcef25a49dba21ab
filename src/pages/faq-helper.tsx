import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { answerPath } from '#contracts/content/answer-path.ts'
import { ARTICLE_CATEGORIES, type Article } from '#contracts/content/faq.ts'
import { useCount } from '#src/i18n/use-count.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { findTitles } from './find-titles.ts'
import styles from './faq-helper.module.css'

/** What can be read, as a list shows it. */
export type Title = Pick<Article, 'slug' | 'category'> & { title: string }

type FaqHelperProps = { titles: readonly Title[]; grouped?: boolean }

const AT_FIRST = 8

/**
 * The titles of what can be read, and a search box that filters them once more than two characters are written (PAGE-23).
 * Without scripts the box asks the server for the page again, with `?q=`. `grouped` shows all, under what they are about.
 */
export function FaqHelper({ titles, grouped = false }: FaqHelperProps) {
  const t = useText()
  const count = useCount()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const found = findTitles(titles, typed)
  const shown = found ?? (grouped ? titles : titles.slice(0, AT_FIRST))
  const groups = grouped ? ARTICLE_CATEGORIES.map((category) => ({ category, titles: shown.filter((each) => each.category === category) })) : []
  return (
    <div className={styles.helper}>
      <search>
        <form method="get" className={styles.search} onSubmit={(event) => event.preventDefault()}>
          <TextField label={t('articles.search')} type="search" name="q" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          <output className={styles.hits}>{found && (found.length > 0 ? count('articles.hits', found.length) : t('articles.none', { text: typed.trim() }))}</output>
        </form>
      </search>
      {!grouped && <Titles titles={shown} />}
      {groups.map(
        (group) =>
          group.titles.length > 0 && (
            <section key={group.category} id={`about-${group.category}`} aria-labelledby={`${group.category}-heading`} className={styles.group}>
              <h2 id={`${group.category}-heading`}>{t(`service.category.${group.category}`)}</h2>
              <Titles titles={group.titles} anchors />
            </section>
          ),
      )}
      {!grouped && <Link to={paths.customerService()}>{t('articles.all')}</Link>}
    </div>
  )
}

/** `anchors`: a link to /kundeservice#{slug} leads to the title. */
const Titles = ({ titles, anchors = false }: { titles: readonly Title[]; anchors?: boolean }) => (
  <ul className={styles.titles}>
    {titles.map(({ slug, category, title }) => (
      <li key={slug} id={anchors ? slug : undefined}>
        <Link to={answerPath({ category, slug })}>{title}</Link>
      </li>
    ))}
  </ul>
)
