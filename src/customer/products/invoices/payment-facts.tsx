import { languageTag } from '#contracts/kernel/locale.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import type { Invoice } from '#contracts/products/invoice.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './invoices.module.css'

export function PaymentFacts({ invoice: { totalAmount, currency, kid, accountNumber } }: { invoice: Invoice }) {
  const t = useText()
  const locale = useLocale()
  const typed = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(totalAmount)
  const facts = [
    { label: t('invoices.amount'), shown: formatExact(kroner(totalAmount), locale, currency), copied: typed },
    ...(kid ? [{ label: t(`invoices.kid.${currency}`), shown: kid, copied: kid }] : []),
    ...(accountNumber
      ? [{ label: t(`invoices.account.${currency}`), shown: accountNumber, copied: accountNumber.replaceAll(' ', '') }]
      : []),
  ]
  return (
    <dl className={styles.payment}>
      {facts.map(({ label, shown, copied }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <CopyButton value={copied} name={label}>
              {shown}
            </CopyButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
