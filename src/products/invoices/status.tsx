import type { Invoice } from '#contracts/products/invoice.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Whether an invoice is paid (INV-01). */
export function InvoiceStatus({ paid }: Pick<Invoice, 'paid'>) {
  const t = useText()
  return <Badge tone={paid === 'PAID' ? 'good' : 'warn'}>{t(paid === 'PAID' ? 'invoices.paid' : 'invoices.unpaid')}</Badge>
}
