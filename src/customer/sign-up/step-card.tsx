import { useIsPresent } from 'framer-motion'
import { useLayoutEffect, useRef, type FormEvent, type MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import {
  SIGN_UP_FIELDS,
  SIGN_UP_STEPS,
  type CodeNotice,
  type SignUpAnswers,
  type SignUpProblem,
  type SignUpStatus,
  type SignUpStep,
} from '#contracts/account/sign-up.ts'
import type { LegalPage } from '#contracts/content/legal-pages.ts'
import { formatPhoneInFull, phoneIn } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { STEP_TURNS } from '#machines/signup/signup-machine.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LegalText } from '#src/site/legal/legal-text.tsx'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Button } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Passing } from '#src/ui/motion.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TrapField } from '#src/ui/trap-field.tsx'
import styles from './sign-up-card.module.css'

/** Direction of travel: forward enters from the right, back from the left. */
const TURN = {
  comes: (back: boolean) => ({ opacity: 0, x: back ? -40 : 40 }),
  here: { opacity: 1, x: 0 },
  goes: (back: boolean) => ({ opacity: 0, x: back ? 40 : -40 }),
}
const TURNING = { duration: STEP_TURNS / 1000, ease: [0.2, 0.7, 0.2, 1] } as const

/** A new object each time the step is opened. */
export type SignUpOpening = {
  step: SignUpStep
  answers: SignUpAnswers
  status: SignUpStatus
  notice: CodeNotice | undefined
  puzzle: string | undefined
  terms: LegalPage | undefined
  vipps: boolean
  recovery: boolean
  sandbox: boolean
}

type StepCardProps = {
  /** Called with the form of the open step, never with that of a leaving one. */
  onOpen: (form: HTMLFormElement | null) => void
  back: boolean
  opening: SignUpOpening
  /** The value the server refused. */
  written: string | undefined
  problem: SignUpProblem | undefined
  busy: boolean
  /** The browser solves a puzzle for the code. */
  isWorking: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onEdit: () => void
  onBack: () => void
}

/** In another tab or window, which is the browser's to do. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** One step of the sign-up; works as a plain form without scripts. */
export function StepCard({
  onOpen,
  back,
  opening,
  written,
  problem,
  busy,
  isWorking,
  onSubmit,
  onEdit,
  onBack,
}: StepCardProps) {
  const { step, answers, notice, terms } = opening
  const t = useText()
  const own = useRef<HTMLFormElement>(null)
  const isPresent = useIsPresent()
  const at = SIGN_UP_STEPS.indexOf(step) + 1
  const { input } = SIGN_UP_FIELDS[step]
  const phone = phoneIn(useLocale(), answers.phone ?? '')
  const kept = step === 'name' || step === 'phone' || step === 'email' ? (answers[step] ?? '') : ''

  useLayoutEffect(() => {
    if (isPresent) onOpen(own.current)
  }, [onOpen, isPresent])

  return (
    <Passing
      className={styles.card ?? ''}
      tabIndex={-1}
      custom={back}
      variants={TURN}
      initial="comes"
      animate="here"
      exit="goes"
      transition={TURNING}
    >
      <div className={styles.head}>
        <BotFace size={56} mood={problem ? 'sorry' : 'happy'} />
        <p className={styles.count}>{t('account.signUp.count', { at })}</p>
      </div>
      <h1>{t(`account.signUp.${step}.question`)}</h1>
      <p className={styles.lead}>
        {step === 'code'
          ? t(`account.signUp.code.${isWorking ? 'sending' : (notice ?? 'sent')}`, {
              phone: phone ? formatPhoneInFull(phone) : '',
            })
          : t(`account.signUp.${step}.lead`)}
      </p>
      <Form
        ref={own}
        method="post"
        action={pathTo('signup', { id: at })}
        noValidate
        className={styles.form}
        onSubmit={onSubmit}
      >
        <TrapField />
        {terms && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
            <section className={styles.terms} aria-label={t('account.signUp.terms.box')} tabIndex={0}>
              <LegalText page={terms} />
            </section>
            <input type="hidden" name="written" value="accepted" />
            <p role="alert">{problem && t(`account.signUp.problem.${problem}`)}</p>
          </>
        )}
        {input && step !== 'terms' && (
          <TextField
            {...input}
            name="written"
            label={t(`account.signUp.${step}.label`)}
            defaultValue={written || kept}
            onInput={onEdit}
            {...(problem && { error: t(`account.signUp.problem.${problem}`) })}
          />
        )}
        <div className={styles.ways}>
          <Button type="submit" large busy={busy}>
            {t(`account.signUp.${step}.go`)}
          </Button>
          {step === 'code' && (
            <IntentButton variant="secondary" large intent="again" busy={isWorking}>
              {t('account.signUp.code.again')}
            </IntentButton>
          )}
          {at > 1 && (
            <Link
              className={styles.backWay ?? ''}
              to={pathTo('signup', { id: at - 1 })}
              preventScrollReset
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onBack()
              }}
            >
              <Icon name="back" />
              {t('account.signUp.back')}
            </Link>
          )}
        </div>
      </Form>
    </Passing>
  )
}
