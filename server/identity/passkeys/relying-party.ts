import { createHash } from 'node:crypto'

/** The site that passkeys are made for and used at: WebAuthn's RP id, which is its host name, and its origin. */
export type RelyingParty = { id: string; origin: string; name: string }

/** COSE's numbers of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257]

export const relyingPartyOf = (origin: string, name: string): RelyingParty => ({
  id: new URL(origin).hostname,
  origin,
  name,
})

/** By which a passkey names its owner, and which tells nothing about them. */
export const userHandleOf = (account: string): Buffer => createHash('sha256').update(`passkey ${account}`).digest()
