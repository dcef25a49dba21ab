import { Hono, type Context } from 'hono'
import { LoginBody, RegisterBody, SendCodeBody, type LoginAnswer } from '#contracts/account/sign-in.ts'
import { countryOfPhone, localeOfCountry } from '#contracts/kernel/country.ts'
import { HttpProblem } from '../../http/problem.ts'
import { networkOf } from '../../http/network.ts'
import { readBody } from '../../http/read-body.ts'
import { createCustomer, legalEntityIdOf } from '../account/create-customer.ts'
import { proveNumber } from '../account/find-customer.ts'
import type { AuthDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { checkCode } from './check-code.ts'
import { endLogins, openLogin } from './logins.ts'
import { localeOfPhone } from './locale-of-phone.ts'
import { readCodeMaker } from './one-time-code.ts'
import { sendCode } from './send-code.ts'
import { readSigningKey } from './signing-key.ts'

const BODY_LIMIT = 16 * 1024

/** {auth}: registration, one-time codes, login and logout (CALL-01 to 04). */
export function authRoutes(deps: AuthDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  routes.on('POST', ['/register', '/register/'], (c) => register(deps, c))
  routes.on('POST', ['/send-user-otp', '/send-user-otp/'], (c) => sendUserCode(deps, c))
  routes.on('POST', ['/login', '/login/'], (c) => login(deps, c))
  routes.on('POST', ['/verify-token', '/verify-token/'], requireLogin(deps), (c) =>
    c.json({ valid: true, expires: new Date(c.var.login.expires).toISOString() }),
  )
  routes.on('POST', ['/logout', '/logout/'], requireLogin(deps), async (c) => {
    await endLogins(deps, c.var.login.legalEntityId)
    await deps.onLogout?.(c.var.login)
    return c.json({})
  })
  routes.get('/.well-known/jwks.json', async (c) => c.json({ keys: [(await readSigningKey(deps.database)).jwk] }))
  return routes
}

/** A number that has an account gets the same answer as one that has none (SEC-01). */
async function register(deps: AuthDeps, c: Context): Promise<Response> {
  const { phoneNumber: phone, firstName, middleName, lastName, email, ...rest } = await readBody(c.req.raw, RegisterBody, BODY_LIMIT)
  const country = rest.country ?? countryOfPhone(phone)
  const locale = rest.locale ?? localeOfCountry(country)
  const name = { firstName, middleName: middleName ?? undefined, lastName }
  await createCustomer(deps, { phone, name, email, locale, country }, false)
  return c.json({ id: await legalEntityIdOf(deps, phone) }, 201)
}

async function sendUserCode(deps: AuthDeps, c: Context): Promise<Response> {
  const { phoneNumber: phone } = await readBody(c.req.raw, SendCodeBody, BODY_LIMIT)
  const open = deps.env.APP_ENV === 'development' || deps.env.APP_ENV === 'test'
  const asks = (header: string) => open && c.req.header(header) === '1'
  const sending = await sendCode(deps, {
    phone,
    asker: null,
    address: (await readCodeMaker(deps.database)).hashAddress(networkOf(deps.addressOf(c))),
    locale: await localeOfPhone(deps, phone),
    key: deps.world.id(),
    silent: asks('x-otp-skip-sms'),
  })
  if (sending.outcome === 'tooMany') throw tooMany(sending.retryAfter, 'Too many codes were asked for; wait before asking for another.')
  if (sending.outcome === 'unsent') throw new HttpProblem(503, 'sms_unavailable', 'The message could not be sent; try again in a moment.')
  return c.json(asks('x-otp-return') ? { code: sending.code } : {})
}

async function login(deps: AuthDeps, c: Context): Promise<Response> {
  const { phoneNumber: phone, password: code } = await readBody(c.req.raw, LoginBody, BODY_LIMIT)
  const check = await checkCode(deps, { phone, code, asker: null, key: deps.world.id() })
  if (check.outcome === 'tooMany') throw tooMany(check.retryAfter, 'Too many wrong codes; wait, then ask for a new one.')
  if (check.outcome !== 'right') throw new HttpProblem(401, 'otp_invalid', 'The code is wrong or no longer good.')
  const customer = await proveNumber(deps, phone)
  if (!customer) throw new HttpProblem(401, 'not_registered', 'The code was right, but this number has no account; register first.')
  const { accessToken } = await openLogin(deps, customer.id)
  return c.json({ accessToken, tokenType: 'Bearer', token: accessToken, user: { legalEntityId: customer.id } } satisfies LoginAnswer)
}

const tooMany = (retryAfter: number, detail: string) =>
  new HttpProblem(429, 'too_many', detail, { headers: { 'Retry-After': String(retryAfter) } })
