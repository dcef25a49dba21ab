import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { LoginBody, RegisterBody, SendCodeBody, type LoginAnswer } from '#contracts/account/sign-in.ts'
import { NO_EFFORT } from '#contracts/kernel/effort.ts'
import { countryOfPhone, localeOfCountry } from '#contracts/kernel/country.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { hashVisitor } from '#server/brain/sessions/session-credential.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { networkOf } from '#server/edge/network.ts'
import { readBody } from '#server/edge/read-body.ts'
import { createCustomer, legalEntityIdOf } from '#server/accounts/create-customer.ts'
import { localeOfPhone } from '#server/accounts/locale-of-phone.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { CODE_REFUSALS } from '#server/budgets/code-budgets.ts'
import { refusal } from '#server/budgets/spend.ts'
import { requireLogin, type SignedIn } from './require-login.ts'
import { checkCode, readCodeMaker } from './one-time-code.ts'
import { renewToken, type AuthDeps } from './logins.ts'
import { endLogins, openLogin } from './login-lifetime.ts'
import { findRegistration, forgetRegistrations, keepRegistration } from './registrations.ts'
import type { Asker } from './send-code.ts'
import { sendCodeOrPuzzle, type CodeOrPuzzle } from './send-code-or-puzzle.ts'
import { readSigningKeys } from './signing-key.ts'

const BODY_LIMIT = 16 * 1024

/** Serves registration, one-time codes, login and logout under {auth} (CALL-01 to CALL-04). */
export function authRoutes(deps: AuthDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  routes.on('POST', ['/register', '/register/'], (c) => register(deps, c))
  routes.on('POST', ['/send-user-otp', '/send-user-otp/'], (c) => sendUserCode(deps, c))
  routes.on('POST', ['/login', '/login/'], (c) => login(deps, c))
  routes.on('POST', ['/renew', '/renew/'], (c) => renew(deps, c))
  routes.on('POST', ['/verify-token', '/verify-token/'], requireLogin(deps), (c) =>
    c.json({ valid: true, expires: new Date(c.var.login.expires).toISOString() }),
  )
  routes.on('POST', ['/logout', '/logout/'], requireLogin(deps), async (c) => {
    await endLogins(deps, c.var.login.legalEntityId)
    await deps.onLogout?.(c.var.login)
    return c.json({})
  })
  routes.get('/.well-known/jwks.json', async (c) => c.json({ keys: (await readSigningKeys(deps)).published }))
  return routes
}

/**
 * The details take effect once the same caller proves the number. The answer must not reveal whether an account exists
 * (SEC-01).
 */
async function register(deps: AuthDeps, c: Context): Promise<Response> {
  const details = await readBody(c.req.raw, RegisterBody, BODY_LIMIT)
  await keepRegistration(deps, await askerOf(deps, c), details)
  return c.json({ id: await legalEntityIdOf(deps, details.phoneNumber) }, 201)
}

async function sendUserCode(deps: AuthDeps, c: Context): Promise<Response> {
  const { phoneNumber: phone } = await readBody(c.req.raw, SendCodeBody, BODY_LIMIT)
  const open = deps.env.APP_ENV === 'development' || deps.env.APP_ENV === 'test'
  const asks = (header: string) => open && c.req.header(header) === '1'
  const ask = {
    phone,
    purpose: 'signIn' as const,
    asker: await askerOf(deps, c),
    locale: () => localeOfPhone(deps, phone),
    silent: asks('x-otp-skip-sms'),
  }
  const sending = await sendCodeOrPuzzle(deps, ask, { ...NO_EFFORT, work: c.req.header(WORK_HEADER) })
  if (sending.outcome !== 'sent') throw unsent(sending)
  return c.json(asks('x-otp-return') ? { code: sending.code } : {})
}

async function login(deps: AuthDeps, c: Context): Promise<Response> {
  const { phoneNumber: phone, password: code } = await readBody(c.req.raw, LoginBody, BODY_LIMIT)
  const { id } = await askerOf(deps, c)
  const check = await checkCode(deps, { phone, purpose: 'signIn', code, asker: id, key: deps.runtime.id() })
  if (check.outcome === 'tooMany')
    throw refusal(
      { code: 'too_many', detail: 'Too many wrong codes; wait, then ask for a new one.' },
      check.retryAfter * 1000,
    )
  if (check.outcome !== 'right') throw new HttpProblem(401, 'otp_invalid', 'The code is wrong or no longer good.')
  const customer = await customerOf(deps, phone, id)
  if (!customer)
    throw new HttpProblem(401, 'not_registered', 'The code was right, but this number has no account; register first.')
  const opened = await openLogin(deps, customer.id, {
    method: 'code',
    headers: c.req.raw.headers,
    holds: (_, account) => account.phone === phone,
  })
  if (!opened) throw new HttpProblem(401, 'otp_invalid', 'The number has changed meanwhile; ask for a new code.')
  const { accessToken } = opened
  return c.json({
    accessToken,
    tokenType: 'Bearer',
    token: accessToken,
    user: { legalEntityId: customer.id },
  } satisfies LoginAnswer)
}

/** A bearer token in place of the one shown, whose reuse ends the login (TRU-02). */
async function renew(deps: AuthDeps, c: Context): Promise<Response> {
  const renewed = await renewToken(deps, /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
  if (!renewed.ok)
    throw new HttpProblem(401, 'not_signed_in', 'Send the latest access token as a bearer token, or sign in again.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  const { accessToken, expires, legalEntityId } = renewed.value
  return c.json({
    accessToken,
    tokenType: 'Bearer',
    token: accessToken,
    expires: new Date(expires).toISOString(),
    user: { legalEntityId },
  } satisfies LoginAnswer & { expires: string })
}

async function customerOf(deps: AuthDeps, phone: PhoneNumber, asker: string): Promise<{ id: string } | undefined> {
  const [known, given] = [await findByPhone(deps, phone), await findRegistration(deps, phone, asker)]
  if (known || !given) return known
  const { firstName, middleName, lastName, email } = given
  const country = given.country ?? countryOfPhone(phone)
  const customer = await createCustomer(deps, {
    phone,
    name: { firstName, middleName: middleName ?? undefined, lastName },
    email,
    locale: given.locale ?? localeOfCountry(country),
    country,
  })
  await forgetRegistrations(deps, phone)
  return customer
}

const SessionName = v.pipe(v.string(), v.minLength(16), v.maxLength(200))

async function askerOf({ database, cookies, addressOf }: AuthDeps, c: Context): Promise<Asker> {
  const network = (await readCodeMaker(database)).hashAddress(networkOf(addressOf(c)))
  const session = v.safeParse(SessionName, c.req.header('x-otp-session'))
  if (session.success) return { id: `caller:${hashVisitor(session.output)}`, network, proven: false }
  const visitor = cookies.read(c.req.raw.headers, 'visitor')
  if (visitor !== undefined) return { id: `caller:${hashVisitor(visitor)}`, network, proven: false }
  return { id: `network:${network}`, shared: true, network, proven: false }
}

function unsent(sending: Exclude<CodeOrPuzzle, { outcome: 'sent' }>): HttpProblem {
  if (sending.outcome === 'noSms')
    return new HttpProblem(422, 'cannot_receive_sms', 'This number cannot take an SMS; use a mobile number.')
  if (sending.outcome === 'unsent')
    return new HttpProblem(503, 'sms_unavailable', 'The message could not be sent; try again in a moment.')
  const { outcome, retryAfter, puzzle } = sending
  return refusal(CODE_REFUSALS[outcome], retryAfter * 1000, puzzle)
}
