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

/** Matches titles that contain every word in any order; undefined below three characters (PAGE-23). */
export function findTitles<T extends { title: string }>(entries: readonly T[], written: string): T[] | undefined {
  const wanted = written.trim().toLocaleLowerCase()
  if (wanted.length < LEAST) return undefined
  const words = wanted.split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
}

type FaqHelperProps = {
  titles: readonly Title[]
  line?: FaqCategory | undefined
  list?: ComponentType<{ titles: readonly Title[]; whole: boolean }>
}

const AT_FIRST = 8

/**
 * Filters titles from three characters on (PAGE-23). Without JavaScript, or before all titles have loaded, the form
 * reloads with `?q=`.
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

async function fetchTitles(locale: Locale, line: FaqCategory): Promise<Title[] | undefined> {
  try {
    const { callPortal } = await import('#src/api/call-portal.ts')
    return await callPortal(`/services/cms/${locale}/titles/${line}`, { deadline: 5_000 }).json(v.array(Title))
  } catch {
    return undefined
  }
}
