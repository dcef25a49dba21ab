import * as v from 'valibot'
import { Text } from './text.ts'

/** The cookie notice (SHELL). */
export const CookieDisclaimer = v.object({ text: Text, moreButtonText: Text, acceptButtonText: Text })
export type CookieDisclaimer = v.InferOutput<typeof CookieDisclaimer>
