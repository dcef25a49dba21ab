import type { PhoneChangeProblem, PhoneChangeView } from '#contracts/account/phone-change.ts'
import { AccountTexts } from '../account-texts.tsx'
import { PhoneCard } from './phone-card.tsx'

export type PhonePageProps = { change: PhoneChangeView; problem: PhoneChangeProblem | undefined }

/** The change of one's phone number: the code of the old number, then that of the new. */
export function PhonePage(props: PhonePageProps) {
  return (
    <AccountTexts>
      <PhoneCard {...props} />
    </AccountTexts>
  )
}
