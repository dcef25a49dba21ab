import type { CodeNotice, SignUpAnswers, SignUpProblem, SignUpStatus, SignUpStep } from '#contracts/account/sign-up.ts'
import type { LegalPage } from '#contracts/content/legal-page.ts'
import { AccountTexts } from '../account-texts.tsx'
import { SignUpCard } from './sign-up-card.tsx'

export type SignUpPageProps = {
  /** The step as its page gave it; a new one each time it is opened. */
  opening: { step: SignUpStep; answers: SignUpAnswers; status: SignUpStatus; notice: CodeNotice | undefined; terms: LegalPage | undefined; vipps: boolean; sandbox: boolean }
  /** What the server said of the last answer. */
  refused: { problem: SignUpProblem; written: string } | undefined
}

/** One step of the sign-up (SIGN-01). */
export function SignUpPage(props: SignUpPageProps) {
  return (
    <AccountTexts>
      <SignUpCard {...props} />
    </AccountTexts>
  )
}
