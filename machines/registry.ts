import { accountCardStory } from './account-card/story.ts'
import { authStory } from './auth/story.ts'
import { chatStory } from './chat/story.ts'
import { consentStory } from './consent/story.ts'
import { flashStory } from './flash/story.ts'
import type { MachineStory } from './kit/story.ts'
import { recoveryStory } from './recovery/story.ts'
import { signupStory } from './signup/story.ts'
import { stepUpStory } from './step-up/story.ts'

/** For the sandbox and tests only; no page may load it. */
export const stories: Record<string, MachineStory> = {
  'account-card': accountCardStory,
  auth: authStory,
  chat: chatStory,
  consent: consentStory,
  flash: flashStory,
  recovery: recoveryStory,
  signup: signupStory,
  'step-up': stepUpStory,
}
