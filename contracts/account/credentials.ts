import * as v from 'valibot'

/** What the portal knows of who is signed in (AUTH-01). `expires` in milliseconds since 1970, `id` the legal entity. */
export const Credentials = v.object({
  accessToken: v.string(),
  tokenType: v.optional(v.string(), 'Bearer'),
  expires: v.number(),
  id: v.string(),
  isAuthenticated: v.boolean(),
  generalConsent: v.boolean(),
  telipolConsent: v.boolean(),
})
export type Credentials = v.InferOutput<typeof Credentials>

/** What a page may know of the visitor: never the token. `expires` lets the browser's auth machine end the session in time (AUTH-02). */
export type Person = {
  id: string
  firstName: string
  fullName: string
  expires: number
  generalConsent: boolean
  telipolConsent: boolean
}
