import { useState, type FormEvent } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { Differences } from '#contracts/sandbox/sandbox-service.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { askDifferences } from '#src/sandbox/service-calls.ts'
import styles from './panels.module.css'

export function DifferencesPanel({ flow, replayText }: { flow: FlowName; replayText: () => string }) {
  const t = useText()
  const [base, setBase] = useState('HEAD')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Result<Differences>>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFound(await askDifferences(flow, replayText(), base))
    setBusy(false)
  }
  return (
    <>
      <p className={styles.soft}>{t('sandbox.differences.lead')}</p>
      <form onSubmit={(event) => void ask(event)} className={styles.row}>
        <label className={styles.label}>
          {t('sandbox.differences.base')}
          <input
            className={styles.input}
            value={base}
            required
            spellCheck={false}
            onChange={({ target }) => setBase(target.value)}
          />
        </label>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('sandbox.differences.compare')}
        </Button>
      </form>
      <FoundDifferences found={found} />
    </>
  )
}

export function FoundDifferences({ found }: { found: Result<Differences> | undefined }) {
  const t = useText()
  return (
    <div aria-live="polite" className={styles.plain}>
      {found && !found.ok && <p className={styles.error}>{found.code ?? t('sandbox.failed')}</p>}
      {found?.ok && found.value.lines.length === 0 && <p className={styles.soft}>{t('sandbox.differences.none')}</p>}
      {found?.ok &&
        found.value.lines.map(({ move, kind, before, after }) => (
          <div key={[move, kind, before, after].join()} className={styles.item}>
            <span className={styles.row}>
              <Badge tone="warn">{t(`sandbox.differences.${kind}`)}</Badge>
              <code className={styles.code}>{move}</code>
            </span>
            <p className={styles.before}>{before || '–'}</p>
            <p className={styles.after}>{after || '–'}</p>
          </div>
        ))}
    </div>
  )
}
