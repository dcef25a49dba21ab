import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import {
  NewPasskey,
  PASSKEY_CALLS,
  PasskeyName,
  PasskeyProof,
  type PasskeySignedIn,
} from '#contracts/account/passkeys.ts'
import { passkeyCosts, requireBudget } from '#server/budgets/spend.ts'
import type { Tx } from '#server/db/database.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import { type SignedInDeps } from '#server/identity/logins.ts'
import { openLogin } from '#server/identity/login-lifetime.ts'
import { requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { keepFreshProof, requireFreshProof } from '#server/identity/fresh-proof.ts'
import type { SwitchedOff } from '#server/ports/switched-off.ts'
import { passkey } from '#server/identity/passkey-tables.ts'
import { createPasskey, newPasskeyOptions } from './own-passkeys.ts'
import { passkeyQuestion, provePasskey } from './prove-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'

const BODY_LIMIT = 32 * 1024

type PasskeyDeps = SignedInDeps & {
  env: { BRAND: string }
  hereOf: (request: Request) => string
  /** Hashed network address; null when it is not rate limited. */
  countedAddress: (c: Context) => string | null
  switchedOff: SwitchedOff
}

const refused = () => new HttpProblem(401, 'passkey_refused', 'The passkey was not accepted; try again or use a code.')

/** Serves signing in, making and confirming with passkeys (TRU-03). */
export function passkeyRoutes(deps: PasskeyDeps): Hono<SignedIn> {
  const { cookies, env, hereOf } = deps
  const partyOf = (c: Context) => relyingPartyOf(hereOf(c.req.raw), env.BRAND)
  const ownerOf = (c: Context<SignedIn>) => ({ account: c.var.login.legalEntityId, login: c.var.login.jti })
  const routes = new Hono<SignedIn>()
  routes.use('/services/auth/passkeys/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  routes.post(PASSKEY_CALLS.signInOptions, async (c) => {
    await requireBudget(deps, deps.runtime.id(), passkeyCosts(deps.countedAddress(c)))
    return c.json(await passkeyQuestion(deps, partyOf(c), { act: 'signIn' }))
  })
  routes.post(PASSKEY_CALLS.signIn, async (c) => {
    const proof = await readBody(c.req.raw, PasskeyProof, BODY_LIMIT)
    const account = await provePasskey(deps, partyOf(c), { act: 'signIn' }, proof)
    if (account === undefined) throw refused()
    const { headers } = c.req.raw
    const isKept = async (tx: Tx) => (await tx.$count(passkey, eq(passkey.id, proof.id))) > 0
    const login = await openLogin(deps, account, { method: 'passkey', headers, holds: isKept })
    if (!login) throw refused()
    const origin = cookies.read(headers, 'origin')
    c.header('set-cookie', cookies.write('login', login.accessToken, deps.env.LOGIN_HOURS * 3600), { append: true })
    c.header('set-cookie', cookies.write('origin', '', 0), { append: true })
    return c.json({ to: origin === undefined ? '/welcome' : ownPath(origin) } satisfies v.InferOutput<
      typeof PasskeySignedIn
    >)
  })

  const switchedOn = createMiddleware<SignedIn>(async (c, next) => {
    if ((await deps.switchedOff(c.var.login.legalEntityId)).includes('passkeys'))
      throw new HttpProblem(403, 'switched_off', 'No passkeys are made now; sign in with a code.')
    await next()
  })
  const making = [requireLogin(deps), switchedOn, requireFreshProof(deps)] as const
  routes.post(PASSKEY_CALLS.newOptions, ...making, async (c) => {
    const options = await newPasskeyOptions(deps, partyOf(c), ownerOf(c))
    if (!options) throw new HttpProblem(409, 'too_many_passkeys', 'Remove a passkey before you make another.')
    return c.json(options)
  })
  routes.post(PASSKEY_CALLS.create, ...making, async (c) => {
    const { name, made } = await readBody(c.req.raw, v.object({ name: PasskeyName, made: NewPasskey }), BODY_LIMIT)
    if (!(await createPasskey(deps, partyOf(c), ownerOf(c), made, name))) throw refused()
    return c.json({}, 201)
  })

  routes.post(PASSKEY_CALLS.confirmOptions, requireLogin(deps), async (c) => {
    const { account, login } = ownerOf(c)
    return c.json(await passkeyQuestion(deps, partyOf(c), { act: 'confirm', login }, account))
  })
  routes.post(PASSKEY_CALLS.confirm, requireLogin(deps), async (c) => {
    const { account, login } = ownerOf(c)
    const proof = await readBody(c.req.raw, PasskeyProof, BODY_LIMIT)
    const proven = await provePasskey(deps, partyOf(c), { act: 'confirm', login }, proof)
    if (proven === undefined || proven !== account) throw refused()
    await keepFreshProof(deps, c.var.login)
    return c.json({})
  })
  return routes
}
