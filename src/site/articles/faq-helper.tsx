import { useRef, useState, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { FaqCategory } from '#contracts/content/faq.ts'
import { Title } from '#contracts/content/title.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { Locale } from '#contracts/kernel/locale.ts'
import styles from './faq-helper.module.css'
import { Titles } from './faq-titles.tsx'

const LEAST = 3

/**
 * The entries whose title has every word that is written, in any order and case, or undefined while fewer than three
 * characters are written (PAGE-23).
 */
export function findTitles<T extends { title: string }>(entries: readonly T[], written: string): T[] | undefined {
  const wanted = written.trim().toLocaleLowerCase()
  if (wanted.length < LEAST) return undefined
  const words = wanted.split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
}

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
          <output className={styles.hits}>
            {found &&
              (found.length > 0 ? count('articles.hits', found.length) : t('articles.none', { text: typed.trim() }))}
          </output>
        </form>
      </search>
      {List ? (
        <List titles={shown} whole={found !== undefined} />
      ) : (
        <>
          <Titles titles={shown} />
          <Link to={pathTo('customer-service')}>{t('articles.all')}</Link>
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

/** Every title of a line; undefined when the server does not answer, the page's form asks for them then. */
async function fetchTitles(locale: Locale, line: FaqCategory): Promise<Title[] | undefined> {
  try {
    const answer = await fetch(`/services/cms/${locale}/titles/${line}`, { signal: AbortSignal.timeout(5_000) })
    return answer.ok ? v.parse(v.array(Title), await answer.json()) : undefined
  } catch {
    return undefined
  }
}
