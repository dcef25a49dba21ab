import type { Person } from '#contracts/account/credentials.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { localeOfHost, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { hashVisitor, type SessionTokens, type Caller } from '#server/brain/sessions/session-credential.ts'
import { findCustomer, personOf } from '#server/accounts/find-customer.ts'
import { readLogin, type Login, type OpenLogin } from '#server/identity/logins.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { SwitchedOff } from '#server/ports/switched-off.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import type { Cookies } from './cookies.ts'
import { forwardedHost } from './forwarded-host.ts'

export type VisitorReader = {
  /** The language chosen by cookie, otherwise that of the host (SHELL-01). */
  localeOf: (request: Request) => Locale
  /** The open login of the portal's cookie (AUTH-04). */
  loginOf: (request: Request) => Promise<Login | undefined>
  signedInOf: (request: Request) => Promise<SignedInPerson | undefined>
  callerOf: (request: Request) => Promise<Caller>
}

export type SignedInPerson = { person: Person; login: Login }

type Deps = StoreDeps & {
  cookies: Cookies
  tokens: SessionTokens
  trustProxy: boolean
  switchedOff: SwitchedOff
  vippsOffered: boolean
}

export function createVisitorReader(deps: Deps): VisitorReader {
  const { cookies, tokens, trustProxy } = deps

  async function loginOf(request: Request): Promise<OpenLogin | undefined> {
    const token =
      cookies.read(request.headers, 'login') ?? /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const login = token ? await readLogin(deps, token) : undefined
    return login?.ok ? login.value : undefined
  }

  async function factsOf(login: Login | undefined): Promise<Facts> {
    const customer = login && (await findCustomer(deps, login.legalEntityId))
    const switchedOff = await deps.switchedOff(customer?.id)
    return {
      ...(customer && knownFacts(customer)),
      ...(switchedOff.length > 0 && { switchedOff: [...switchedOff] }),
      ...(deps.vippsOffered && { vippsOffered: true }),
    }
  }

  return {
    loginOf,
    localeOf: (request) => {
      return readLocale(cookies.read(request.headers, 'locale')) ?? localeOfHost(forwardedHost(request, trustProxy))
    },
    signedInOf: async (request) => {
      const login = await loginOf(request)
      const person = login && (await personOf(deps, login.legalEntityId))
      return person && { login, person: { ...person, expires: Math.min(login.expires, login.idleUntil) } }
    },
    callerOf: async (request) => {
      const visitor = cookies.read(request.headers, 'visitor')
      const session = await tokens.read(request.headers.get('authorization') ?? undefined)
      const login = session ? undefined : await loginOf(request)
      return {
        proof: { visitor: visitor ? hashVisitor(visitor) : undefined, session, customer: login?.legalEntityId },
        login,
        facts: await factsOf(login),
      }
    },
  }
}

function knownFacts(row: LegalEntity): Facts {
  const { id, firstName, middleName, lastName, phone, email, birthDate, postalCode, city } = row
  const street = [row.streetName, `${row.streetNumber ?? ''}${row.streetLetter ?? ''}`].filter(Boolean).join(' ')
  return {
    signedIn: true,
    customerId: id,
    firstName,
    phone,
    ...(lastName && { name: { firstName, lastName, ...(middleName && { middleName }) } }),
    ...(email && { email }),
    ...(birthDate && { birthDate }),
    ...(street && postalCode && city && { street, postalCode, city }),
  }
}
