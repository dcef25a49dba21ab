import { useRef, useState, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { FaqCategory } from '#contracts/content/faq.ts'
import type { Title } from '#contracts/content/title.ts'
import { fetchTitles } from '#src/content/fetch-titles.ts'
import { useCount } from '#src/i18n/use-count.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { findTitles } from './find-titles.ts'
import styles from './faq-helper.module.css'
import { Titles } from './faq-titles.tsx'

type FaqHelperProps = {
  titles: readonly Title[]
  /** The line whose other titles are fetched once somebody is about to search. */
  line?: FaqCategory | undefined
  /** Shows all titles its own way; `whole` when they are what was found. */
  list?: ComponentType<{ titles: readonly Title[]; whole: boolean }>
}

const AT_FIRST = 8

/**
 * The titles of what can be read, and a search box that filters them once more than two characters are written (PAGE-23).
 * Without scripts, and while not all titles are there, the box asks the server for the page again, with `?q=`.
 */
export function FaqHelper({ titles, line, list: List }: FaqHelperProps) {
  const t = useText()
  const count = useCount()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const { all, fetchAll } = useAllTitles(titles, line)
  const found = all && findTitles(all, typed)
  const shown = found ?? (List ? titles : titles.slice(0, AT_FIRST))
  return (
    <div className={styles.helper}>
      <search data-print="no">
        <form method="get" className={styles.search} onSubmit={(event) => all && event.preventDefault()}>
          <TextField
            label={t('articles.search')}
            type="search"
            name="q"
            value={typed}
            autoComplete="off"
            onFocus={fetchAll}
            onChange={(event) => {
              fetchAll()
              setTyped(event.target.value)
            }}
          />
          <output className={styles.hits}>{found && (found.length > 0 ? count('articles.hits', found.length) : t('articles.none', { text: typed.trim() }))}</output>
        </form>
      </search>
      {List ? (
        <List titles={shown} whole={found !== undefined} />
      ) : (
        <>
          <Titles titles={shown} />
          <Link to={paths.customerService()}>{t('articles.all')}</Link>
        </>
      )}
    </div>
  )
}

/** Every title there is to search in: the given ones, or, where there are more of a line, those that were fetched. */
function useAllTitles(titles: readonly Title[], line: FaqCategory | undefined) {
  const locale = useLocale()
  const [fetched, setFetched] = useState<readonly Title[]>()
  const asking = useRef(false)
  const all = line === undefined ? titles : fetched
  const fetchAll = async () => {
    if (all || line === undefined || asking.current) return
    asking.current = true
    setFetched(await fetchTitles(locale, line))
    asking.current = false
  }
  return { all, fetchAll: () => void fetchAll() }
}
