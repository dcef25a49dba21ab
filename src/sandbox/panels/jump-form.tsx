import { useId, useState, type FormEvent } from 'react'
import type { Facts } from '#contracts/chat/facts.ts'
import { readFacts } from '#flows/kit/run/read-facts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './panels.module.css'

type JumpFormProps = { step: string; facts: Facts; onJump: (step: string, facts: Facts) => void }

/** Begins the conversation anew at a step, with facts of choice (SAND-02). */
export function JumpForm({ step, facts, onJump }: JumpFormProps) {
  const t = useText()
  const id = useId()
  const [written, setWritten] = useState(() => JSON.stringify(facts, null, 1))
  const [problem, setProblem] = useState<string>()
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const read = readFacts(written)
    setProblem('problem' in read ? read.problem : undefined)
    if ('facts' in read) onJump(step, read.facts)
  }
  return (
    <form onSubmit={jump} className={styles.plain}>
      <label className={styles.label} htmlFor={id}>
        {t('sandbox.jump.facts')}
      </label>
      <textarea
        id={id}
        className={styles.area}
        value={written}
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => setWritten(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={styles.error}>
        {problem && t('sandbox.jump.problem', { problem })}
      </p>
      <Button type="submit" variant="secondary">
        {t('sandbox.jump.go')}
      </Button>
    </form>
  )
}
