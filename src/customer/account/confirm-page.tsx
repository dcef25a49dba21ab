import { Link } from 'react-router'
import type { StepUpView } from '#contracts/account/step-up.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { PasskeyButton } from '#src/customer/passkeys/passkey-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Outcome } from '#src/ui/outcome.tsx'
import { AccountTexts } from './account-texts.tsx'
import { useStepUp, type StepUpAnswer } from './security/use-step-up.ts'

type ConfirmProps = { view: StepUpView; answer: StepUpAnswer | undefined }

export function ConfirmPage(props: ConfirmProps) {
  return (
    <AccountTexts>
      <Confirm {...props} />
    </AccountTexts>
  )
}

function Confirm({ view: { act, phone: number, hasPasskey }, answer: posted }: ConfirmProps) {
  const t = useText()
  const { busy, code, isUnreached, submitted, askPasskey } = useStepUp(posted)
  const phone = formatPhoneInFull(number)
  return (
    <CardPage heading={t('account.confirm.title')} lead={t(`account.confirm.why.${act}`)}>
      <TitledCard title={t('account.confirm.how')}>
        {hasPasskey && (
          <PasskeyButton ask={askPasskey} onDone={() => {}}>
            {t('account.confirm.passkey')}
          </PasskeyButton>
        )}
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
        <Outcome tone="problem">{isUnreached && t('account.passkey.unreached')}</Outcome>
        <p>
          <Link to={pathTo('account')}>{t('account.confirm.leave')}</Link>
        </p>
      </TitledCard>
    </CardPage>
  )
}
