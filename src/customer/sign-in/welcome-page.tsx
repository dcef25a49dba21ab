import type { Person } from '#contracts/account/credentials.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { MobileProducts } from '#src/customer/products/mobile-products.tsx'
import { PasskeyOffer } from '#src/customer/passkeys/passkey-offer.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './welcome-page.module.css'

export function WelcomePage({
  person,
  subscriptions,
  offersPasskey,
}: {
  person: Person
  subscriptions: Result<SubscriptionOverview[]>
  offersPasskey: boolean
}) {
  const t = useText()
  const title = t('pages.welcome.title', { name: person.firstName })
  const groups = subscriptions.ok
    ? [
        { heading: t('pages.welcome.underWay'), items: subscriptions.value.filter(underWay) },
        {
          heading: t('pages.welcome.active'),
          items: subscriptions.value.filter((each) => !underWay(each) && each.state === 'ACTIVE'),
        },
      ].filter(({ items }) => items.length > 0)
    : []
  return (
    <>
      <PageHead title={title} />
      <PageIntro
        heading={title}
        lead={subscriptions.ok && groups.length === 0 ? t('pages.welcome.nothing') : t('pages.welcome.text')}
      >
        <LinkButton to={pathTo('products')} large>
          {t('pages.welcome.toProducts')}
        </LinkButton>
        <BotFace mood="happy" size={64} />
      </PageIntro>
      <div className={styles.page}>
        {!subscriptions.ok && <MobileProducts subscriptions={subscriptions} />}
        {groups.map(({ heading, items }) => (
          <section key={heading} className={styles.group} aria-label={heading}>
            <h2>{heading}</h2>
            <MobileProducts subscriptions={{ ok: true, value: items }} />
          </section>
        ))}
        {offersPasskey && <PasskeyOffer />}
      </div>
    </>
  )
}

const underWay = ({ state, portation }: SubscriptionOverview) =>
  state === 'ORDERED' ||
  (state !== 'ENDED' && portation !== undefined && portation.state !== 'done' && portation.state !== 'cancelled')
