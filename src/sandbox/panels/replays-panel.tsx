import { useState } from 'react'
import { formatReplay, type Replay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import type { CheckedReplay, FlowDesk } from '../flow-desk.ts'
import styles from './panels.module.css'

type ReplaysPanelProps = {
  desk: FlowDesk
  onOpen: (replay: Replay, cursor: number) => void
  /** Writes a replay as the flow says it now; returns why not, if so. */
  onAccept: (replay: { name: string; text: string }) => Promise<string | undefined>
}

/** The flow's saved runs: which agree, where one parts from the flow, and a way to accept what it says now (SAND-03). */
export function ReplaysPanel({ desk, onOpen, onAccept }: ReplaysPanelProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const accept = async (name: string, { title, run }: Replay) => {
    const { frames } = playRun(desk.runnable, run)
    setProblem(await onAccept({ name, text: formatReplay(title, run, frames) }))
  }
  if (desk.replays.length === 0) return <p className={styles.soft}>{t('sandbox.replays.none')}</p>
  return (
    <>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
      <ul className={styles.plain}>
        {[...desk.replays].sort(byTrouble).map((checked) => (
          <li key={checked.name} className={styles.item}>
            <Title checked={checked} />
            <span className={styles.row}>
              {checked.replay && (
                <Button variant="quiet" onClick={() => checked.replay && onOpen(checked.replay, checked.difference ? checked.difference.index + 1 : 1)}>
                  {t('sandbox.open')}
                </Button>
              )}
              {checked.replay && checked.difference && (
                <Button variant="quiet" onClick={() => checked.replay && void accept(checked.name, checked.replay)}>
                  {t('sandbox.replays.accept')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const byTrouble = (one: CheckedReplay, other: CheckedReplay) => Number(isWhole(one)) - Number(isWhole(other))
const isWhole = ({ difference, unreadable }: CheckedReplay) => !difference && unreadable === undefined

function Title({ checked: { name, replay, difference, unreadable } }: { checked: CheckedReplay }) {
  const t = useText()
  return (
    <>
      <span>{replay?.title || name}</span>
      {unreadable !== undefined && <p className={styles.error}>{unreadable}</p>}
      {difference && (
        <div>
          <span className={styles.row}>
            <Badge tone="bad">{t('sandbox.replays.differs')}</Badge>
            {t('sandbox.replays.where', { file: `${name}.replay`, line: difference.line, step: difference.step })}
          </span>
          <p className={styles.before}>{difference.expected}</p>
          <p className={styles.after}>{difference.actual}</p>
        </div>
      )}
    </>
  )
}
