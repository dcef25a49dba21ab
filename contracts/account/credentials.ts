import * as v from 'valibot'

/** Credentials of the signed-in user (AUTH-01). `expires` is in milliseconds since 1970; `id` is the legal entity. */
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

/**
 * User data that is safe to send to the browser: never add the token. `expires` lets the browser end the session in
 * time (AUTH-02).
 */
export type Person = {
  id: string
  firstName: string
  fullName: string
  expires: number
  generalConsent: boolean
  telipolConsent: boolean
}
