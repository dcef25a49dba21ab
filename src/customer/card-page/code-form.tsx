import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { PhoneChangeProblem } from '#contracts/account/changes.ts'
import type { CodeNotice } from '#contracts/account/sign-up.ts'
import { WORK_FIELD } from '#contracts/kernel/puzzle.ts'
import { useSolvedPuzzle } from '#src/api/use-solved-puzzle.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TrapField } from '#src/ui/trap-field.tsx'
import { Ways } from '#src/ui/ways.tsx'
import styles from './card-page.module.css'

type CodeFormProps = {
  action: string
  /** Where codes go, as it is shown. */
  phone: string
  /** The latest answer to the form. Without one, no code has been asked for yet. */
  answer:
    | { kind: 'asked'; notice: CodeNotice; puzzle?: string | undefined }
    | { kind: 'refused'; problem: PhoneChangeProblem }
    | undefined
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
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const isWorking = useSolvedPuzzle(answer?.kind === 'asked' ? answer.puzzle : undefined, (work) => {
    const fields = new FormData(form.current ?? undefined)
    fields.set('intent', 'ask')
    fields.set(WORK_FIELD, work)
    void submit(fields, { method: 'post', action, preventScrollReset: true })
  })
  const busy = isWorking || (isBusy ?? state !== 'idle')
  const isAsking = isWorking || (formData ? formData.get('intent') === 'ask' : answer === undefined)
  const notice = answer?.kind === 'asked' && !isWorking ? answer.notice : undefined
  useEffect(() => {
    if (answer) field.current?.focus()
  }, [answer])

  return (
    <Form
      ref={form}
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
      <TrapField />
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
