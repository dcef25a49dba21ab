import type { AccountView } from '#contracts/account/account.ts'
import type { Card, CardFields, CardProblems } from '#contracts/account/account-card.ts'
import { AccountTexts } from './account-texts.tsx'
import { AccountCards } from './account-cards.tsx'

/** What the server made of a card that was sent; without problems it was saved. */
export type CardAnswer = { card: Card; fields: CardFields; problems: CardProblems | undefined }

export type AccountPageProps = { view: AccountView; editing: Card | undefined; answer: CardAnswer | undefined }

/** One's own account (ACC-01). */
export function AccountPage(props: AccountPageProps) {
  return (
    <AccountTexts>
      <AccountCards {...props} />
    </AccountTexts>
  )
}
