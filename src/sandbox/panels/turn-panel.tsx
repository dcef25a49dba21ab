import type { Act } from '#contracts/chat/act.ts'
import { SURE } from '#flows/kit/heard-answer.ts'
import type { Frame } from '#flows/kit/run/play-run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Changes } from '../parts/changes.tsx'
import { StepLink } from '../step-link.tsx'
import styles from './panels.module.css'

function saidOf(act: Act): string {
  const meant = Object.entries(act).filter(([name]) => !['kind', 'words', 'sure', 'why'].includes(name))
  return [`«${act.words}»`, ...meant.map(([name, value]) => `${name}: ${value}`)].join(', ')
}

type TurnPanelProps = { frame: Frame; before: Frame | undefined; onSelect: (step: string) => void }

export function TurnPanel({ frame, before, onSelect }: TurnPanelProps) {
  const t = useText()
  const { microsteps, turn, move } = frame
  return (
    <>
      <div>
        <h2 className={styles.heading}>{t('sandbox.turn.event')}</h2>
        <code className={styles.code}>{JSON.stringify(move)}</code>
      </div>
      {move.kind === 'type' && move.acts && (
        <div>
          <h2 className={styles.heading}>{t('sandbox.turn.acts')}</h2>
          <ul className={styles.plain}>
            {move.acts.map((act) => (
              <li key={JSON.stringify(act)} className={styles.row}>
                <Badge tone={act.sure >= SURE ? 'good' : 'still'}>
                  {act.kind} {Math.round(act.sure * 100)} %
                </Badge>
                <span className={styles.code}>{saidOf(act)}</span>
                <span className={styles.soft}>{act.why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
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
