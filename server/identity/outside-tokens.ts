import { SignJWT } from 'jose'
import type { SignToken } from '#server/gateways/provider/outside-system.ts'
import type { StoreDeps } from '#server/deps.ts'
import { ISSUER, readSigningKeys } from './signing-key.ts'

const GOOD_FOR = 120

/** Signs a token for one call to one audience; it is not valid for the portal or any other system (TRU-02). */
export const outsideTokens =
  (deps: StoreDeps): SignToken =>
  async (legalEntityId, audience) => {
    const { id: kid, sign } = await readSigningKeys(deps)
    const { runtime } = deps
    const now = Math.floor(runtime.now() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(legalEntityId)
      .setJti(runtime.id())
      .setIssuedAt(now)
      .setExpirationTime(now + GOOD_FOR)
      .sign(sign)
  }
