import { tryAgain } from './try-again.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own = 'sign_in' | 'sign_in_failed' | 'signed_in'

/** Signs the proven customer in and leads to their products. */
export function signIn(): Record<Own, Step<Own | 'talk_to_us' | 'leave'>> {
  return {
    sign_in: {
      say: ['shared.signIn'],
      call: { effect: 'session.signIn', outcomes: { signedIn: 'signed_in', failed: 'sign_in_failed' } },
    },
    sign_in_failed: tryAgain('shared.signIn.failed', 'sign_in'),
    signed_in: { say: ['shared.signedIn'], end: 'signed_in', redirectTo: '/products' },
  }
}
