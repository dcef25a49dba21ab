import { SignJWT } from 'jose'
import type { SignToken } from '#server/gateways/provider/outside-system.ts'
import type { StoreDeps } from '#server/deps.ts'
import { ISSUER, readSigningKey } from './signing-key.ts'

/** How long an outside system may use the token of one call, in seconds: its clock may be a little late. */
const GOOD_FOR = 120

/** Signs tokens for outside systems, each for one audience and one call; none of them is good here, or at another system (TRU-02). */
export const outsideTokens =
  ({ database, runtime }: StoreDeps): SignToken =>
  async (legalEntityId, audience) => {
    const { id: kid, sign } = await readSigningKey(database)
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
