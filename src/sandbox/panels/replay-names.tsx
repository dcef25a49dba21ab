import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './panels.module.css'

const FIRST = 8

/** The first replays by name; a search field finds the others. */
export function ReplayNames({ names, onOpen }: { names: readonly string[]; onOpen: (name: string) => void }) {
  const t = useText()
  const [wanted, setWanted] = useState('')
  const found = names.filter((name) => name.includes(wanted.trim().toLowerCase().replaceAll(' ', '-')))
  return (
    <>
      <p className={styles.soft}>{t('sandbox.step.replays', { count: names.length })}</p>
      {names.length > FIRST && (
        <label className={styles.label}>
          {t('sandbox.replays.find')}
          <input
            type="search"
            className={styles.input}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
      )}
      <ul className={styles.plain}>
        {found.slice(0, FIRST).map((name) => (
          <li key={name}>
            <button type="button" className={styles.step} onClick={() => onOpen(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length > FIRST && (
        <p className={styles.soft}>{t('sandbox.replays.more', { count: found.length - FIRST })}</p>
      )}
    </>
  )
}
