import { useMemo } from 'react'
import { Link } from 'react-router'
import type { PhoneChangeProblem, PhoneChangeView } from '#contracts/account/changes.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { AccountTexts } from './account-texts.tsx'

type PhonePageProps = { change: PhoneChangeView; problem: PhoneChangeProblem | undefined }

export function PhonePage(props: PhonePageProps) {
  return (
    <AccountTexts>
      <PhoneCard {...props} />
    </AccountTexts>
  )
}

function PhoneCard({ change, problem }: PhonePageProps) {
  const t = useText()
  const { from, to, stage, notice, puzzle } = change
  const answer = useMemo(
    () => (problem ? { kind: 'refused' as const, problem } : { kind: 'asked' as const, notice, puzzle }),
    [problem, notice, puzzle],
  )
  return (
    <CardPage
      heading={t('account.phone.title')}
      lead={t('account.phone.lead', { from: formatPhoneInFull(from), to: formatPhoneInFull(to) })}
    >
      <TitledCard title={t(`account.phone.${stage}.title`)}>
        <p className={styles.soft}>{t('account.phone.count', { at: stage === 'old' ? 1 : 2 })}</p>
        <CodeForm
          key={stage}
          action={pathTo('account-phone')}
          phone={formatPhoneInFull(stage === 'old' ? from : to)}
          answer={answer}
          go={t(`account.phone.${stage}.go`)}
          intent="check"
        >
          <IntentButton variant="quiet" intent="cancel">
            {t('account.phone.cancel')}
          </IntentButton>
        </CodeForm>
        {stage === 'old' && (
          <p className={styles.soft}>
            {t('account.phone.lost')} <Link to={pathTo('customer-service')}>{t('account.phone.service')}</Link>
          </p>
        )}
      </TitledCard>
    </CardPage>
  )
}
