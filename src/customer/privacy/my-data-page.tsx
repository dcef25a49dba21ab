import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { buttonLook, LinkButton } from '#src/ui/button.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { Outcome } from '#src/ui/outcome.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { OwnConsent, type WithdrawalAnswer } from './own-consent.tsx'

type MyDataProps = {
  consents: ConsentView[]
  now: number
  /** The download was asked for and needed a confirmation, which has been given. */
  isArchiveReady: boolean
  answer: WithdrawalAnswer | undefined
}

export function MyDataPage(props: MyDataProps) {
  return (
    <AccountTexts>
      <MyData {...props} />
    </AccountTexts>
  )
}

function MyData({ consents, now, isArchiveReady, answer }: MyDataProps) {
  const t = useText()
  useEffect(() => {
    if (isArchiveReady) location.assign(pathTo('my-data-archive'))
  }, [isArchiveReady])
  return (
    <CardPage heading={t('account.data.heading')} lead={t('account.data.lead')}>
      <TitledCard title={t('account.consents.title')}>
        <p>{t('account.consents.lead')}</p>
        {consents.length === 0 && <p className={styles.soft}>{t('account.consents.none')}</p>}
        {consents.length > 0 && (
          <ul className={styles.rows}>
            {consents.map((consent) => (
              <OwnConsent key={consent.id} consent={consent} now={now} answer={answer} />
            ))}
          </ul>
        )}
        <p className={styles.soft}>
          {t('account.consents.cookies')} <Link to={pathTo('cookies')}>{t('account.consents.cookies.link')}</Link>
        </p>
      </TitledCard>
      <TitledCard title={t('account.archive.title')}>
        <p>{t('account.archive.text')}</p>
        <Outcome>{isArchiveReady && t('account.archive.ready')}</Outcome>
        <Ways>
          <a href={pathTo('my-data-archive')} className={buttonLook({ variant: 'secondary' })}>
            {t('account.archive.go')}
          </a>
        </Ways>
      </TitledCard>
      <TitledCard title={t('account.erase.title')}>
        <p>{t('account.erase.text')}</p>
        <Ways>
          <LinkButton to={pathTo('erase')} variant="secondary">
            {t('account.erase.see')}
          </LinkButton>
        </Ways>
      </TitledCard>
    </CardPage>
  )
}
