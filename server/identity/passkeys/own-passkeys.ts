import { and, asc, eq } from 'drizzle-orm'
import type { NewPasskey, PasskeyView } from '#contracts/account/passkeys.ts'
import type { PasskeysPort } from '#src/api/portal.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordChange } from '#server/identity/record-change.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { ALGORITHMS, userHandleOf, type RelyingParty } from './relying-party.ts'
import { passkey, passkeyOffer } from '#server/identity/passkey-tables.ts'

const MOST = 20

type Owner = { account: string; login: string }

const passkeysOf = ({ database: { db } }: StoreDeps, account: string) =>
  db.select().from(passkey).where(eq(passkey.legalEntity, account)).orderBy(asc(passkey.createdAt), asc(passkey.id))

/** What the browser needs to make a passkey; `undefined` if the customer has as many as they may. */
export async function newPasskeyOptions(deps: StoreDeps, { id, name }: RelyingParty, { account, login }: Owner) {
  const customer = await findCustomer(deps, account)
  const own = await passkeysOf(deps, account)
  if (!customer || own.length >= MOST) return undefined
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new Uint8Array(userHandleOf(account)),
    userName: formatPhone(customer.phone),
    userDisplayName: fullNameOf(customer),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map((row) => ({ id: row.id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, options.challenge, { act: 'create', login })
  return options
}

/** True if the new passkey answers the challenge given to this login, and nobody has it yet (TRU-03). */
export async function createPasskey(
  deps: StoreDeps,
  { id, origin }: RelyingParty,
  { account, login }: Owner,
  { response, ...made }: NewPasskey,
  name: string,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject, transports } = response
  const verified = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, { act: 'create', login }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { credential } = verified.registrationInfo
  const kept = await deps.database.db
    .insert(passkey)
    .values({
      id: credential.id,
      legalEntity: account,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      name,
      createdAt: new Date(deps.runtime.now()),
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  await answerOffer(deps, account)
  const customer = await findCustomer(deps, account)
  if (kept.length === 0 || !customer) return false
  recordEvent(deps, { name: 'user_updated', account, details: { what: 'passkey' } })
  await recordChange(deps, deps.database.db, 'passkey', customer, { passkey: credential.id })
  return true
}

export async function listPasskeys(deps: StoreDeps, account: string): Promise<PasskeyView[]> {
  return (await passkeysOf(deps, account)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime(),
  }))
}

async function answerOffer({ database, runtime }: StoreDeps, account: string): Promise<void> {
  await database.db
    .insert(passkeyOffer)
    .values({ legalEntity: account, answeredAt: new Date(runtime.now()) })
    .onConflictDoNothing()
}

/** The passkeys of the signed-in customer (TRU-03). */
export function createOwnPasskeys(deps: StoreDeps, account: string | undefined): PasskeysPort {
  const { db } = deps.database
  const own = (id: string) => and(eq(passkey.id, id), eq(passkey.legalEntity, account ?? ''))
  return {
    list: async () => (account === undefined ? [] : listPasskeys(deps, account)),
    isOffered: async () =>
      account !== undefined && (await db.$count(passkeyOffer, eq(passkeyOffer.legalEntity, account))) === 0,
    declineOffer: async () => {
      if (account !== undefined) await answerOffer(deps, account)
    },
    rename: async (id, name) =>
      (await db.update(passkey).set({ name }).where(own(id)).returning({ id: passkey.id })).length > 0,
    remove: async (id) => {
      const [removed] = await db.delete(passkey).where(own(id)).returning({ account: passkey.legalEntity })
      if (removed) recordEvent(deps, { name: 'user_updated', account: removed.account, details: { what: 'passkey' } })
      return removed !== undefined
    },
  }
}
