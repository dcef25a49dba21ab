import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './answers.module.css'
import { HiddenFields, type HiddenFieldsProps } from './hidden-fields.tsx'

type AskFormProps = { hidden: HiddenFieldsProps; onAsk: (given: { utterance: string; title: string }) => void }

/** Beside a choice, which is answered by a tap (CHAT-03, CHAT-05): a field to ask a question in, or to choose in own words (CHAT-15). */
export function AskForm(props: AskFormProps) {
  return (
    <div className={styles.aside}>
      <Question {...props} />
    </div>
  )
}

/** Beside a field with a keyboard of digits: the same, closed until it is wanted, so that one field is in sight. */
export function FoldedAskForm(props: AskFormProps) {
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
      <VisuallyHidden>
        <label htmlFor={id}>{t('chat.ask.label')}</label>
      </VisuallyHidden>
      <div className={styles.field}>
        <input ref={input} id={id} className={styles.input} name="utterance" type="text" placeholder={t('chat.ask')} autoComplete="off" enterKeyHint="send" maxLength={2000} required />
        <button type="submit" className={styles.ask} aria-label={t('chat.send')}>
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  )
}
