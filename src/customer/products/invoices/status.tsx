import type { Day } from '#contracts/kernel/days.ts'
import { isOverdue, type Invoice } from '#contracts/products/invoice.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'

export function InvoiceStatus({ invoice, today }: { invoice: Invoice; today: Day }) {
  const t = useText()
  if (invoice.paid === 'PAID') return <Badge tone="good">{t('invoices.paid')}</Badge>
  return isOverdue(invoice, today) ? (
    <Badge tone="bad">{t('invoices.overdue')}</Badge>
  ) : (
    <Badge tone="warn">{t('invoices.unpaid')}</Badge>
  )
}
