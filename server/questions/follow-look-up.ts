import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Asking, LookUp } from '#server/brain/turns/look-up.ts'
import type { Translate } from '#server/deps.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import { createLookUp } from './create-look-up.ts'
import type { Learning } from './learn-topics.ts'

/**
 * Rebuilds the look-up when texts or the day change, since answers contain prices. On failure the previous one stays
 * and `onFailure` is called.
 */
export async function followLookUp(
  content: ContentPort,
  { onContentChange }: Pick<ContentStore, 'onContentChange'>,
  translate: Translate,
  onFailure: (error: unknown) => void,
  learnsAhead: boolean,
): Promise<LookUp> {
  let lookUp = await createLookUp(content, translate)
  if (learnsAhead) void learnAhead(lookUp).catch(onFailure)
  let due = false
  let madeOn: Day | undefined
  const makeAnew = async () => {
    due = false
    const made = await createLookUp(content, translate)
    if (learnsAhead) await learnAhead(made)
    lookUp = made
  }
  const askForNew = () => {
    if (due) return
    due = true
    setImmediate(() => void makeAnew().catch(onFailure))
  }
  onContentChange(({ kind, name }) => {
    if (kind === 'page' && /^(plans|customer-service|faq)/.test(name)) askForNew()
  })
  const ofToday = ({ now }: Asking): LookUp => {
    const day = osloDay(now)
    if (madeOn !== undefined && madeOn !== day) askForNew()
    madeOn = day
    return lookUp
  }
  return Object.assign((question: string, asking: Asking) => ofToday(asking)(question, asking), {
    likelyQuestions: (question: string, asking: Asking) => ofToday(asking).likelyQuestions(question, asking),
  })
}

async function learnAhead({ learnings }: { learnings: () => Learning[] }) {
  for (const { learnMore } of learnings()) while (learnMore()) await nextTurn()
}
