import type { LastInvoice } from '#contracts/account/my-data.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { formatExact } from '#contracts/kernel/money.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { buttonLook, LinkButton } from '#src/ui/button.tsx'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'

export function ErasedPage(props: { invoices: LastInvoice[] }) {
  return (
    <AccountTexts>
      <Erased {...props} />
    </AccountTexts>
  )
}

function Erased({ invoices }: { invoices: LastInvoice[] }) {
  const t = useText()
  return (
    <>
      <PageHead />
      <PageIntro
        heading={t('account.erased.title')}
        lead={t('account.erased.text')}
        picture={<BotFace mood="calm" size={200} />}
      >
        <LinkButton to={pathTo('home')}>{t('account.erased.home')}</LinkButton>
      </PageIntro>
      {invoices.length > 0 && (
        <div className={styles.page}>
          <TitledCard title={t('account.erased.invoices')}>
            <p>{t('account.erased.invoices.text')}</p>
            <ul className={styles.rows}>
              {invoices.map((invoice) => (
                <li key={invoice.id}>
                  <Owed invoice={invoice} />
                </li>
              ))}
            </ul>
          </TitledCard>
        </div>
      )}
    </>
  )
}

function Owed({
  invoice: { id, number, amount, currency, dueDate, isOverdue, kid, account },
}: {
  invoice: LastInvoice
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <div className={styles.row}>
        <h3>{formatExact(Math.abs(amount), locale, currency)}</h3>
        <a
          href={pathTo('last-invoice', { id })}
          download="invoice.pdf"
          className={buttonLook({ variant: 'secondary' })}
        >
          {t('account.erased.file', { number })}
        </a>
      </div>
      <p>
        {t(amount < 0 ? 'account.erased.credit' : isOverdue ? 'account.erased.overdue' : 'account.erased.pay', {
          day: formatDayIn(locale, dueDate),
          account: account.replaceAll(' ', '\u00a0'),
          kid,
        })}
      </p>
    </>
  )
}
