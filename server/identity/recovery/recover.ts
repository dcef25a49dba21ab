import type { RecoveryTrouble } from '#contracts/account/recovery.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import { isReleased } from '#server/accounts/number-holder.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { recoveryCosts, spend } from '#server/budgets/spend.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { hashPerson, isDoubted, keepHolder } from '#server/identity/account-holder.ts'
import { endLogins, openLogin } from '#server/identity/login-lifetime.ts'
import type { LoginDeps } from '#server/identity/logins.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { findOwnAccount } from './find-own-account.ts'

export type RecoverDeps = LoginDeps & { customers: CustomerRegister }

/** `from` is a number the account had, `to` the one proven now; `key` counts a repetition once. */
export type Recovering = {
  key: string
  from: PhoneNumber
  to: PhoneNumber
  headers: Headers
  network: string | null
}

/**
 * Binds the number to the account of whom BankID has proven, signs them in, and ends all that was signed in before. The
 * number and address of before are told (TRU-04).
 */
export async function recover(
  deps: RecoverDeps,
  identity: Identity,
  { key, from, to, headers, network }: Recovering,
): Promise<{ accessToken: string } | { trouble: RecoveryTrouble }> {
  const costs = recoveryCosts({ person: await hashPerson(deps, identity.nationalId), network })
  if (await spend(deps, `recovery:${key}`, costs)) return { trouble: 'busy' }
  const account = await findOwnAccount(deps, identity, from)
  if (!account) {
    recordEvent(deps, { name: 'authn_login_fail', details: { what: 'recovery', reason: 'noMatch' } })
    return { trouble: 'noMatch' }
  }
  const trouble = account.phone === to ? undefined : await bindNumber(deps, account, to)
  if (trouble) return { trouble }
  await keepHolder(deps, account.id, identity.nationalId, account.phone === to ? 'told' : 'untold')
  await endLogins(deps, account.id)
  recordEvent(deps, { name: 'user_updated', account: account.id, details: { what: 'recovery' } })
  const holds = (_: unknown, { phone }: Pick<LegalEntity, 'phone'>) => phone === to
  return (await openLogin(deps, account.id, { method: 'bankid', headers, holds })) ?? { trouble: 'failed' }
}

async function bindNumber(
  deps: RecoverDeps,
  { id, phone: before }: LegalEntity,
  to: PhoneNumber,
): Promise<'taken' | 'failed' | undefined> {
  if (!(await deps.customers.changePhone(id, to)).ok) return 'failed'
  // While it is doubted who holds the number of before, a code to it undoes nothing.
  const how = (await isDoubted(deps, id)) ? 'recoveredForGood' : 'recovered'
  if (await changePhone(deps, id, to, how)) return undefined
  if (!isReleased(before)) await deps.customers.changePhone(id, before)
  return 'taken'
}
