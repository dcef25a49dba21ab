import type { Frame } from '#flows/kit/run/play-run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Changes } from '../parts/changes.tsx'
import { StepLink } from '../step-link.tsx'
import styles from './panels.module.css'

type TurnPanelProps = { frame: Frame; before: Frame | undefined; onSelect: (step: string) => void }

/** The last turn: each microstep with the guards that were asked, what was learnt, what was called. */
export function TurnPanel({ frame, before, onSelect }: TurnPanelProps) {
  const t = useText()
  const { microsteps, turn, move } = frame
  return (
    <>
      <div>
        <h2 className={styles.heading}>{t('sandbox.turn.event')}</h2>
        <code className={styles.code}>{JSON.stringify(move)}</code>
      </div>
      <div>
        <h2 className={styles.heading}>{t('sandbox.turn.microsteps')}</h2>
        {microsteps.length === 0 && <p className={styles.soft}>{t('sandbox.turn.none')}</p>}
        <ol className={styles.plain}>
          {microsteps.map(({ from, to, way, guards }, index) => (
            // Microsteps have no name of their own; they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.plain}>
              <span className={styles.row}>
                {from === undefined ? t('sandbox.turn.begins') : <StepLink step={from} onSelect={onSelect} />}
                <span className={styles.code}>{way && `— ${way}`} →</span>
                <StepLink step={to} onSelect={onSelect} />
              </span>
              {guards.length > 0 && (
                <span className={styles.row}>
                  {guards.map(({ guard, held }) => (
                    <Badge key={guard} tone={held ? 'good' : 'still'}>
                      {guard} {held ? '✓' : '✗'}
                    </Badge>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {turn.calls.map(({ effect, needs }) => (
        <div key={effect}>
          <h2 className={styles.heading}>{t('sandbox.turn.needs', { effect })}</h2>
          {needs === undefined ? (
            <p className={styles.error}>{t('sandbox.turn.lacks')}</p>
          ) : (
            <code className={styles.code}>{JSON.stringify(needs)}</code>
          )}
        </div>
      ))}
      <div>
        <h2 className={styles.heading}>{t('sandbox.turn.changes')}</h2>
        <Changes before={before?.turn.state.facts ?? {}} after={turn.state.facts} />
      </div>
      <details>
        <summary>{t('sandbox.turn.context')}</summary>
        <pre className={styles.code} style={{ whiteSpace: 'pre-wrap' }}>
          {JSON.stringify(turn.state, null, 1)}
        </pre>
      </details>
    </>
  )
}
