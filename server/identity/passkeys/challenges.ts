import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { passkeyChallenge } from '#server/identity/passkey-tables.ts'
import { hashToken } from '#server/keys/hash-token.ts'

/** In milliseconds. */
const CHALLENGE_LIFE = 5 * 60_000

/** What a challenge is good for; `login` is the id of the login session it was given to. */
export type ChallengePurpose = { act: 'signIn' } | { act: 'create' | 'confirm'; login: string }

/** Of one login; a network's sign-ins are counted elsewhere. */
const MOST_OPEN = 20

export async function keepChallenge({ database, runtime }: StoreDeps, challenge: string, purpose: ChallengePurpose) {
  const ofPurpose = eq(passkeyChallenge.purpose, nameOf(purpose))
  if (purpose.act !== 'signIn' && (await database.db.$count(passkeyChallenge, ofPurpose)) >= MOST_OPEN)
    await database.db.delete(passkeyChallenge).where(ofPurpose)
  await database.db.insert(passkeyChallenge).values({
    hash: hashToken(challenge),
    purpose: nameOf(purpose),
    expiresAt: new Date(runtime.now() + CHALLENGE_LIFE),
  })
}

/** True once for a challenge that was given out for this purpose within five minutes. */
export async function takeChallenge(
  { database, runtime }: StoreDeps,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const taken = await database.db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, hashToken(challenge)),
        eq(passkeyChallenge.purpose, nameOf(purpose)),
        gt(passkeyChallenge.expiresAt, new Date(runtime.now())),
      ),
    )
    .returning({ hash: passkeyChallenge.hash })
  return taken.length > 0
}

export async function sweepChallenges({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date(now)))
}

const nameOf = (purpose: ChallengePurpose): string =>
  purpose.act === 'signIn' ? purpose.act : hashToken(`${purpose.act} ${purpose.login}`)
