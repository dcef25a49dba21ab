import type { ChangeView, UndoOutcome } from '#contracts/account/changes.ts'
import { formatDayIn, osloDay } from '#contracts/kernel/days.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { LinkButton } from '#src/ui/button.tsx'

type UndoProps = { token: string; change: ChangeView | undefined; answer: UndoOutcome | undefined }

export function UndoPage(props: UndoProps) {
  return (
    <AccountTexts>
      <Undo {...props} />
    </AccountTexts>
  )
}

function Undo({ token, change, answer }: UndoProps) {
  const t = useText()
  const locale = useLocale()
  if (answer && answer.kind !== 'asked' && answer.kind !== 'refused') return <Ended as={answer.kind} />
  if (!change) return <Ended as="over" />
  const { kind, changedAt, phone } = change
  return (
    <CardPage
      heading={t('account.undo.title')}
      lead={t(`account.undo.lead.${kind}`, { day: formatDayIn(locale, osloDay(changedAt)) })}
      noindex
    >
      <TitledCard title={t('account.undo.how')}>
        <CodeForm
          action={pathTo('undo-change', { token })}
          phone={phone}
          answer={answer}
          ask={t('account.undo.ask', { phone })}
          go={t('account.undo.go')}
          intent="undo"
        />
      </TitledCard>
    </CardPage>
  )
}

function Ended({ as }: { as: 'undone' | 'over' | 'taken' }) {
  const t = useText()
  return (
    <>
      <PageHead noindex />
      <PageIntro heading={t('account.undo.title')} lead={t(`account.undo.${as}`)}>
        {as === 'undone' ? (
          <LinkButton to={pathTo('login')}>{t('account.undo.login')}</LinkButton>
        ) : (
          <LinkButton to={pathTo('customer-service')}>{t('account.undo.service')}</LinkButton>
        )}
      </PageIntro>
    </>
  )
}
