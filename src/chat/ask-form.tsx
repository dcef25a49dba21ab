import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ChatElement } from '#contracts/chat/element.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './answers.module.css'
import { HiddenFields, type HiddenFieldsProps } from './answer-form.tsx'
import { usePagePath } from './use-page-path.ts'

type AskFormProps = {
  hidden: HiddenFieldsProps
  onAsk: (given: { utterance: string; title: string }, from: Element | null) => void
}

/** Free-text field next to suggested answers, for a question or an answer in the visitor's own words (CHAT-15). */
export function AskForm(props: AskFormProps) {
  return (
    <div className={styles.aside}>
      <Question {...props} />
    </div>
  )
}

export function FoldedAskForm(props: AskFormProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.aside} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.wonder}>{t('chat.ask')}</summary>
      {open ? (
        <Question {...props} focused />
      ) : (
        <noscript>
          <Question {...props} />
        </noscript>
      )}
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
    if (utterance) onAsk({ utterance, title: utterance }, input.current)
  }
  return (
    <form method="post" action="/chat" onSubmit={submit}>
      <HiddenFields {...hidden} />
      <VisuallyHidden>
        <label htmlFor={id}>{t('chat.ask.label')}</label>
      </VisuallyHidden>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name="utterance"
          type="text"
          placeholder={t('chat.ask')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={2000}
          required
        />
        <button type="submit" className={styles.ask} aria-label={t('chat.send')}>
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  )
}

async function signInBy(session: string): Promise<void> {
  const { callPortal } = await import('#src/api/call-portal.ts')
  await callPortal('/chat/sign-in', { method: 'post', body: new URLSearchParams({ session }) })
}

type ContinueFormProps = { element: ChatElement; sessionId: string | undefined; isNew: boolean }

/** Continues to the target, signed in by the session (CHAT-06) or with a one-use handoff id (CHAT-07). */
export function ContinueForm({ element: { parameters, extra_parameters }, sessionId, isNew }: ContinueFormProps) {
  const t = useText()
  const signsIn = extra_parameters.action === 'login'
  useEffect(() => {
    if (!isNew || !signsIn || sessionId === undefined) return
    // If this fails, submitting the form signs the visitor in.
    signInBy(sessionId).catch(() => {})
  }, [isNew, signsIn, sessionId])

  return (
    <form
      method="post"
      action={signsIn ? '/chat/continue' : '/chat/handoff'}
      className={styles.continue}
      tabIndex={-1}
      data-onward
    >
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="target" value={extra_parameters.target ?? ''} />
      <Button type="submit">{parameters.input_button_text ?? t('chat.continue')}</Button>
    </form>
  )
}

type LeaveFormProps = { element: ChatElement; sessionId: string | undefined }

/** Leaves for a provider in the full page and returns to this page and conversation (CHAT-08). */
export function LeaveForm({ element, sessionId }: LeaveFormProps) {
  const t = useText()
  const { page } = usePagePath()
  return (
    <form method="post" action="/chat/leave" className={styles.continue} tabIndex={-1} data-onward>
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="from" value={page} />
      <Button type="submit">{element.parameters.input_button_text ?? t('chat.continue')}</Button>
    </form>
  )
}
