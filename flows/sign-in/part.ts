import { definePart } from '#flows/kit/define-part.ts'
import { tryAgain } from '#flows/shared/try-again.ts'

/** Signs in whose identity is proven, and leads to their products. */
export const signIn = definePart({
  name: 'sign-in',
  doors: ['signed_in'],
  renamed: { sign_in: 'start', sign_in_failed: 'failed', signed_in: 'signed_in' },
  steps: {
    start: {
      say: ['shared.signIn'],
      call: { effect: 'session.signIn', outcomes: { signedIn: 'signed_in', failed: 'failed' } },
    },
    failed: tryAgain('shared.signIn.failed', 'start'),
    signed_in: { say: ['shared.signedIn'], end: 'signed_in', redirectTo: '/products' },
  },
})
