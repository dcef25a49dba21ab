import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './answers.module.css'
import { HiddenFields, type HiddenFieldsProps } from './hidden-fields.tsx'

type AskFormProps = { hidden: HiddenFieldsProps; onAsk: (given: { utterance: string; title: string }) => void }

/**
 * Beside a choice: a question in between, or the choice in own words (CHAT-15). Closed until it is wanted, for only the
 * suggestions answer by a tap and nothing else is to be typed (CHAT-03, CHAT-05).
 */
export function AskForm(props: AskFormProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.aside} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.wonder}>{t('chat.ask')}</summary>
      {open ? <Question {...props} focused /> : <noscript><Question {...props} /></noscript>}
    </details>
  )
}

function Question({ hidden, onAsk, focused }: AskFormProps & { focused?: boolean }) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const utterance = input.current?.value.trim() ?? ''
    if (utterance) onAsk({ utterance, title: utterance })
  }
  return (
    <form method="post" action="/chat" onSubmit={submit}>
      <HiddenFields {...hidden} />
      <label className={styles.label} htmlFor={id}>
        {t('chat.ask.label')}
      </label>
      <div className={styles.field}>
        <input ref={input} id={id} className={styles.input} name="utterance" type="text" autoComplete="off" enterKeyHint="send" maxLength={2000} required />
        <button type="submit" className={styles.send}>
          <span>{t('chat.send')}</span>
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  )
}
