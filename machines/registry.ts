import { accountCardStory } from './account-card/story.ts'
import { authStory } from './auth/story.ts'
import { chatStory } from './chat/story.ts'
import { consentStory } from './consent/story.ts'
import { flashStory } from './flash/story.ts'
import type { MachineStory } from './kit/story.ts'
import { signupStory } from './signup/story.ts'

/** Every machine of the browser, by the name of its folder. For the sandbox and the tests; no page loads it. */
export const stories: Record<string, MachineStory> = {
  'account-card': accountCardStory,
  auth: authStory,
  chat: chatStory,
  consent: consentStory,
  flash: flashStory,
  signup: signupStory,
}
