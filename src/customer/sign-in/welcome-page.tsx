import type { Person } from '#contracts/account/credentials.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { MobileProducts } from '#src/customer/products/mobile-products.tsx'
import { AgreementList } from '#src/customer/products/agreement-list.tsx'
import { UnreachedCard } from '#src/customer/products/unreached-card.tsx'
import { PasskeyOffer } from '#src/customer/passkeys/passkey-offer.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './welcome-page.module.css'

type WelcomePageProps = {
  person: Person
  subscriptions: Result<SubscriptionOverview[]>
  agreements: Result<PowerOverview[]>
  offersPasskey: boolean
}

/** Shows what the account has and what is under way, whatever it was ordered as (PAGE-05). */
export function WelcomePage({ person, subscriptions, agreements, offersPasskey }: WelcomePageProps) {
  const t = useText()
  const title = t('pages.welcome.title', { name: person.firstName })
  const mobile = subscriptions.ok ? subscriptions.value : []
  const power = agreements.ok ? agreements.value : []
  const groups = [
    {
      heading: t('pages.welcome.underWay'),
      mobile: mobile.filter(underWay),
      power: power.filter(({ state }) => state === 'ORDERED'),
    },
    {
      heading: t('pages.welcome.active'),
      mobile: mobile.filter((each) => !underWay(each) && each.state === 'ACTIVE'),
      power: power.filter(({ state }) => state === 'ACTIVE'),
    },
  ].filter((group) => group.mobile.length + group.power.length > 0)
  const hasNothing = subscriptions.ok && agreements.ok && groups.length === 0
  return (
    <>
      <PageHead title={title} />
      <PageIntro heading={title} lead={t(hasNothing ? 'pages.welcome.nothing' : 'pages.welcome.text')}>
        <LinkButton to={pathTo('products')} large>
          {t('pages.welcome.toProducts')}
        </LinkButton>
        <BotFace mood="happy" size={64} />
      </PageIntro>
      <div className={styles.page}>
        {!subscriptions.ok && <MobileProducts subscriptions={subscriptions} />}
        {!agreements.ok && <UnreachedCard title={t('power.unreachable')} text={t('power.unreachableText')} />}
        {groups.map((group) => (
          <section key={group.heading} className={styles.group} aria-label={group.heading}>
            <h2>{group.heading}</h2>
            {group.mobile.length > 0 && <MobileProducts subscriptions={{ ok: true, value: group.mobile }} />}
            {group.power.length > 0 && <AgreementList agreements={group.power} />}
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
