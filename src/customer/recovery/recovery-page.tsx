import { useMemo } from 'react'
import { Form, Link } from 'react-router'
import type { RecoveryProblem, RecoveryView } from '#contracts/account/recovery.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TrapField } from '#src/ui/trap-field.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { useRecovery } from './use-recovery.ts'

export type RecoveryRefusal = { problem: RecoveryProblem | 'unreached'; from: string; to: string }

type RecoveryProps = { view: RecoveryView; refused: RecoveryRefusal | undefined }

export function RecoveryPage(props: RecoveryProps) {
  return (
    <AccountTexts>
      <Recovery {...props} />
    </AccountTexts>
  )
}

function Recovery({ view, refused }: RecoveryProps) {
  const { stage, trouble } = view
  const t = useText()
  const recovery = useRecovery(view, refused)
  return (
    <CardPage heading={t('account.recovery.title')} lead={t('account.recovery.lead')} noindex>
      <TitledCard title={t(`account.recovery.${stage}.title`)}>
        <Outcome tone="problem">
          {refused?.problem === 'unreached'
            ? t('account.passkey.unreached')
            : trouble && t(`account.recovery.ended.${trouble}`)}
        </Outcome>
        {stage === 'numbers' && <Numbers refused={refused} recovery={recovery} />}
        {stage === 'code' && <Code view={view} refused={refused} recovery={recovery} />}
        {stage === 'identity' && <Identity recovery={recovery} />}
        <p className={styles.soft}>
          {t('account.recovery.stuck')} <Link to={pathTo('customer-service')}>{t('account.recovery.service')}</Link>
        </p>
      </TitledCard>
    </CardPage>
  )
}

type Recovering = { recovery: ReturnType<typeof useRecovery> }

function Numbers({ refused, recovery: { busy, submitted } }: Recovering & Pick<RecoveryProps, 'refused'>) {
  const t = useText()
  const wrong = refused?.problem === 'noSms' ? 'to' : refused?.problem
  const numbers = (['from', 'to'] as const).map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`account.recovery.numbers.${name}`)}
      type="tel"
      autoComplete={name === 'to' ? 'tel' : 'off'}
      maxLength={20}
      defaultValue={refused?.[name]}
      {...(wrong === name && {
        error: t(refused?.problem === 'noSms' ? 'account.recovery.problem.noSms' : 'account.recovery.problem.number'),
      })}
    />
  ))
  return (
    <Form
      method="post"
      action={pathTo('recover')}
      noValidate
      preventScrollReset
      className={styles.form}
      onSubmit={submitted}
    >
      <p>{t('account.recovery.numbers.text')}</p>
      {numbers}
      <TrapField />
      <Ways>
        <IntentButton intent="begin" busy={busy}>
          {t('account.recovery.numbers.go')}
        </IntentButton>
      </Ways>
    </Form>
  )
}

function Code({
  view: { to = '', notice = 'sent', puzzle },
  refused,
  recovery: { submitted },
}: Recovering & RecoveryProps) {
  const t = useText()
  const problem = refused?.problem
  const answer = useMemo(
    () =>
      problem === 'code' || problem === 'codeWrong' || problem === 'codeExpired' || problem === 'codeTooMany'
        ? { kind: 'refused' as const, problem }
        : { kind: 'asked' as const, notice, puzzle },
    [problem, notice, puzzle],
  )
  return (
    <CodeForm
      action={pathTo('recover')}
      phone={formatPhoneInFull(to)}
      answer={answer}
      go={t('account.recovery.code.go')}
      intent="check"
      onSubmit={submitted}
    >
      <IntentButton variant="quiet" intent="again">
        {t('account.recovery.again')}
      </IntentButton>
    </CodeForm>
  )
}

function Identity({ recovery: { busy, submitted, left } }: Recovering) {
  const t = useText()
  return (
    <>
      <p>{t('account.recovery.identity.text')}</p>
      <form method="post" action={FORM_ACTIONS.recovery} onSubmit={left}>
        <Button type="submit" busy={busy}>
          {t('account.recovery.identity.go')}
        </Button>
      </form>
      <Form method="post" action={pathTo('recover')} onSubmit={submitted}>
        <IntentButton variant="quiet" intent="again">
          {t('account.recovery.again')}
        </IntentButton>
      </Form>
    </>
  )
}
