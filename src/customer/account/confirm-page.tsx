import { Form, Link } from 'react-router'
import type { ProofTrouble, StepUpView } from '#contracts/account/step-up.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { PasskeyButton } from '#src/customer/passkeys/passkey-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { AccountTexts } from './account-texts.tsx'
import { useStepUp, type StepUpAnswer } from './security/use-step-up.ts'

type ConfirmProps = { view: StepUpView; ended: ProofTrouble | undefined; answer: StepUpAnswer | undefined }

export function ConfirmPage(props: ConfirmProps) {
  return (
    <AccountTexts>
      <Confirm {...props} />
    </AccountTexts>
  )
}

function Confirm({ view, ended, answer: posted }: ConfirmProps) {
  const { act, phone: number, hasPasskey, providers, codeCounts, isProven } = view
  const t = useText()
  const { busy, code, isUnreached, submitted, left, askPasskey } = useStepUp(posted, isProven)
  const phone = formatPhoneInFull(number)
  return (
    <CardPage heading={t('account.confirm.title')} lead={t(`account.confirm.why.${act}`)}>
      <TitledCard title={t('account.confirm.how')}>
        {isProven ? (
          <Form method="post" action={pathTo('confirm')}>
            <p>{t('account.confirm.proven')}</p>
            <IntentButton intent="goOn">{t('account.confirm.goOn')}</IntentButton>
          </Form>
        ) : (
          <>
            <Outcome tone="problem">{ended && t(`account.confirm.ended.${ended}`)}</Outcome>
            {hasPasskey && (
              <PasskeyButton ask={askPasskey} onDone={() => {}}>
                {t('account.confirm.passkey')}
              </PasskeyButton>
            )}
            {providers.map((provider) => (
              <form key={provider} method="post" action={`${FORM_ACTIONS.proof}/${provider}`} onSubmit={left}>
                <Button type="submit" variant="secondary" busy={busy}>
                  {t(`account.confirm.${provider}`)}
                </Button>
              </form>
            ))}
            {codeCounts ? (
              <CodeForm
                action={pathTo('confirm')}
                phone={phone}
                answer={code}
                ask={t('account.confirm.ask', { phone })}
                go={t('account.confirm.go')}
                intent="check"
                busy={busy}
                onSubmit={submitted}
              />
            ) : (
              <p>{t('account.confirm.doubted')}</p>
            )}
          </>
        )}
        <Outcome tone="problem">{isUnreached && t('account.passkey.unreached')}</Outcome>
        <p>
          <Link to={pathTo('account')}>{t('account.confirm.leave')}</Link>
        </p>
      </TitledCard>
    </CardPage>
  )
}
