import type { Finding } from '#flows/kit/check/finding.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { StepLink } from '../step-link.tsx'
import styles from './panels.module.css'

type FindingsPanelProps = {
  findings: readonly Finding[]
  places: Record<string, string>
  onSelect: (step: string) => void
}

/** What the check of the flow found wrong (FLOW-03). */
export function FindingsPanel({ findings, places, onSelect }: FindingsPanelProps) {
  const t = useText()
  if (findings.length === 0) return <p className={styles.soft}>{t('sandbox.findings.none')}</p>
  return (
    <ul className={styles.plain}>
      {findings.map(({ rule, step, detail }) => (
        <li key={rule + step + detail} className={styles.item}>
          <span className={styles.row}>
            <Badge tone="bad">{rule}</Badge>
            {step && <StepLink step={step} onSelect={onSelect} />}
          </span>
          {detail}
          {places[step] && <span className={`${styles.soft} ${styles.code}`}>{places[step]}</span>}
        </li>
      ))}
    </ul>
  )
}
