import { Form, useNavigation } from 'react-router'
import type { ErasureOutcome, ErasureView } from '#contracts/account/my-data.ts'
import { formatExact } from '#contracts/kernel/money.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import styles from './my-data.module.css'

type EraseProps = { erasure: ErasureView; answer: Exclude<ErasureOutcome, { kind: 'erased' }> | undefined }

/** What erasure ends, deletes and must keep, and the code that confirms it (ACC-04). */
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
  const busy = useNavigation().state !== 'idle'
  const shown = formatPhoneInFull(phone)
  return (
    <>
      <PageHead title={t('account.erase.title')} noindex />
      <PageIntro heading={t('account.erase.title')} lead={t('account.erase.lead')} />
      <div className={styles.page}>
        {ends.length > 0 && (
          <Card className={styles.card} aria-labelledby="ends">
            <h2 id="ends">{t('account.erase.ends')}</h2>
            <p>{t('account.erase.ends.text')}</p>
            <ul>
              {ends.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Card>
        )}
        <Settlement erasure={erasure} />
        <Card className={styles.card} aria-labelledby="deleted">
          <h2 id="deleted">{t('account.erase.deleted')}</h2>
          <ul>
            {deleted.map((section) => (
              <li key={section}>{t(`account.erase.deleted.${section}`)}</li>
            ))}
          </ul>
        </Card>
        <Card className={styles.card} aria-labelledby="kept">
          <h2 id="kept">{t('account.erase.kept')}</h2>
          <ul className={styles.consents}>
            {kept.map((section) => (
              <li key={section}>
                <h3>{t(`account.data.section.${section}`)}</h3>
                <p>{t(`account.erase.why.${section}`)}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card className={styles.card} aria-labelledby="confirm">
          <h2 id="confirm">{t('account.erase.confirm')}</h2>
          {answer === undefined && (
            <>
              <p>{t('account.erase.confirm.text', { phone: shown })}</p>
              <Form method="post" action={pathTo('erase')} preventScrollReset className={styles.ways}>
                <Button type="submit" variant="secondary" name="intent" value="ask" busy={busy}>
                  {t('account.erase.ask')}
                </Button>
                <LinkButton to={pathTo('my-data')} variant="quiet">
                  {t('account.erase.leave')}
                </LinkButton>
              </Form>
            </>
          )}
          {answer && (
            <Form method="post" action={pathTo('erase')} noValidate preventScrollReset className={styles.form}>
              {answer.kind === 'asked' && <output>{t(`account.phone.${answer.notice}`, { phone: shown })}</output>}
              <TextField
                name="code"
                label={t('account.phone.code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                {...(answer.kind === 'refused' && { error: t(`account.phone.problem.${answer.problem}`) })}
              />
              <div className={styles.ways}>
                <Button type="submit" name="intent" value="erase" busy={busy}>
                  {t('account.erase.go')}
                </Button>
                <Button type="submit" variant="secondary" name="intent" value="ask">
                  {t('account.phone.again')}
                </Button>
                <LinkButton to={pathTo('my-data')} variant="quiet">
                  {t('account.erase.leave')}
                </LinkButton>
              </div>
            </Form>
          )}
        </Card>
      </div>
    </>
  )
}

/** What is settled with the erasure: a last invoice, what is unpaid, and what is let go. */
function Settlement({ erasure: { last, unpaid, unmetered } }: Pick<EraseProps, 'erasure'>) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const owed = last.filter(({ amount }) => amount !== 0)
  return (
    <Card className={styles.card} aria-labelledby="settlement">
      <h2 id="settlement">{t('account.erase.last')}</h2>
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
    </Card>
  )
}
