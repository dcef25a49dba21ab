import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { Form, Link } from 'react-router'
import { SIGN_UP_STEPS } from '#contracts/account/sign-up.ts'
import { formatPhoneInFull, phoneIn } from '#contracts/kernel/phone.ts'
import { LegalText } from '#src/pages/legal-text.tsx'
import { VippsButton } from '#src/pages/vipps-button.tsx'
import { PageHead } from '#src/pages/page-head.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { FIELDS } from './fields.ts'
import styles from './sign-up-card.module.css'
import type { SignUpPageProps } from './sign-up-page.tsx'
import { StepList } from './step-list.tsx'
import { useSignUp } from './use-sign-up.ts'

/** The open step: its question, the field, what is wrong with it, and the ways on and back. A form first, so that it works without scripts. */
export function SignUpCard({ opening, refused }: SignUpPageProps) {
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
    if (shown.current !== opening) (card.current?.querySelector<HTMLElement>('input:not([type=hidden])') ?? card.current)?.focus()
    shown.current = opening
  }, [opening])
  useLayoutEffect(() => {
    if (problem) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const again = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.getAttribute('value') === 'again'
    const written = new FormData(event.currentTarget).get('written')
    actor.send(again ? { type: 'visitor.askedForCode' } : { type: 'visitor.submitted', written: typeof written === 'string' ? written : '' })
  }

  const field = FIELDS[step]
  const phone = phoneIn(useLocale(), answers.phone ?? '')
  const kept = step === 'name' || step === 'phone' || step === 'email' ? (answers[step] ?? '') : ''
  return (
    <div className={styles.page}>
      <PageHead title={t('account.signUp.title', { step: t(`account.signUp.${step}.short`), at })} description={t('account.signUp.description')} canonical={paths.signUp(1)} noindex={at > 1} />
      <div className={styles.inside}>
        <StepList at={at} />
        <div key={step} ref={card} tabIndex={-1} className={classNames(styles.card, turning && styles[turning])}>
          <div className={styles.head}>
            <BotFace size={56} mood={problem ? 'sorry' : 'happy'} />
            <p className={styles.count}>{t('account.signUp.count', { at })}</p>
          </div>
          <h1>{t(`account.signUp.${step}.question`)}</h1>
          <p className={styles.lead}>{step === 'code' ? t(`account.signUp.code.${notice ?? 'sent'}`, { phone: phone ? formatPhoneInFull(phone) : '' }) : t(`account.signUp.${step}.lead`)}</p>
          <Form ref={form} method="post" action={paths.signUp(at)} noValidate className={styles.form} onSubmit={submit}>
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
                <Link className={styles.backWay ?? ''} to={paths.signUp(at - 1)} preventScrollReset>
                  <Icon name="back" />
                  {t('account.signUp.back')}
                </Link>
              )}
            </div>
          </Form>
        </div>
        {at === 1 && vipps && <VippsButton sandbox={sandbox} />}
        <p className={styles.already}>
          {t('account.signUp.already')} <Link to={paths.login()}>{t('account.signUp.logIn')}</Link>
        </p>
      </div>
    </div>
  )
}
