import { Form, Link } from 'react-router'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { formatDay, osloDay } from '#contracts/kernel/days.ts'
import { paths } from '#src/paths.ts'
import { PageHead } from '#src/pages/page-head.tsx'
import { PageIntro } from '#src/pages/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { buttonLook } from '#src/ui/button-look.ts'
import { Card } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { AccountTexts } from '../account-texts.tsx'
import styles from './my-data.module.css'

type MyDataProps = { consents: ConsentView[]; said: 'yes' | 'no' | undefined }

/** 'Mine data og samtykker': consents by purpose, the archive, and the way to erasure, on one page (ACC-04, BEY-11). */
export function MyDataPage(props: MyDataProps) {
  return (
    <AccountTexts>
      <MyData {...props} />
    </AccountTexts>
  )
}

function MyData({ consents, said }: MyDataProps) {
  const t = useText()
  return (
    <>
      <PageHead title={t('account.data.heading')} noindex />
      <PageIntro heading={t('account.data.heading')} lead={t('account.data.lead')} />
      <div className={styles.page}>
        <Card className={styles.card} aria-labelledby="consents">
          <h2 id="consents">{t('account.consents.title')}</h2>
          <p>{t('account.consents.lead')}</p>
          {said && <output className={said === 'yes' ? styles.good : styles.bad}>{t(`account.consents.withdrawn.${said}`)}</output>}
          {consents.length === 0 && <p className={styles.soft}>{t('account.consents.none')}</p>}
          <ul className={styles.consents}>
            {consents.map((consent) => (
              <Consent key={consent.id} consent={consent} />
            ))}
          </ul>
          <p className={styles.soft}>
            {t('account.consents.cookies')} <Link to={paths.cookies()}>{t('account.consents.cookies.link')}</Link>
          </p>
        </Card>
        <Card className={styles.card} aria-labelledby="archive">
          <h2 id="archive">{t('account.archive.title')}</h2>
          <p>{t('account.archive.text')}</p>
          <p>
            <a href={paths.myDataArchive()} download className={buttonLook({ variant: 'secondary' })}>
              {t('account.archive.go')}
            </a>
          </p>
        </Card>
        <Card className={styles.card} aria-labelledby="erase">
          <h2 id="erase">{t('account.erase.title')}</h2>
          <p>{t('account.erase.text')}</p>
          <p>
            <LinkButton to={paths.erase()} variant="secondary">
              {t('account.erase.see')}
            </LinkButton>
          </p>
        </Card>
      </div>
    </>
  )
}

function Consent({ consent: { id, purpose, version, channel, givenAt, expiresAt, withdrawnAt } }: { consent: ConsentView }) {
  const t = useText()
  const day = (at: number) => formatDay(osloDay(at))
  const name = t(`account.consents.purpose.${purpose}`)
  return (
    <li>
      <div className={styles.consent}>
        <h3>{name}</h3>
        {withdrawnAt === undefined ? <Badge tone="good">{t('account.consents.stands')}</Badge> : <Badge tone="still">{t('account.consents.gone')}</Badge>}
      </div>
      <p className={styles.soft}>
        {t('account.consents.given', { day: day(givenAt), version, channel: t(`account.consents.channel.${channel}`) })}{' '}
        {withdrawnAt !== undefined ? t('account.consents.withdrawnAt', { day: day(withdrawnAt) }) : expiresAt === undefined ? t('account.consents.noExpiry') : t('account.consents.expires', { day: day(expiresAt) })}
      </p>
      {withdrawnAt === undefined && (
        <>
          <p>{t(`account.consents.effect.${purpose}`)}</p>
          <Form method="post" action={paths.myData()} preventScrollReset>
            <Button type="submit" variant="secondary" name="withdraw" value={id} aria-label={t('account.consents.withdrawOf', { name })}>
              {t('account.consents.withdraw')}
            </Button>
          </Form>
        </>
      )}
    </li>
  )
}
