import { useId, useState, type SubmitEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './statechart.module.css'

type StateSearchProps = { ids: readonly string[]; onFound: (id: string) => void }

export function StateSearch({ ids, onFound }: StateSearchProps) {
  const t = useText()
  const list = useId()
  const [isMissing, setMissing] = useState(false)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget).get('state')
    const found = findState(ids, typeof written === 'string' ? written : '')
    setMissing(found === undefined)
    if (found !== undefined) onFound(found)
  }
  return (
    <form className={styles.search} onSubmit={search}>
      <input
        className={styles.field}
        name="state"
        type="search"
        list={list}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('sandbox.chart.search')}
        aria-label={t('sandbox.chart.search')}
        onChange={() => setMissing(false)}
      />
      <datalist id={list}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </datalist>
      <output className={styles.missing}>{isMissing && t('sandbox.chart.notFound')}</output>
    </form>
  )
}

function findState(ids: readonly string[], written: string): string | undefined {
  const wanted = written.trim().toLowerCase().replaceAll(' ', '_')
  if (wanted === '') return undefined
  return (
    ids.find((id) => id.toLowerCase() === wanted) ??
    ids.find((id) => id.toLowerCase().startsWith(wanted)) ??
    ids.find((id) => id.toLowerCase().includes(wanted))
  )
}
