import type { ContentPort } from '#contracts/content/content-port.ts'
import type { LookUp } from '../brain/look-up.ts'
import type { Speak } from '../brain/speak.ts'
import type { ContentStore } from '../services/content/content-document.ts'
import { createLookUp } from './create-look-up.ts'

/** A look-up that is made anew when the words it knows have changed; `onFailure` is told when that fails, and the one before stays. */
export async function followLookUp(content: ContentPort, { onContentChange }: Pick<ContentStore, 'onContentChange'>, speak: Speak, onFailure: (error: unknown) => void): Promise<LookUp> {
  let lookUp = await createLookUp(content, speak)
  let due = false
  const makeAnew = async () => {
    due = false
    lookUp = await createLookUp(content, speak)
  }
  onContentChange(({ kind, name }) => {
    if (due || kind !== 'page' || !/^(plans|customer-service|faq)/.test(name)) return
    due = true
    setImmediate(() => void makeAnew().catch(onFailure))
  })
  return (question, asking) => lookUp(question, asking)
}
