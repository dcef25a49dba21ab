import { useId } from 'react'
import { formatDayIn, type Day } from '#contracts/kernel/days.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import { isOverdue, type Invoice } from '#contracts/products/invoice.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { InvoiceFile } from './invoice-file.tsx'
import styles from './invoices.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import { useInvoiceFile } from './use-invoice-file.ts'

/** Renders nothing without unpaid invoices; the first one, which is due longest, is expanded. */
export function UnpaidInvoices({ invoices, today }: { invoices: readonly Invoice[]; today: Day }) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const heading = useId()
  const { fetching, fetchFile } = useInvoiceFile()
  const overdue = invoices.filter((invoice) => isOverdue(invoice, today)).length
  if (invoices.length === 0) return null
  return (
    <Card aria-labelledby={heading} className={styles.unpaid}>
      <h2 id={heading} data-overdue={overdue > 0 || undefined}>
        {overdue > 0 && <Icon name="warning" />}
        {overdue > 0 ? count('invoices.overdueCount', overdue) : t('invoices.toPay')}
      </h2>
      <p className={styles.none}>{t('invoices.payText')}</p>
      <ul className={styles.bills}>
        {invoices.map((invoice, at) => (
          <li key={invoice.id}>
            <details open={at === 0}>
              <summary>
                <strong>{formatExact(kroner(invoice.totalAmount), locale, invoice.currency)}</strong>{' '}
                <span>
                  {t(isOverdue(invoice, today) ? 'invoices.overdueOn' : 'invoices.dueOn', {
                    date: formatDayIn(locale, invoice.dueDate),
                  })}
                </span>
              </summary>
              <div className={styles.open}>
                <PaymentFacts invoice={invoice} />
                <p>
                  {t('invoices.number')} {invoice.number}{' '}
                  <InvoiceFile
                    invoice={invoice}
                    fetching={fetching === invoice.id}
                    onFetch={() => void fetchFile(invoice)}
                  />
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
