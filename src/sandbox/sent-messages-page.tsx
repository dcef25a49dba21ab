import { languageTag } from '#contracts/kernel/locale.ts'
import type { SentMessage } from '#contracts/products/sent-message.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './sent-messages-page.module.css'

/** Every message the portal sent, newest first; for developers. `auto` asks the browser to fetch it again every 5 s. */
export function SentMessagesPage({ messages, auto }: { messages: SentMessage[]; auto: boolean }) {
  const t = useText()
  const time = new Intl.DateTimeFormat(languageTag(useLocale()), {
    timeStyle: 'medium',
    dateStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  return (
    <>
      <PageHead title={t('pages.sms.title')} noindex />
      {auto && <meta httpEquiv="refresh" content="5" />}
      <PageIntro heading={t('pages.sms.title')} lead={t('pages.sms.text')}>
        <LinkButton to={pathTo('sent-messages')} reloadDocument variant="secondary">
          {t('pages.sms.refresh')}
        </LinkButton>
        <LinkButton to={`${pathTo('sent-messages')}?auto=1`} reloadDocument variant="quiet">
          {t('pages.sms.auto')}
        </LinkButton>
      </PageIntro>
      <div className={styles.page}>
        {messages.length === 0 && <p>{t('pages.sms.none')}</p>}
        <ol className={styles.messages}>
          {messages.map(({ to, text, at }) => (
            <li key={`${at} ${to} ${text}`}>
              <p className={styles.to}>
                <PhoneNumber number={to} />
                <time dateTime={at}>{time.format(Date.parse(at))}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
