import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { DevicesPort } from '#src/api/portal.ts'
import { loginSession } from '#server/identity/login-tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { hashLogin, IDLE_LIMIT, type Login } from '#server/identity/logins.ts'

/** The open logins of the signed-in customer; `browser` is the hash of the visitor's cookie (TRU-03). */
export function createDevices(deps: StoreDeps, login: Login | undefined, browser?: string): DevicesPort {
  const { database, runtime } = deps

  async function openLogins() {
    if (!login) return []
    const now = runtime.now()
    return database.db
      .select()
      .from(loginSession)
      .where(
        and(
          eq(loginSession.legalEntity, login.legalEntityId),
          isNull(loginSession.revokedAt),
          gt(loginSession.expiresAt, new Date(now)),
          gt(loginSession.lastSeenAt, new Date(now - IDLE_LIMIT)),
        ),
      )
      .orderBy(desc(loginSession.lastSeenAt), desc(loginSession.createdAt))
  }

  async function endEach(jtis: readonly string[]): Promise<boolean> {
    const ended = await database.db
      .update(loginSession)
      .set({ revokedAt: new Date(runtime.now()) })
      .where(and(inArray(loginSession.jti, [...jtis]), isNull(loginSession.revokedAt)))
      .returning({ jti: loginSession.jti })
    if (login && ended.length > 0)
      recordEvent(deps, { name: 'authn_token_revoked', account: login.legalEntityId, details: { count: ended.length } })
    return ended.length > 0
  }

  return {
    list: async () =>
      (await openLogins()).map(({ jti, browser, system, method, createdAt, lastSeenAt }) => ({
        id: shownId(jti),
        browser,
        system,
        method,
        signedInAt: createdAt.getTime(),
        lastSeenAt: lastSeenAt.getTime(),
        isThis: login !== undefined && jti === hashLogin(login.jti),
      })),
    end: async (id) => {
      const named = (await openLogins()).filter(({ jti }) => shownId(jti) === id)
      return endEach(named.map(({ jti }) => jti))
    },
    endOthers: async () => {
      if (login) await endLogins(deps, login.legalEntityId, { login: login.jti, visitor: browser })
    },
  }
}

const shownId = (jti: string): string => createHash('sha256').update(`login ${jti}`).digest('base64url').slice(0, 22)
