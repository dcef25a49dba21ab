import { useState } from 'react'
import { formatReplay, type Replay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import type { CheckedReplay, FlowService } from '#src/sandbox/flow-service.ts'
import styles from './panels.module.css'

const FIRST = 12

type ReplaysPanelProps = {
  service: FlowService
  /** Name of the replay saved last, which is listed first. */
  saved: string | undefined
  onOpen: (replay: Replay, cursor: number) => void
  onAccept: (replay: { name: string; text: string }) => Promise<string | undefined>
}

export function ReplaysPanel({ service, saved, onOpen, onAccept }: ReplaysPanelProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const [wanted, setWanted] = useState('')
  const accept = async (name: string, { title, run }: Replay) => {
    const { frames, stuck } = playRun(service.runnable, run)
    if (stuck) return setProblem(t('sandbox.notSaved', { count: run.moves.length - stuck.index, why: stuck.why }))
    setProblem(await onAccept({ name, text: formatReplay(title, run, frames) }))
  }
  if (service.replays.length === 0) return <p className={styles.soft}>{t('sandbox.replays.none')}</p>
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/)
  const found = service.replays
    .filter(({ name, replay }) => words.every((word) => `${replay?.title} ${name}`.toLocaleLowerCase().includes(word)))
    .toSorted((one, other) => byTrouble(one, other) || Number(other.name === saved) - Number(one.name === saved))
  return (
    <>
      <label className={styles.label}>
        {t('sandbox.replays.find')}
        <input
          type="search"
          className={styles.input}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
      <ul className={styles.plain}>
        {found.slice(0, FIRST).map((checked) => (
          <Row
            key={checked.name}
            checked={checked}
            onOpen={onOpen}
            onAccept={(name, replay) => void accept(name, replay)}
          />
        ))}
      </ul>
      {found.length > FIRST && (
        <p className={styles.soft}>{t('sandbox.replays.more', { count: found.length - FIRST })}</p>
      )}
    </>
  )
}

type RowProps = {
  checked: CheckedReplay
  onOpen: ReplaysPanelProps['onOpen']
  onAccept: (name: string, replay: Replay) => void
}

function Row({ checked, onOpen, onAccept }: RowProps) {
  const t = useText()
  const { name, replay, difference } = checked
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span>{replay?.title || name}</span>
        {replay && (
          <Button variant="quiet" onClick={() => onOpen(replay, difference ? difference.index + 1 : 1)}>
            {t('sandbox.open')}
          </Button>
        )}
      </div>
      <Trouble checked={checked} />
      {replay && difference && (
        <Button variant="secondary" onClick={() => onAccept(name, replay)}>
          {t('sandbox.replays.accept')}
        </Button>
      )}
    </li>
  )
}

const byTrouble = (one: CheckedReplay, other: CheckedReplay) => Number(isWhole(one)) - Number(isWhole(other))
const isWhole = ({ difference, unreadable }: CheckedReplay) => !difference && unreadable === undefined

function Trouble({ checked: { name, difference, unreadable } }: { checked: CheckedReplay }) {
  const t = useText()
  if (unreadable !== undefined) return <p className={styles.error}>{unreadable}</p>
  if (!difference) return null
  const { line, step, expected, actual } = difference
  return (
    <div>
      <span className={styles.row}>
        <Badge tone="bad">{t('sandbox.replays.differs')}</Badge>
        {t('sandbox.replays.where', { file: `${name}.replay`, line, step })}
      </span>
      <p className={styles.before}>{expected}</p>
      <p className={styles.after}>{actual}</p>
    </div>
  )
}
