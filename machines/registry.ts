import { accountCardExhibit } from './account-card/exhibit.ts'
import { authExhibit } from './auth/exhibit.ts'
import { chatExhibit } from './chat/exhibit.ts'
import { consentExhibit } from './consent/exhibit.ts'
import { flashExhibit } from './flash/exhibit.ts'
import type { Exhibit } from './kit/exhibit.ts'
import { signupExhibit } from './signup/exhibit.ts'

/** Every machine of the browser, by the name of its folder. For the sandbox and the tests; no page loads it. */
export const exhibits: Record<string, Exhibit> = {
  'account-card': accountCardExhibit,
  auth: authExhibit,
  chat: chatExhibit,
  consent: consentExhibit,
  flash: flashExhibit,
  signup: signupExhibit,
}
