import { useId, useState, type SubmitEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { Box } from './layout.ts'
import styles from './statechart.module.css'

type StateSearchProps = { boxes: readonly Box[]; onFound: (id: string) => void }

/** A field that finds a state by its name or a part of it; Enter goes there. */
export function StateSearch({ boxes, onFound }: StateSearchProps) {
  const t = useText()
  const list = useId()
  const [isMissing, setMissing] = useState(false)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget).get('state')
    const found = findState(boxes, typeof written === 'string' ? written : '')
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
        {boxes.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </datalist>
      <output className={styles.missing}>{isMissing && t('sandbox.chart.notFound')}</output>
    </form>
  )
}

/** The state of this name, else the first that begins with it, else one that has it inside. */
export function findState(boxes: readonly Pick<Box, 'id'>[], written: string): string | undefined {
  const wanted = written.trim().toLowerCase().replaceAll(' ', '_')
  if (wanted === '') return undefined
  const ids = boxes.map(({ id }) => id)
  return (
    ids.find((id) => id.toLowerCase() === wanted) ??
    ids.find((id) => id.toLowerCase().startsWith(wanted)) ??
    ids.find((id) => id.toLowerCase().includes(wanted))
  )
}
