import type { Invoice } from '#contracts/products/invoice.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Loader } from '#src/ui/loader.tsx'
import styles from './invoices.module.css'

type InvoiceFileProps = { invoice: Invoice; fetching: boolean; onFetch: () => void }

export function InvoiceFile({ invoice: { number, invoiceURL }, fetching, onFetch }: InvoiceFileProps) {
  const t = useText()
  return (
    <a
      className={styles.file}
      href={invoiceURL}
      download="invoice.pdf"
      aria-label={t('invoices.download', { number })}
      aria-busy={fetching || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!fetching) onFetch()
      }}
    >
      {fetching ? <Loader small label={t('invoices.downloading', { number })} /> : t('invoices.file')}
    </a>
  )
}
