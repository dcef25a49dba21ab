import { useId, useRef, useState, type MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, osloDay, type Day } from '#contracts/kernel/days.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import { isClear, isShown, type Invoice } from '#contracts/products/invoice.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Credits } from './credits.tsx'
import { InvoiceFile } from './invoice-file.tsx'
import styles from './invoices.module.css'
import { InvoiceStatus } from './status.tsx'
import { useInvoiceFile } from './use-invoice-file.ts'

const ROWS = 5

/**
 * Lists only invoices with an amount due (INV-01). `today` is the day in Oslo. Without JavaScript the pager reloads with
 * `?invoices=`.
 */
export function InvoiceTable({ invoices, today }: { invoices: readonly Invoice[]; today: Day }) {
  const t = useText()
  const locale = useLocale()
  const heading = useId()
  const [query] = useSearchParams()
  const [page, setPage] = useState(() => Math.max(Math.trunc(Number(query.get('invoices'))) || 1, 1) - 1)
  const { fetching, fetchFile } = useInvoiceFile()
  const shown = invoices.filter(isShown)
  const pages = Math.ceil(shown.length / ROWS)
  const at = Math.min(page, Math.max(pages - 1, 0))
  const table = useRef<HTMLDivElement>(null)
  const turn = (event: MouseEvent, to: number) => {
    event.preventDefault()
    setPage(to)
    // A paging button that becomes disabled would lose the focus.
    if (to === 0 || to === pages - 1) table.current?.focus()
  }
  return (
    <section id="invoices" className={styles.invoices} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('invoices.title')}</h2>
        {shown.length > 0 && isClear(shown) && <Badge tone="good">{t('invoices.clear')}</Badge>}
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('invoices.none')}</p>
      ) : (
        // Scrollable, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
        <div ref={table} className={styles.scroll} tabIndex={0} role="group" aria-labelledby={heading}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['number', 'created', 'due', 'amount', 'status', 'file'] as const).map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {t(`invoices.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(at * ROWS, (at + 1) * ROWS).map((invoice) => (
                <tr key={invoice.id}>
                  <th scope="row">{invoice.number}</th>
                  <td data-column="created">{formatDay(osloDay(Date.parse(invoice.createdAt)))}</td>
                  <td data-column="due">{formatDay(invoice.dueDate)}</td>
                  <td data-column="amount">{formatExact(kroner(invoice.totalAmount), locale, invoice.currency)}</td>
                  <td data-column="status">
                    <InvoiceStatus invoice={invoice} today={today} />
                  </td>
                  <td data-column="file">
                    <InvoiceFile
                      invoice={invoice}
                      fetching={fetching === invoice.id}
                      onFetch={() => void fetchFile(invoice)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Credits invoices={invoices} />
      {pages > 1 && (
        <nav aria-label={t('invoices.pages')}>
          <form method="get" action="#invoices" className={styles.pager}>
            <Button
              type="submit"
              name="invoices"
              value={at}
              variant="secondary"
              disabled={at === 0}
              onClick={(event) => turn(event, at - 1)}
            >
              {t('invoices.before')}
            </Button>
            <output>{t('invoices.page', { page: at + 1, pages })}</output>
            <Button
              type="submit"
              name="invoices"
              value={at + 2}
              variant="secondary"
              disabled={at === pages - 1}
              onClick={(event) => turn(event, at + 1)}
            >
              {t('invoices.next')}
            </Button>
          </form>
        </nav>
      )}
    </section>
  )
}
