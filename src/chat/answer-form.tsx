import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TrapField } from '#src/ui/trap-field.tsx'
import type { ChatEntry } from '#machines/chat/chat-context.ts'
import styles from './answers.module.css'
import { usePagePath } from './use-page-path.ts'

/** Displayed instead of a code; must match the server's mask. */
const MASK = '••••••'

/** Detects free text, such as a question, which the server interprets instead of a value (CHAT-15). */
const isSaid = (kind: string, text: string) =>
  kind === 'email' ? /[\s?]/.test(text) : /\p{L}{2}/u.test(text) && !(kind === 'code' && /\d{3}/.test(text))

type AnswerFormProps = {
  asked: ChatElement
  hidden: HiddenFieldsProps
  draft: string
  onType: (text: string) => void
  onAnswer: (given: { utterance: string; title: string }, from: Element | null) => void
}

export function AnswerForm({ asked, hidden, draft, onType, onAnswer }: AnswerFormProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  const {
    input_type: kind = 'text',
    input_mode,
    input_pattern,
    input_label,
    input_placeholder,
    input_autocomplete,
    input_button_text,
  } = asked.parameters

  useEffect(() => {
    const typed = input.current?.value
    if (typed) onType(typed)
    // Only what was typed before the scripts came; later keys tell by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const send = (utterance: string) =>
    onAnswer({ utterance, title: kind === 'code' && !isSaid(kind, utterance) ? MASK : utterance }, input.current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const utterance = input.current?.value.trim() ?? ''
    if (utterance) send(utterance)
  }
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    const utterance = input.current?.value.trim() ?? ''
    if (isSaid(kind, utterance)) return send(utterance)
    setInvalid(true)
    input.current?.focus()
  }

  return (
    <form method="post" action="/chat" className={styles.answer} onSubmit={submit} onInvalid={refuse}>
      <HiddenFields {...hidden} />
      <label className={styles.label} htmlFor={id}>
        {input_label ?? t('chat.answer')}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          data-kind={kind}
          data-onward
          name="utterance"
          type={kind === 'tel' || kind === 'email' || kind === 'date' ? kind : 'text'}
          inputMode={input_mode ?? (kind === 'code' ? 'numeric' : undefined)}
          pattern={input_pattern}
          placeholder={input_placeholder}
          autoComplete={input_autocomplete ?? (kind === 'code' ? 'one-time-code' : 'off')}
          autoCapitalize={kind === 'text' ? undefined : 'none'}
          enterKeyHint="send"
          maxLength={2000}
          required
          defaultValue={draft}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setInvalid(false)
            onType(target.value)
          }}
        />
        <button type="submit" className={styles.send}>
          <span>{input_button_text ?? t('chat.send')}</span>
          <Icon name="arrow" />
        </button>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {isInvalid && t(`chat.invalid.${kind}`)}
      </p>
    </form>
  )
}

export function AwaitAnswer() {
  const t = useText()
  const { again } = usePagePath()
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`1;url=${again}`} />
      <p className={styles.await}>
        {t('chat.await')} <a href={again}>{t('chat.see')}</a>
      </p>
    </noscript>
  )
}

export type HiddenFieldsProps = {
  sessionId: string | undefined
  entry: ChatEntry
  turnId: string
  answers: number | undefined
}

export function HiddenFields({
  sessionId,
  entry: { flow, step, product, productValue },
  turnId,
  answers,
}: HiddenFieldsProps) {
  const { page } = usePagePath()
  const fields = {
    session: sessionId,
    flow,
    step,
    product,
    product_value: productValue,
    turn_id: turnId,
    answers,
    from: page,
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <TrapField />
    </>
  )
}
