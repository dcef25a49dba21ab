import type { DataSection, ErasureOutcome, ErasureView } from '#contracts/account/my-data.ts'
import { formatExact } from '#contracts/kernel/money.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { CodeForm } from '#src/customer/card-page/code-form.tsx'

/** Sections whose deletion and whose keeping have words of their own. */
const DELETED = [
  'account',
  'agreements',
  'conversations',
  'debts',
  'feedback',
  'leads',
  'logins',
  'messages',
  'usage',
] as const
const KEPT = ['account', 'agreements', 'consents', 'invoices'] as const
const isWhollyDeleted = (section: DataSection): section is (typeof DELETED)[number] =>
  DELETED.some((each) => each === section)
const hasReason = (section: DataSection): section is (typeof KEPT)[number] => KEPT.some((each) => each === section)

type EraseProps = { erasure: ErasureView; answer: Exclude<ErasureOutcome, { kind: 'erased' | 'stepUp' }> | undefined }

export function ErasePage(props: EraseProps) {
  return (
    <AccountTexts>
      <Erase {...props} />
    </AccountTexts>
  )
}

function Erase({ erasure, answer }: EraseProps) {
  const { ends, kept, deleted, phone } = erasure
  const t = useText()
  const shown = formatPhoneInFull(phone)
  return (
    <CardPage heading={t('account.erase.title')} lead={t('account.erase.lead')}>
      {ends.length > 0 && (
        <TitledCard title={t('account.erase.ends')}>
          <p>{t('account.erase.ends.text')}</p>
          <ul>
            {ends.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </TitledCard>
      )}
      <Settlement erasure={erasure} />
      <TitledCard title={t('account.erase.deleted')}>
        <ul>
          {deleted.map((section) => (
            <li key={section}>
              {t(isWhollyDeleted(section) ? `account.erase.deleted.${section}` : `account.data.section.${section}`)}
            </li>
          ))}
        </ul>
      </TitledCard>
      <TitledCard title={t('account.erase.kept')}>
        <ul className={styles.rows}>
          {kept.map((section) => (
            <li key={section}>
              <h3>{t(`account.data.section.${section}`)}</h3>
              {hasReason(section) && <p>{t(`account.erase.why.${section}`)}</p>}
            </li>
          ))}
        </ul>
      </TitledCard>
      <TitledCard title={t('account.erase.confirm')}>
        {answer === undefined && <p>{t('account.erase.confirm.text', { phone: shown })}</p>}
        <CodeForm
          action={pathTo('erase')}
          phone={shown}
          answer={answer}
          ask={t('account.erase.ask')}
          go={t('account.erase.go')}
          intent="erase"
        >
          <LinkButton to={pathTo('my-data')} variant="quiet">
            {t('account.erase.leave')}
          </LinkButton>
        </CodeForm>
      </TitledCard>
    </CardPage>
  )
}

function Settlement({ erasure: { last, unpaid, unmetered } }: Pick<EraseProps, 'erasure'>) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const owed = last.filter(({ amount }) => amount !== 0)
  return (
    <TitledCard title={t('account.erase.last')}>
      {owed.length === 0 && <p>{t('account.erase.last.nothing')}</p>}
      {owed.map(({ amount, currency }) => (
        <p key={currency}>
          {t(amount > 0 ? 'account.erase.last.owed' : 'account.erase.last.credit', {
            amount: formatExact(Math.abs(amount), locale, currency),
          })}
        </p>
      ))}
      {unpaid > 0 && <p>{count('account.erase.last.unpaid', unpaid)}</p>}
      {unmetered && <p>{t('account.erase.last.unmetered')}</p>}
    </TitledCard>
  )
}
