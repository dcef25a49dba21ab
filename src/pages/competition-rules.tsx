import { competitionTerms } from '#contracts/catalogue/competition.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './competition-page.module.css'

/** What must be told beside the competition, whatever the CMS says (PAGE-12): the prize, free use, and an example of a loan. */
export function CompetitionRules() {
  const t = useText()
  const locale = useLocale()
  const { freeMonths, freeUse, loan } = competitionTerms
  const number = new Intl.NumberFormat(languageTag(locale))
  const values = {
    amount: formatMoney(loan.amount, locale),
    years: loan.years,
    percent: number.format(loan.effectivePercent),
    cost: formatMoney(loan.cost, locale),
    total: formatMoney(loan.total, locale),
  }
  return (
    <div className={styles.rules}>
      <h2>{t('competition.rules')}</h2>
      <p>
        {t('competition.prize', { months: freeMonths })} {t('competition.free', { limit: number.format(freeUse) })} {t('competition.loan', values)}
      </p>
    </div>
  )
}
