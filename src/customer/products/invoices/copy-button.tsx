import { useRef, useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './copy-button.module.css'

type Outcome = 'copied' | 'selected'

export function CopyButton({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  const t = useText()
  const shown = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = async () => {
    setOutcome(undefined)
    const copied = (await writeToClipboard(value)) || copyBySelection(value)
    if (!copied && shown.current) getSelection()?.selectAllChildren(shown.current)
    setOutcome(copied ? 'copied' : 'selected')
  }
  return (
    <span className={styles.value}>
      <span ref={shown}>{children}</span>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copy()}
        aria-label={t('invoices.copy', { name })}
        data-print="no"
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <VisuallyHidden>
        <output>{outcome && t(`invoices.${outcome}`, { name })}</output>
      </VisuallyHidden>
    </span>
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Fallback without clipboard permission: copies from a temporarily selected field. */
function copyBySelection(text: string): boolean {
  const held = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = styles.field ?? ''
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (held instanceof HTMLElement) held.focus()
  }
}
