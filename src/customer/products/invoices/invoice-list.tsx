import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, osloDay, type Day } from '#contracts/kernel/days.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import { isClear, isOverdue, isShown, isUnpaid, type Invoice } from '#contracts/products/invoice.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Credits } from './credits.tsx'
import { InvoiceFile } from './invoice-file.tsx'
import styles from './invoices.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import { InvoiceStatus } from './status.tsx'
import { useInvoiceFile } from './use-invoice-file.ts'

const FIRST = 5

/** Without JavaScript the way to all invoices reloads with `?invoices=all` (INV-02). */
export function InvoiceList({ invoices, today }: { invoices: readonly Invoice[]; today: Day }) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const heading = useId()
  const [query] = useSearchParams()
  const asked = query.get('invoices') === 'all'
  const [all, setAll] = useState(asked)
  const list = useRef<HTMLUListElement>(null)
  // The expand button disappears, so the focus moves to the first invoice it revealed.
  useEffect(() => {
    if (all && !asked) list.current?.children[FIRST]?.querySelector('a')?.focus()
  }, [all, asked])
  const showAll = (event: FormEvent) => {
    event.preventDefault()
    setAll(true)
  }
  const { fetching, fetchFile } = useInvoiceFile()
  const shown = invoices.filter(isShown)
  const open = shown.filter(({ paymentDate }) => paymentDate === null).length
  return (
    <Card id={shown.length > FIRST ? 'invoice-list' : undefined} aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading}>{t('invoices.title')}</h2>
        {shown.length > 0 && (
          <Badge tone={isClear(shown) ? 'good' : 'warn'}>
            {isClear(shown) ? t('invoices.clear') : count('invoices.open', open)}
          </Badge>
        )}
      </div>
      <Credits invoices={invoices} />
      {shown.length === 0 && <p className={styles.none}>{t('invoices.none')}</p>}
      <ul className={styles.list} ref={list}>
        {shown.slice(0, all ? undefined : FIRST).map((invoice) => (
          <li key={invoice.id}>
            <div>
              <strong>{formatExact(kroner(invoice.totalAmount), locale, invoice.currency)}</strong>
              <p>
                <span>
                  {invoice.paymentDate === null
                    ? t(isOverdue(invoice, today) ? 'invoices.overdueOn' : 'invoices.dueOn', {
                        date: formatDay(invoice.dueDate),
                      })
                    : t('invoices.paidOn', { date: formatDay(osloDay(Date.parse(invoice.paymentDate))) })}
                </span>
                <span>
                  {t('invoices.number')} {invoice.number}
                </span>
              </p>
            </div>
            <InvoiceStatus invoice={invoice} today={today} />
            <InvoiceFile invoice={invoice} fetching={fetching === invoice.id} onFetch={() => void fetchFile(invoice)} />
            {isUnpaid(invoice) && (
              <details className={styles.pay}>
                <summary>{t('invoices.howToPay')}</summary>
                <PaymentFacts invoice={invoice} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {!all && shown.length > FIRST && (
        <form method="get" action="#invoice-list" onSubmit={showAll}>
          <Button type="submit" name="invoices" value="all" variant="secondary">
            {t('invoices.all')}
          </Button>
        </form>
      )}
    </Card>
  )
}
