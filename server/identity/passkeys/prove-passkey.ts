import { and, eq } from 'drizzle-orm'
import type { PasskeyProof } from '#contracts/account/passkeys.ts'
import type { StoreDeps } from '#server/deps.ts'
import { endDoubt } from '#server/identity/account-holder.ts'
import { keepChallenge, takeChallenge, type ChallengePurpose } from './challenges.ts'
import { userHandleOf, type RelyingParty } from './relying-party.ts'
import { passkey } from '#server/identity/passkey-tables.ts'

/** What the browser asks its authenticators; without `account` any passkey of this site may answer. */
export async function passkeyQuestion(
  deps: StoreDeps,
  { id }: RelyingParty,
  purpose: ChallengePurpose,
  account?: string,
) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const own =
    account === undefined ? [] : await deps.database.db.select().from(passkey).where(eq(passkey.legalEntity, account))
  const options = await generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
    allowCredentials: own.map((row) => ({ id: row.id, transports: row.transports })),
  })
  await keepChallenge(deps, options.challenge, purpose)
  return options
}

/** Returns the account of the passkey that signed; `undefined` if anything about the proof is wrong (TRU-03). */
export async function provePasskey(
  deps: StoreDeps,
  { id, origin }: RelyingParty,
  purpose: ChallengePurpose,
  { response, ...proof }: PasskeyProof,
): Promise<string | undefined> {
  const { database, runtime } = deps
  const [known] = await database.db.select().from(passkey).where(eq(passkey.id, proof.id))
  const { userHandle } = response
  if (!known || (userHandle && userHandle !== userHandleOf(known.legalEntity).toString('base64url'))) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...proof,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  // The former counter is compared again, so that of two proofs at once with one counter only one counts.
  const [used] = await database.db
    .update(passkey)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date(runtime.now()) })
    .where(and(eq(passkey.id, known.id), eq(passkey.counter, known.counter)))
    .returning({ account: passkey.legalEntity })
  if (used) await endDoubt(deps, used.account)
  return used?.account
}
