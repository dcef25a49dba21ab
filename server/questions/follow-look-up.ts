import type { ContentPort } from '#contracts/content/content-port.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { LookUp } from '#server/brain/turns/look-up.ts'
import type { Translate } from '#server/deps.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import { createLookUp } from './create-look-up.ts'

/**
 * Rebuilds the look-up when texts or the day change, since answers contain prices. On failure the previous one stays
 * and `onFailure` is called.
 */
export async function followLookUp(
  content: ContentPort,
  { onContentChange }: Pick<ContentStore, 'onContentChange'>,
  translate: Translate,
  onFailure: (error: unknown) => void,
): Promise<LookUp> {
  let lookUp = await createLookUp(content, translate)
  let due = false
  let madeOn: Day | undefined
  const makeAnew = async () => {
    due = false
    lookUp = await createLookUp(content, translate)
  }
  const askForNew = () => {
    if (due) return
    due = true
    setImmediate(() => void makeAnew().catch(onFailure))
  }
  onContentChange(({ kind, name }) => {
    if (kind === 'page' && /^(plans|customer-service|faq)/.test(name)) askForNew()
  })
  return (question, asking) => {
    const day = osloDay(asking.now)
    if (madeOn !== undefined && madeOn !== day) askForNew()
    madeOn = day
    return lookUp(question, asking)
  }
}
