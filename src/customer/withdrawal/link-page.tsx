import { useMemo, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { WORK_FIELD } from '#contracts/kernel/puzzle.ts'
import type { WithdrawalLinkStep } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { useSolvedPuzzle } from '#src/api/use-solved-puzzle.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TrapField } from '#src/ui/trap-field.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { Statement } from './statement.tsx'

type LinkProps = { linkKey: string; step: WithdrawalLinkStep }

export function LinkPage(props: LinkProps) {
  return (
    <ProductTexts>
      <ByLink {...props} />
    </ProductTexts>
  )
}

function ByLink({ linkKey, step }: LinkProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const action = pathTo('withdraw-link', { key: linkKey })
  return (
    <CardPage
      heading={t('pages.withdrawal.title')}
      lead={step.at !== 'agreement' || step.view.state === 'open' ? t('withdrawal.lead') : undefined}
    >
      {step.at === 'phone' && <PhoneCard action={action} step={step} />}
      {step.at === 'code' && <CodeCard action={action} step={step} />}
      {step.at === 'agreement' && (
        <Statement view={step.view}>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="proof" value={step.proof} />
            <Ways>
              <IntentButton intent="withdraw" busy={busy}>
                {t('withdrawal.confirm')}
              </IntentButton>
            </Ways>
          </Form>
        </Statement>
      )}
    </CardPage>
  )
}

function PhoneCard({ action, step }: { action: string; step: Extract<WithdrawalLinkStep, { at: 'phone' }> }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isSending = useNavigation().state !== 'idle'
  const busy = step.problem === 'busy' ? step : undefined
  const isWorking = useSolvedPuzzle(busy?.puzzle, (work) => {
    const fields = new FormData(form.current ?? undefined)
    fields.set('intent', 'ask')
    fields.set(WORK_FIELD, work)
    void submit(fields, { method: 'post', action, preventScrollReset: true })
  })
  return (
    <TitledCard title={t('withdrawal.link.who')}>
      <p>{t('withdrawal.link.phoneText')}</p>
      <Form ref={form} method="post" action={action} noValidate preventScrollReset className={styles.form}>
        <TrapField />
        <TextField
          name="phone"
          label={t('withdrawal.link.phone')}
          type="tel"
          autoComplete="tel"
          defaultValue={busy?.phone}
          {...(step.problem && !isWorking && { error: t(`withdrawal.link.problem.${step.problem}`) })}
        />
        <Ways>
          <IntentButton intent="ask" busy={isSending || isWorking}>
            {t('withdrawal.link.ask')}
          </IntentButton>
        </Ways>
      </Form>
    </TitledCard>
  )
}

function CodeCard({ action, step }: { action: string; step: Extract<WithdrawalLinkStep, { at: 'code' }> }) {
  const t = useText()
  const { phone } = step
  const answer = useMemo(
    () =>
      step.problem
        ? { kind: 'refused' as const, problem: step.problem }
        : { kind: 'asked' as const, notice: 'sent' as const },
    [step],
  )
  return (
    <TitledCard title={t('withdrawal.link.who')}>
      <CodeForm
        action={action}
        phone={phone}
        answer={answer}
        sent={t('withdrawal.link.codeText', { phone })}
        go={t('withdrawal.link.check')}
        intent="check"
        hidden={{ phone }}
      >
        <LinkButton to={action} reloadDocument variant="quiet">
          {t('withdrawal.link.other')}
        </LinkButton>
      </CodeForm>
    </TitledCard>
  )
}
