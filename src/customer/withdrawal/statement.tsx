import type { ReactNode } from 'react'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { WithdrawalBill, WithdrawalView } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { Ways } from '#src/ui/ways.tsx'

/** What is taken back and billed, before and after. `children` is the form that declares it. */
export function Statement({ view, children }: { view: WithdrawalView; children: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { state, name, of, product, lastDay, receipt, setUp, deposit, porting, bill } = view
  const time = useTime()
  const money = (amount: number) => formatMoney(amount, locale, bill.currency)
  return (
    <TitledCard title={`${name}, ${of}`}>
      <Outcome takesFocus>{receipt && t('withdrawal.received', { time: time(receipt.at) })}</Outcome>
      {state === 'closed' && (
        <>
          <p>{t('withdrawal.closed', { date: formatDayIn(locale, lastDay) })}</p>
          <Ways>
            <LinkButton to={pathTo('customer-service')} variant="secondary">
              {t('withdrawal.closed.service')}
            </LinkButton>
          </Ways>
        </>
      )}
      {state === 'open' && (
        <>
          <p>{t('withdrawal.until', { date: formatDayIn(locale, lastDay) })}</p>
          <h3>{t('withdrawal.taken')}</h3>
          <ul>
            <li>{t(`withdrawal.ends.${product}`)}</li>
            {porting && <li>{t('withdrawal.ends.port')}</li>}
            {setUp > 0 && <li>{t('withdrawal.ends.setUp', { amount: money(setUp) })}</li>}
            {deposit > 0 && <li>{t('withdrawal.ends.deposit', { amount: money(deposit) })}</li>}
          </ul>
          <h3>{t('withdrawal.billed')}</h3>
          <Bill bill={bill} />
          {children}
        </>
      )}
      {receipt && (
        <>
          <p>{t(`withdrawal.done.${product}`)}</p>
          <Bill bill={receipt} />
          <p>{t(view.email ? 'withdrawal.sentBoth' : 'withdrawal.sentSms')}</p>
        </>
      )}
    </TitledCard>
  )
}

function Bill({ bill: { amount, currency, metered } }: { bill: WithdrawalBill }) {
  const t = useText()
  const locale = useLocale()
  if (amount === null) return <p>{t('withdrawal.bill.asUsed')}</p>
  if (amount === 0) return <p>{t('withdrawal.bill.nothing')}</p>
  return (
    <p>
      {t('withdrawal.bill.amount', { amount: formatMoney(amount, locale, currency) })}{' '}
      {metered && t('withdrawal.bill.metered')}
    </p>
  )
}

export function useTime(): (at: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  return (at) => format.format(Date.parse(at))
}
