import { useSearchParams } from 'react-router'
import { fieldsOf, type AccountView } from '#contracts/account/account-card.ts'
import { CARDS, type Card } from '#contracts/account/account-fields.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { AccountTexts } from './account-texts.tsx'
import styles from './account-cards.module.css'
import { AccountCard } from './card/account-card.tsx'
import type { CardAnswer } from './card/use-account-card.ts'

/** What is said of a change of the phone number, by how it ended. */
const PHONE_NOTICES = new Map<string, 'changed' | 'taken' | 'noSms'>([
  ['changed', 'changed'],
  ['refused', 'taken'],
  ['noSms', 'noSms'],
])

/** The cards of the account: personal information and billing address (ACC-01). */
function AccountCards({ view: { account, rules }, editing, answer }: AccountPageProps) {
  const t = useText()
  const notice = PHONE_NOTICES.get(useSearchParams()[0].get('phone') ?? '')
  return (
    <>
      <PageHead title={t('account.title')} noindex />
      <PageIntro heading={t('account.title')} lead={t('account.lead', { name: account.firstName })} />
      <div className={styles.page}>
        {notice && (
          <output className={notice === 'changed' ? styles.good : styles.problem}>
            <Icon name={notice === 'changed' ? 'check' : 'warning'} />
            {t(`account.phone.${notice}`)}
          </output>
        )}
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <AccountCard
              key={card}
              card={card}
              rules={rules}
              kept={fieldsOf(card, account)}
              editing={editing === card}
              answer={answer?.card === card ? answer : undefined}
            />
          ))}
        </div>
        <p className={styles.data}>
          {t('account.data.card')}
          <LinkButton to={pathTo('my-data')} variant="secondary">
            {t('account.data.card.go')}
          </LinkButton>
        </p>
      </div>
    </>
  )
}

type AccountPageProps = { view: AccountView; editing: Card | undefined; answer: CardAnswer | undefined }

/** One's own account (ACC-01). */
export function AccountPage(props: AccountPageProps) {
  return (
    <AccountTexts>
      <AccountCards {...props} />
    </AccountTexts>
  )
}
