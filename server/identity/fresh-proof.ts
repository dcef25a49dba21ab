import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { accountHolder } from './holder-tables.ts'
import { loginSession } from './login-tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { hashLogin, type Login } from './logins.ts'
import type { SignedIn } from './require-login.ts'

/** In milliseconds. Sensitive acts need a sign-in or another proof at most this old (TRU-03). */
export const FRESH_FOR = 10 * 60_000

/** Never while somebody else may hold the number (TRU-04). */
export async function isFresh({ database, runtime }: StoreDeps, { jti }: Pick<Login, 'jti'>): Promise<boolean> {
  const [row] = await database.db
    .select({ provenAt: loginSession.provenAt, doubtedAt: accountHolder.doubtedAt })
    .from(loginSession)
    .leftJoin(accountHolder, eq(accountHolder.legalEntity, loginSession.legalEntity))
    .where(eq(loginSession.jti, hashLogin(jti)))
  return row !== undefined && row.doubtedAt === null && row.provenAt.getTime() > runtime.now() - FRESH_FOR
}

export async function keepFreshProof({ database, runtime }: StoreDeps, { jti }: Pick<Login, 'jti'>): Promise<void> {
  await database.db
    .update(loginSession)
    .set({ provenAt: new Date(runtime.now()) })
    .where(eq(loginSession.jti, hashLogin(jti)))
}

export const stepUpRequired = () =>
  new HttpProblem(
    403,
    'step_up_required',
    'This needs a fresh proof of who you are: sign in again or confirm with a code or a passkey, then repeat the call.',
  )

/** For handlers behind `requireLogin`: answers 403 unless the customer has proven who they are just now. */
export function requireFreshProof(deps: StoreDeps) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (!(await isFresh(deps, c.var.login))) throw stepUpRequired()
    await next()
  })
}
