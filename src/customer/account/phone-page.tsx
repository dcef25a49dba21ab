import { Form, Link, useNavigation } from 'react-router'
import type { PhoneChangeProblem, PhoneChangeView } from '#contracts/account/phone-change.ts'
import { AccountTexts } from './account-texts.tsx'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './phone-card.module.css'

type PhonePageProps = { change: PhoneChangeView; problem: PhoneChangeProblem | undefined }

/** The change of one's phone number: the code of the old number, then that of the new. */
export function PhonePage(props: PhonePageProps) {
  return (
    <AccountTexts>
      <PhoneCard {...props} />
    </AccountTexts>
  )
}

/** Asks for the code of the number whose turn it is, and leads on where it does not come. */
function PhoneCard({ change: { from, to, stage, notice }, problem }: PhonePageProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const phone = formatPhoneInFull(stage === 'old' ? from : to)
  return (
    <>
      <PageHead title={t('account.phone.title')} noindex />
      <PageIntro
        heading={t('account.phone.title')}
        lead={t('account.phone.lead', { from: formatPhoneInFull(from), to: formatPhoneInFull(to) })}
      />
      <div className={styles.page}>
        <Card className={styles.card} aria-label={t(`account.phone.${stage}.title`)}>
          <p className={styles.count}>{t('account.phone.count', { at: stage === 'old' ? 1 : 2 })}</p>
          <h2>{t(`account.phone.${stage}.title`)}</h2>
          <output>{t(`account.phone.${notice}`, { phone })}</output>
          <Form key={stage} method="post" action={pathTo('account-phone')} noValidate className={styles.form}>
            <TextField
              name="code"
              label={t('account.phone.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              {...(problem && { error: t(`account.phone.problem.${problem}`) })}
            />
            <div className={styles.ways}>
              <Button type="submit" busy={busy}>
                {t(`account.phone.${stage}.go`)}
              </Button>
              <Button type="submit" variant="secondary" name="intent" value="again">
                {t('account.phone.again')}
              </Button>
              <Button type="submit" variant="quiet" name="intent" value="cancel">
                {t('account.phone.cancel')}
              </Button>
            </div>
          </Form>
          {stage === 'old' && (
            <p className={styles.note}>
              {t('account.phone.lost')} <Link to={pathTo('customer-service')}>{t('account.phone.service')}</Link>
            </p>
          )}
        </Card>
      </div>
    </>
  )
}
