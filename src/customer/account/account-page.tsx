import { useSearchParams } from 'react-router'
import { fieldsOf, type AccountView } from '#contracts/account/account-card.ts'
import { CARDS, type Card as CardName } from '#contracts/account/account-fields.ts'
import type { AccountEvent } from '#contracts/account/security-events.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { AccountEvents } from './account-events.tsx'
import { AccountTexts } from './account-texts.tsx'
import styles from './account-cards.module.css'
import { AccountCard } from './card/account-card.tsx'
import type { CardAnswer } from './card/use-account-card.ts'

const PHONE_NOTICES = new Map<string, 'changed' | 'taken' | 'noSms'>([
  ['changed', 'changed'],
  ['refused', 'taken'],
  ['noSms', 'noSms'],
])

function AccountCards({ view: { account, rules, isRegisterSilent }, events, editing, answer }: AccountPageProps) {
  const t = useText()
  const [search] = useSearchParams()
  const notice = PHONE_NOTICES.get(search.get('phone') ?? '')
  const unsaved = UNSAVED.find((reason) => reason === search.get('unsaved'))
  return (
    <>
      <PageHead />
      <PageIntro heading={t('account.title')} lead={t('account.lead', { name: account.firstName })} />
      <div className={styles.page}>
        <Outcome tone={!unsaved && (notice === undefined || notice === 'changed') ? 'good' : 'problem'}>
          {unsaved
            ? t(`account.register.${unsaved}`)
            : notice
              ? t(`account.phone.${notice}`)
              : search.has('saved') && t('account.saved')}
        </Outcome>
        {isRegisterSilent && <RegisterSilent />}
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <AccountCard
              key={card}
              card={card}
              rules={rules}
              kept={fieldsOf(card, account)}
              editing={editing === card}
              locked={isRegisterSilent}
              answer={answer?.card === card ? answer : undefined}
            />
          ))}
        </div>
        <div className={styles.cards}>
          <Card className={styles.more}>
            <p>{t('account.security.card')}</p>
            <Ways>
              <LinkButton to={pathTo('security')} variant="secondary">
                {t('account.security.card.go')}
              </LinkButton>
            </Ways>
          </Card>
          <Card className={styles.more}>
            <p>{t('account.data.card')}</p>
            <Ways>
              <LinkButton to={pathTo('my-data')} variant="secondary">
                {t('account.data.card.go')}
              </LinkButton>
            </Ways>
          </Card>
        </div>
        <AccountEvents events={events} />
      </div>
    </>
  )
}

const UNSAVED = ['silent', 'notTaken'] as const

function RegisterSilent() {
  const t = useText()
  return (
    <Card look="inactive" className={styles.more}>
      <p>{t('account.register.last')}</p>
      <Ways>
        <LinkButton to={pathTo('account')} reloadDocument variant="secondary">
          {t('pages.error.again')}
        </LinkButton>
        <LinkButton to={pathTo('customer-service')} variant="quiet">
          {t('account.phone.service')}
        </LinkButton>
      </Ways>
    </Card>
  )
}

type AccountPageProps = {
  view: AccountView
  events: readonly AccountEvent[]
  editing: CardName | undefined
  answer: CardAnswer | undefined
}

export function AccountPage(props: AccountPageProps) {
  return (
    <AccountTexts>
      <AccountCards {...props} />
    </AccountTexts>
  )
}
