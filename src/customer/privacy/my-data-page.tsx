import { Link } from 'react-router'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { buttonLook, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import styles from './my-data.module.css'
import { OwnConsent, type WithdrawalAnswer } from './own-consent.tsx'

type MyDataProps = {
  consents: ConsentView[]
  /** When they were read, in ms since 1970. */
  now: number
  answer: WithdrawalAnswer | undefined
}

/** 'Mine data og samtykker': consents by purpose, the archive, and the way to erasure, on one page (ACC-04, BEY-11). */
export function MyDataPage(props: MyDataProps) {
  return (
    <AccountTexts>
      <MyData {...props} />
    </AccountTexts>
  )
}

function MyData({ consents, now, answer }: MyDataProps) {
  const t = useText()
  return (
    <>
      <PageHead title={t('account.data.heading')} noindex />
      <PageIntro heading={t('account.data.heading')} lead={t('account.data.lead')} />
      <div className={styles.page}>
        <Card className={styles.card} aria-labelledby="consents">
          <h2 id="consents">{t('account.consents.title')}</h2>
          <p>{t('account.consents.lead')}</p>
          {consents.length === 0 && <p className={styles.soft}>{t('account.consents.none')}</p>}
          <ul className={styles.consents}>
            {consents.map((consent) => (
              <OwnConsent key={consent.id} consent={consent} now={now} answer={answer} />
            ))}
          </ul>
          <p className={styles.soft}>
            {t('account.consents.cookies')} <Link to={pathTo('cookies')}>{t('account.consents.cookies.link')}</Link>
          </p>
        </Card>
        <Card className={styles.card} aria-labelledby="archive">
          <h2 id="archive">{t('account.archive.title')}</h2>
          <p>{t('account.archive.text')}</p>
          <p>
            <a href={pathTo('my-data-archive')} download className={buttonLook({ variant: 'secondary' })}>
              {t('account.archive.go')}
            </a>
          </p>
        </Card>
        <Card className={styles.card} aria-labelledby="erase">
          <h2 id="erase">{t('account.erase.title')}</h2>
          <p>{t('account.erase.text')}</p>
          <p>
            <LinkButton to={pathTo('erase')} variant="secondary">
              {t('account.erase.see')}
            </LinkButton>
          </p>
        </Card>
      </div>
    </>
  )
}
