import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { newSignIn, SignIn, type IdentityPort } from '#server/gateways/identity/port.ts'
import type { StaffIdentity } from '#server/gateways/identity/staff.ts'
import { logFailure } from '#server/log-failure.ts'
import { hashToken } from '#server/keys/hash-token.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import type { NamedStaff } from '#server/setting-formats.ts'
import { staffSession } from './tables.ts'

export const STAFF_RETURN_PATH = '/services/staff-return'

const PURPOSE = 'staff session'
const AWAY = 15 * 60
/** Seconds. Not renewed: after that one signs in again. */
const SESSION = 30 * 60

const Away = v.object({ stage: v.literal('away'), ...SignIn.entries })
const In = v.object({ stage: v.literal('in'), id: v.string(), subject: v.string(), email: v.optional(v.string()) })
const Kept = v.variant('stage', [Away, In])

export type Staff = { name: string; person: string; role: NamedStaff['role'] }

export type StaffSessionDeps = StoreDeps & {
  cookies: Cookies
  staffAt: (origin: string) => IdentityPort<StaffIdentity> | undefined
  named: readonly NamedStaff[]
}

type Led = { to: string; cookie: string }

const WHAT = { what: 'staff' }
/** Of security events; no customer's id begins like that. */
export const staffActor = (subject: string) => ({ account: `staff:${subject}` })

export type StaffSessions = {
  /** Undefined without a session or for somebody who is not, or no longer, named in the settings. */
  staffOf: (request: Request) => Promise<Staff | 'stranger' | undefined>
  begin: (origin: string, locale: Locale) => Promise<Led | undefined>
  /** Undefined for a return that did not begin in this browser, or failed. */
  back: (request: Request, origin: string) => Promise<Led | undefined>
  /** Ends the session, also for whoever has kept the cookie. */
  end: (request: Request) => Promise<string>
}

export function createStaffSessions(deps: StaffSessionDeps): StaffSessions {
  const { cookies, staffAt, named, runtime } = deps
  const { db } = deps.database
  const kept = (request: Request) => unseal(deps, PURPOSE, Kept, cookies.read(request.headers, 'staff'))
  const keep = async (value: v.InferOutput<typeof Kept>, seconds: number) =>
    cookies.write('staff', await seal(deps, PURPOSE, value, seconds), seconds)

  async function open(): Promise<string> {
    const id = randomBytes(32).toString('base64url')
    const now = runtime.now()
    await db.delete(staffSession).where(lt(staffSession.expiresAt, new Date(now)))
    await db.insert(staffSession).values({ hash: hashToken(id), expiresAt: new Date(now + SESSION * 1000) })
    return id
  }
  const isOpen = async (id: string) =>
    (await db.$count(
      staffSession,
      and(eq(staffSession.hash, hashToken(id)), gt(staffSession.expiresAt, new Date(runtime.now()))),
    )) > 0

  return {
    staffOf: async (request) => {
      const session = await kept(request)
      if (session?.stage !== 'in' || !(await isOpen(session.id))) return undefined
      const { subject, email } = session
      const known = named.find(({ who }) => who === subject || (email !== undefined && who === email))
      return known ? { name: email ?? subject, person: subject, role: known.role } : 'stranger'
    },
    begin: async (origin, locale) => {
      const signIn = newSignIn(`${origin}${STAFF_RETURN_PATH}`)
      try {
        const to = await staffAt(origin)?.addressOf(signIn, locale)
        return to === undefined ? undefined : { to, cookie: await keep({ stage: 'away', ...signIn }, AWAY) }
      } catch (error) {
        logFailure(runtime.log, 'the staff’s identity provider cannot be reached', error)
        return undefined
      }
    },
    back: async (request, origin) => {
      const away = await kept(request)
      const returned = new URL(request.url)
      if (away?.stage !== 'away' || away.state !== returned.searchParams.get('state')) return undefined
      try {
        const person = await staffAt(origin)?.identityOf(away, `${away.redirectUri}${returned.search}`)
        if (!person) return undefined
        const cookie = await keep({ stage: 'in', id: await open(), ...person }, SESSION)
        recordEvent(deps, { name: 'authn_login_success', ...staffActor(person.subject), details: WHAT })
        return { to: '/staff/orders', cookie }
      } catch (error) {
        recordEvent(deps, { name: 'authn_login_fail', details: WHAT })
        logFailure(runtime.log, 'the staff’s identity provider did not say who came', error)
        return undefined
      }
    },
    end: async (request) => {
      const session = await kept(request)
      if (session?.stage === 'in') {
        await db.delete(staffSession).where(eq(staffSession.hash, hashToken(session.id)))
        recordEvent(deps, { name: 'authn_token_revoked', ...staffActor(session.subject), details: WHAT })
      }
      return cookies.write('staff', '', 0)
    },
  }
}
