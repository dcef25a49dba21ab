import { useLayoutEffect, useRef, type FormEvent, useState, type RefObject, type ComponentProps } from 'react'
import { Form, Link, useNavigate, useSubmit } from 'react-router'
import { useActorRef, useSelector } from '@xstate/react'
import {
  type CodeNotice,
  type SignUpAnswers,
  type SignUpProblem,
  type SignUpStatus,
  type SignUpStep,
  SIGN_UP_STEPS,
} from '#contracts/account/sign-up.ts'
import type { LegalPage } from '#contracts/content/legal-page.ts'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { formatPhoneInFull, phoneIn } from '#contracts/kernel/phone.ts'
import { LegalText } from '#src/site/legal/legal-text.tsx'
import { VippsButton } from '#src/customer/sign-in/vipps-button.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { signupMachine } from '#machines/signup/signup-machine.ts'
import styles from './sign-up-card.module.css'
import { StepList } from './step-list.tsx'

/** The field of each step as keyboards and password managers know it; the terms have none. */
const FIELDS: Record<
  SignUpStep,
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> | undefined
> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 120 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  terms: undefined,
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
}

type SignUpPageProps = {
  /** The step as its page gave it; a new one each time it is opened. */
  opening: {
    step: SignUpStep
    answers: SignUpAnswers
    status: SignUpStatus
    notice: CodeNotice | undefined
    terms: LegalPage | undefined
    vipps: boolean
    sandbox: boolean
  }
  /** What the server said of the last answer. */
  refused: { problem: SignUpProblem; written: string } | undefined
}

/** One step of the sign-up (SIGN-01). */
export function SignUpPage(props: SignUpPageProps) {
  return (
    <AccountTexts>
      <SignUpCard {...props} />
    </AccountTexts>
  )
}

/** The open step: its question, the field, what is wrong with it, and the ways on and back. A form first, so that it works without scripts. */
function SignUpCard({ opening, refused }: SignUpPageProps) {
  const { step, answers, notice, terms, vipps, sandbox } = opening
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { actor, problem, busy, turning } = useSignUp({ opening, refused }, form)
  const at = SIGN_UP_STEPS.indexOf(step) + 1
  const shown = useRef(opening)

  // A step that came by a click is read and written in at once, before it is painted: a key pressed on sight counts.
  // The first one leaves the focus where it is.
  useLayoutEffect(() => {
    if (shown.current !== opening)
      (card.current?.querySelector<HTMLElement>('input:not([type=hidden])') ?? card.current)?.focus()
    shown.current = opening
  }, [opening])
  useLayoutEffect(() => {
    if (problem) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const again =
      event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.getAttribute('value') === 'again'
    const written = new FormData(event.currentTarget).get('written')
    actor.send(
      again
        ? { type: 'visitor.askedForCode' }
        : { type: 'visitor.submitted', written: typeof written === 'string' ? written : '' },
    )
  }

  const field = FIELDS[step]
  const phone = phoneIn(useLocale(), answers.phone ?? '')
  const kept = step === 'name' || step === 'phone' || step === 'email' ? (answers[step] ?? '') : ''
  return (
    <div className={styles.page}>
      <PageHead
        title={t('account.signUp.title', { step: t(`account.signUp.${step}.short`), at })}
        description={t('account.signUp.description')}
        canonical={pathTo('signup', { id: 1 })}
        noindex={at > 1}
      />
      <div className={styles.inside}>
        <StepList at={at} />
        <div key={step} ref={card} tabIndex={-1} className={classNames(styles.card, turning && styles[turning])}>
          <div className={styles.head}>
            <BotFace size={56} mood={problem ? 'sorry' : 'happy'} />
            <p className={styles.count}>{t('account.signUp.count', { at })}</p>
          </div>
          <h1>{t(`account.signUp.${step}.question`)}</h1>
          <p className={styles.lead}>
            {step === 'code'
              ? t(`account.signUp.code.${notice ?? 'sent'}`, { phone: phone ? formatPhoneInFull(phone) : '' })
              : t(`account.signUp.${step}.lead`)}
          </p>
          <Form
            ref={form}
            method="post"
            action={pathTo('signup', { id: at })}
            noValidate
            className={styles.form}
            onSubmit={submit}
          >
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
            {field && (
              <TextField
                {...field}
                name="written"
                label={t(`account.signUp.${step}.label`)}
                defaultValue={refused?.written || kept}
                onInput={() => actor.send({ type: 'visitor.edited' })}
                {...(problem && { error: t(`account.signUp.problem.${problem}`) })}
              />
            )}
            <div className={styles.ways}>
              <Button type="submit" large busy={busy}>
                {t(`account.signUp.${step}.go`)}
              </Button>
              {step === 'code' && (
                <Button type="submit" variant="secondary" large name="intent" value="again">
                  {t('account.signUp.code.again')}
                </Button>
              )}
              {at > 1 && (
                <Link className={styles.backWay ?? ''} to={pathTo('signup', { id: at - 1 })} preventScrollReset>
                  <Icon name="back" />
                  {t('account.signUp.back')}
                </Link>
              )}
            </div>
          </Form>
        </div>
        {at === 1 && vipps && <VippsButton sandbox={sandbox} />}
        <p className={styles.already}>
          {t('account.signUp.already')} <Link to={pathTo('login')}>{t('account.signUp.logIn')}</Link>
        </p>
      </div>
    </div>
  )
}

/** The sign-up's machine over the page: its address opens steps, its form sends answers. `form` is the step's form. */
function useSignUp(
  { opening, refused }: { opening: SignUpPageProps['opening']; refused: SignUpPageProps['refused'] },
  form: RefObject<HTMLFormElement | null>,
) {
  const { step, status } = opening
  const submit = useSubmit()
  const navigate = useNavigate()
  const locale = useLocale()
  const [machine] = useState(() => {
    const send = (more?: Record<string, string>) => {
      const fields = new FormData(form.current ?? undefined)
      for (const [name, value] of Object.entries(more ?? {})) fields.set(name, value)
      void submit(fields, { method: 'post', preventScrollReset: true })
    }
    return signupMachine.provide({
      actions: {
        keepAnswer: () => send(),
        register: () => send(),
        logIn: () => send(),
        askForCode: () => send({ intent: 'again' }),
        goOn: () => void navigate(pathTo('signup', { id: 5 })),
      },
    })
  })
  const [input] = useState(() => ({
    step,
    status,
    locale,
    problem: refused?.problem,
    calm: typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const actor = useActorRef(machine, { input })
  const shown = useRef(opening)

  // Before the new step is painted, so that no answer to it meets a machine that is still at the last one.
  useLayoutEffect(() => {
    const { step: before } = shown.current
    if (shown.current !== opening)
      actor.send({
        type: 'step.opened',
        step: opening.step,
        status: opening.status,
        back: SIGN_UP_STEPS.indexOf(opening.step) < SIGN_UP_STEPS.indexOf(before),
      })
    shown.current = opening
  }, [actor, opening])
  useLayoutEffect(() => {
    if (refused) actor.send({ type: 'server.refused', problem: refused.problem })
  }, [actor, refused])

  const problem = useSelector(actor, (snapshot) =>
    snapshot.matches({ validation: 'faulty' }) ? snapshot.context.problem : undefined,
  )
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ submission: 'sending' }))
  const turning = useSelector(actor, (snapshot) =>
    snapshot.matches({ motion: 'turning' })
      ? snapshot.context.back
        ? ('turnsBack' as const)
        : ('turnsForward' as const)
      : undefined,
  )
  return { actor, problem, busy, turning }
}
