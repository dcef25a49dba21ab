import { type LoginDeps } from '#server/identity/logins.ts'
import { openLogin } from '#server/identity/login-lifetime.ts'

/** A sign-in of this customer, as if they had just proven who they are. */
export async function openedLogin(deps: LoginDeps, legalEntityId: string, headers = new Headers()) {
  const login = await openLogin(deps, legalEntityId, { method: 'code', headers, holds: () => true })
  if (!login) throw new Error(`there is no customer ${legalEntityId}`)
  return login
}
