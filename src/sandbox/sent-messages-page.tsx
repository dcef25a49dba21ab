import { languageTag } from '#contracts/kernel/locale.ts'
import type { SentMail, SentMessage } from '#contracts/products/sent-message.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { IncomingTextForm } from './incoming-text-form.tsx'
import styles from './sent-messages-page.module.css'

/** `auto` makes the browser reload the page every 5 s. */
export function SentMessagesPage({
  messages,
  mails,
  auto,
}: {
  messages: SentMessage[]
  mails: SentMail[]
  auto: boolean
}) {
  const t = useText()
  const time = new Intl.DateTimeFormat(languageTag(useLocale()), {
    timeStyle: 'medium',
    dateStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  return (
    <>
      <PageHead />
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
        <IncomingTextForm />
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
        {mails.length > 0 && <h2>{t('pages.sms.mails')}</h2>}
        <ol className={styles.messages}>
          {mails.map(({ key, to, subject, text, at, fileName }) => (
            <li key={key}>
              <p className={styles.to}>
                <span>{to}</span>
                <time dateTime={at}>{time.format(Date.parse(at))}</time>
              </p>
              <h3>{subject}</h3>
              <p>
                <a href={`/services/mail/outbox/${key}`} target="_blank" rel="noreferrer">
                  HTML
                </a>{' '}
                {fileName && (
                  <a href={`/services/mail/outbox/${key}/file`} download={fileName}>
                    {fileName}
                  </a>
                )}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
