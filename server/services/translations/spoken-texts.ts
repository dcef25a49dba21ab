import { createHash } from 'node:crypto'
import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { Overrides } from '../../i18n/read-overrides.ts'
import type { ShippedTexts } from '../../i18n/shipped-texts.ts'

/** Areas that only the server speaks. */
const OWN_TO_SERVER = /^(flows|mail|sms|server)(-|$)/

/** The overridden texts that screens show: compiled, as the asset that browsers fetch, and the address of that very wording. */
export type ScreenTexts = { messages: Record<string, CompiledMessage>; body: string; address: string }

/** What is said in a locale in the place of shipped texts. */
export type SpokenTexts = {
  overrides: Overrides
  /** The text of an id that is overridden. */
  say: (id: string, values?: Record<string, string | number>) => string | undefined
  screens: ScreenTexts | undefined
}

/** Makes overridden texts ready to be spoken and shown. */
export function spokenTexts(locale: Locale, overrides: Overrides, shipped: ShippedTexts): SpokenTexts {
  const { messages } = overrides
  const tag = languageTag(locale)
  const voice = setupI18n({ locale: tag, messages: { [tag]: messages } })
  return { overrides, say: (id, values) => (Object.hasOwn(messages, id) ? voice._(id, values) : undefined), screens: screenTexts(locale, messages, shipped) }
}

function screenTexts(locale: Locale, all: Record<string, CompiledMessage>, shipped: ShippedTexts): ScreenTexts | undefined {
  const shown = Object.entries(all).filter(([id]) => !OWN_TO_SERVER.test(shipped.get(id)?.area ?? ''))
  if (shown.length === 0) return undefined
  const messages = Object.fromEntries(shown)
  const body = JSON.stringify(messages)
  const wording = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return { messages, body, address: `/services/translations/${locale}.${wording}.json` }
}
