import type { CompetitionPage as CompetitionWords } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText, useLocale } from '#src/i18n/use-text.ts'
import { Breadcrumbs } from '#src/site/articles/breadcrumbs.tsx'
import { ChatStage } from '#src/site/page/chat-stage.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { competitionTerms } from '#contracts/catalogue/terms.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import prize from './art/prize.svg?no-inline'
import styles from './competition-page.module.css'

export function CompetitionPage({ page, chat }: { page: CompetitionWords; chat: Conversation }) {
  const t = useText()
  const trail = [
    { title: t('frame.home'), to: pathTo('home') },
    { title: t('pages.toMobile'), to: pathTo('mobile') },
  ]
  return (
    <div className={styles.screen}>
      <PageHead title={page.title} description={page.subtitle} />
      <div className={styles.inside}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} here={t('competition.here')} />
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.subtitle}>{page.subtitle}</p>
          <img className={styles.prize} src={prize} width="480" height="320" alt="" fetchPriority="low" />
        </div>
        <ChatStage title={page.chatTitle ?? page.title} conversation={chat} />
        <div className={styles.text}>
          {page.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <CompetitionRules />
    </div>
  )
}

/** Mandatory information that must show whatever the CMS contains (PAGE-12). */
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
        {t('competition.prize', { months: freeMonths })} {t('competition.free', { limit: number.format(freeUse) })}{' '}
        {t('competition.loan', values)}
      </p>
    </div>
  )
}
