import type { Finding } from '#flows/kit/check/finding.ts'
import type { Run } from '#flows/kit/run/run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { StepLink } from '../step-link.tsx'
import styles from './panels.module.css'

type FindingsPanelProps = {
  findings: readonly Finding[]
  places: Record<string, string>
  onSelect: (step: string) => void
  onOpen: (run: Run) => void
}

export function FindingsPanel({ findings, places, onSelect, onOpen }: FindingsPanelProps) {
  const t = useText()
  if (findings.length === 0) return <p className={styles.soft}>{t('sandbox.findings.none')}</p>
  return (
    <ul className={styles.plain}>
      {findings.map(({ rule, step, detail, run }) => (
        <li key={rule + step + detail} className={styles.item}>
          <span className={styles.row}>
            <Badge tone="bad">{rule}</Badge>
            {step && <StepLink step={step} onSelect={onSelect} />}
          </span>
          {detail}
          {run && (
            <Button variant="quiet" onClick={() => onOpen(run)}>
              {t('sandbox.findings.open')}
            </Button>
          )}
          {places[step] && <span className={`${styles.soft} ${styles.code}`}>{places[step]}</span>}
        </li>
      ))}
    </ul>
  )
}
