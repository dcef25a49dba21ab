import { Form } from 'react-router'
import { formatDayIn } from '#contracts/kernel/days.ts'
import type { OrderRights } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { useTime } from './statement.tsx'
import { Ways } from '#src/ui/ways.tsx'
import styles from './rights.module.css'

/** On an agreement's card: the way to withdraw while the period runs, or the receipt (BEY-06). */
export function Rights({ rights: { order, name, of, lastDay, open, withdrawn } }: { rights: OrderRights }) {
  const t = useText()
  const locale = useLocale()
  const time = useTime()
  const to = pathTo('withdraw', { order })
  if (withdrawn !== undefined)
    return (
      <div className={styles.rights}>
        <p>{t('withdrawal.received', { time: time(withdrawn) })}</p>
        <Ways>
          <LinkButton to={to} variant="secondary" aria-label={`${t('withdrawal.receipt')}, ${name}, ${of}`}>
            {t('withdrawal.receipt')}
          </LinkButton>
        </Ways>
      </div>
    )
  if (!open) return null
  return (
    <div className={styles.rights}>
      <p>{t('withdrawal.until', { date: formatDayIn(locale, lastDay) })}</p>
      <Form method="post" action={to}>
        <Ways>
          <LinkButton to={to} variant="secondary" aria-label={`${t('withdrawal.here')}, ${name}, ${of}`}>
            {t('withdrawal.here')}
          </LinkButton>
          <IntentButton variant="quiet" intent="resend" aria-label={`${t('withdrawal.resend')}, ${name}, ${of}`}>
            {t('withdrawal.resend')}
          </IntentButton>
        </Ways>
      </Form>
    </div>
  )
}
