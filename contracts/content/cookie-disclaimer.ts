import * as v from 'valibot'
import { Text } from './text.ts'

export const CookieDisclaimer = v.object({ text: Text, moreButtonText: Text, acceptButtonText: Text })
export type CookieDisclaimer = v.InferOutput<typeof CookieDisclaimer>
