import { Form, Link } from 'react-router'
import type { VippsLogin } from '#contracts/account/provider-sign-in.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import styles from './vipps-return.module.css'

export function VippsReturn({ login }: { login: VippsLogin }) {
  return (
    <AccountTexts>
      <div className={styles.page}>
        <Card className={styles.card} aria-labelledby="vipps">
          <Returned login={login} />
        </Card>
      </div>
    </AccountTexts>
  )
}

function Returned({ login }: { login: VippsLogin }) {
  const t = useText()
  if (login.status !== 'new') {
    const status = login.status === 'known' ? 'failed' : login.status
    return (
      <>
        <h2 id="vipps">{t(`account.vipps.${status}`)}</h2>
        <p>{t(status === 'otherPerson' ? 'account.vipps.otherPerson.wayOn' : 'account.vipps.wayOn')}</p>
        <form method="post" action={FORM_ACTIONS.vipps}>
          <Button type="submit" variant="secondary">
            {t('account.vipps.again')}
          </Button>
        </form>
      </>
    )
  }
  const { name, phone, email } = login
  const rows = [
    [t('account.row.name'), name],
    [t('account.row.phone'), formatPhoneInFull(phone)],
    [t('account.field.email'), email],
  ]
  return (
    <>
      <h2 id="vipps">{t('account.vipps.new')}</h2>
      <p>{t('account.vipps.new.text')}</p>
      <dl className={styles.rows}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {email === undefined ? (
        <LinkButton to={pathTo('signup', { id: 1 })}>{t('account.vipps.signUp')}</LinkButton>
      ) : (
        <Form method="post" className={styles.ways}>
          <Button type="submit">{t('account.vipps.accept')}</Button>
          <Link to={pathTo('terms')} target="_blank" rel="noopener">
            {t('account.vipps.terms')}
          </Link>
        </Form>
      )}
    </>
  )
}
