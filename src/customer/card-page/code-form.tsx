import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PhoneChangeProblem } from '#contracts/account/phone-change.ts'
import type { CodeNotice } from '#contracts/account/sign-up.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Ways } from '#src/ui/ways.tsx'
import styles from './card-page.module.css'

type CodeFormProps = {
  action: string
  /** Where codes go, as it is shown. */
  phone: string
  /** The latest answer to the form. Without one, no code has been asked for yet. */
  answer: { kind: 'asked'; notice: CodeNotice } | { kind: 'refused'; problem: PhoneChangeProblem } | undefined
  /** What to say instead of "We have sent a code to {phone}". */
  sent?: string
  /** The button that takes the code: what it says, and its value of `intent`. */
  go: string
  intent: string
  /** What the button says that asks for the first code. */
  ask?: string
  busy?: boolean
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  hidden?: Record<string, string>
  /** Further ways beside the buttons. */
  children?: ReactNode
}

/** Asks for a code by SMS, takes it, says what is wrong with it and sends another. The buttons post `intent`. */
export function CodeForm({
  action,
  phone,
  answer,
  sent,
  go,
  intent,
  ask,
  busy: isBusy,
  onSubmit,
  hidden,
  children,
}: CodeFormProps) {
  const t = useText()
  const { state, formData } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const busy = isBusy ?? state !== 'idle'
  const isAsking = formData ? formData.get('intent') === 'ask' : answer === undefined
  const notice = answer?.kind === 'asked' ? answer.notice : undefined
  useEffect(() => {
    if (answer) field.current?.focus()
  }, [answer])

  return (
    <Form
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className={styles.form}
      {...(onSubmit && { onSubmit })}
    >
      <Outcome tone={notice === undefined || notice === 'sent' ? 'good' : 'problem'}>
        {notice && (notice === 'sent' && sent ? sent : t(`code.${notice}`, { phone }))}
      </Outcome>
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answer && (
        <TextField
          ref={field}
          name="code"
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...(answer.kind === 'refused' && { error: t(`code.problem.${answer.problem}`) })}
        />
      )}
      <Ways>
        {answer && (
          <IntentButton intent={intent} busy={busy && !isAsking}>
            {go}
          </IntentButton>
        )}
        <IntentButton variant="secondary" intent="ask" busy={busy && isAsking}>
          {answer ? t('code.again') : ask}
        </IntentButton>
        {children}
      </Ways>
    </Form>
  )
}
