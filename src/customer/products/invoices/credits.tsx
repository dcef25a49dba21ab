import { formatDayIn, osloDay } from '#contracts/kernel/days.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import type { Invoice } from '#contracts/products/invoice.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { InvoiceFile } from './invoice-file.tsx'
import styles from './invoices.module.css'
import { useInvoiceFile } from './use-invoice-file.ts'

/**
 * Shows credits and payouts with their credit notes; the invoice list omits them, as nothing is to be paid (INV-01).
 */
export function Credits({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText()
  const locale = useLocale()
  const { fetching, fetchFile } = useInvoiceFile()
  const credits = invoices.filter(({ creditLeft, payout }) => creditLeft !== undefined || payout !== undefined)
  if (credits.length === 0) return undefined
  const wordsOf = ({ number, currency, creditLeft = 0, payout }: Invoice): string => {
    const amount = formatExact(kroner(payout?.amount ?? creditLeft), locale, currency)
    if (!payout) return t('invoices.credit', { amount, number })
    if (payout.paidAt === null) return t('invoices.payout', { amount, number, date: formatDayIn(locale, payout.dueOn) })
    return t('invoices.payout.paid', { amount, number, date: formatDayIn(locale, osloDay(Date.parse(payout.paidAt))) })
  }
  return (
    <ul className={styles.list} aria-label={t('invoices.credits')}>
      {credits.map((invoice) => (
        <li key={invoice.id}>
          <div>{wordsOf(invoice)}</div>
          <InvoiceFile invoice={invoice} fetching={fetching === invoice.id} onFetch={() => void fetchFile(invoice)} />
        </li>
      ))}
    </ul>
  )
}
