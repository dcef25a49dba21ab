import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createLookUp } from '../create-look-up.ts'

/** A Friday: what is ordered starts on Monday, the last day of the month. */
export const FRIDAY = Date.parse('2026-11-27T10:00:00Z')
const lookUp = await createLookUp(createEmbeddedContent(), createSpeak())

type Place = { locale: Locale; flow: FlowName; step?: string; facts?: Facts }

/** What a question asked that day finds, with the embedded content. */
export const askAt = ({ facts = {}, ...place }: Place, question: string): Found | undefined =>
  lookUp(question, { ...place, facts, now: FRIDAY })
