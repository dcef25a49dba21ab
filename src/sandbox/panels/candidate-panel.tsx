import { useState } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { Differences } from '#contracts/sandbox/sandbox-service.ts'
import type { FlowChanges } from '#flows/kit/flow-changes.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askDifferences } from '#src/sandbox/service-calls.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { StepLink } from '../step-link.tsx'
import { FoundDifferences } from './differences-panel.tsx'
import styles from './panels.module.css'

type CandidatePanelProps = {
  flow: FlowName
  changed: FlowChanges
  replayText: () => string
  onSelect: (step: string) => void
}

/** What the candidate of a flow changes: its steps and functions, and what a visitor would see of it in this run. */
export function CandidatePanel({ flow, changed, replayText, onSelect }: CandidatePanelProps) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Result<Differences>>()
  const compare = async () => {
    setBusy(true)
    setFound(await askDifferences(flow, replayText()))
    setBusy(false)
  }
  return (
    <>
      {changed.steps.length + changed.functions.length === 0 && (
        <p className={styles.soft}>{t('sandbox.candidate.same')}</p>
      )}
      <ul className={styles.plain}>
        {changed.steps.map(({ step, how }) => (
          <li key={step} className={styles.row}>
            <Badge tone="warn">{t(`sandbox.candidate.${how}`)}</Badge>
            <StepLink step={step} onSelect={onSelect} />
          </li>
        ))}
        {changed.functions.map(({ kind, name, how, steps }) => (
          <li key={`${kind}.${name}`} className={styles.row}>
            <Badge tone="warn">{t(`sandbox.candidate.${how}`)}</Badge>
            <code>{kind === 'values' ? kind : `${kind}.${name}`}</code>
            {steps.map((step) => (
              <StepLink key={step} step={step} onSelect={onSelect} />
            ))}
          </li>
        ))}
      </ul>
      <Button variant="secondary" busy={busy} onClick={() => void compare()}>
        {t('sandbox.candidate.compare')}
      </Button>
      <FoundDifferences found={found} />
    </>
  )
}
