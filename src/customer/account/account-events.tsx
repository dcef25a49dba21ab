import type { AccountEvent } from '#contracts/account/security-events.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from './account-cards.module.css'

/** What happened to the account lately, so that the customer sees what was not them (TRU-06). */
export function AccountEvents({ events }: { events: readonly AccountEvent[] }) {
  const t = useText()
  const tag = languageTag(useLocale())
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' })
  return (
    <TitledCard title={t('account.events.title')}>
      <p>{t('account.events.lead')}</p>
      <ul className={styles.events}>
        {events.map(({ n, at, name }) => (
          <li key={n}>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            <span>{t(`account.events.${name}`)}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
