import { and, eq, gt, lt } from 'drizzle-orm'
import { RegisterBody } from '#contracts/account/sign-in.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { registration } from '#server/accounts/tables.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import type { StoreDeps } from '#server/deps.ts'

/** In milliseconds. */
export const REGISTRATION_LIFE = 86_400_000
const PURPOSE = 'registration'

type Registrant = { id: string; shared?: boolean }

/** Stores details until the same asker proves the number. Details given by other askers are kept separately. */
export async function keepRegistration(deps: StoreDeps, asker: Registrant, given: RegisterBody): Promise<void> {
  const { database, runtime } = deps
  const details = await seal(deps, PURPOSE, given, REGISTRATION_LIFE / 1000)
  const createdAt = new Date(runtime.now())
  const over = new Date(runtime.now() - REGISTRATION_LIFE)
  await database.db
    .insert(registration)
    .values({ phone: given.phoneNumber, asker: asker.id, details, createdAt })
    .onConflictDoUpdate({
      target: [registration.phone, registration.asker],
      set: { details, createdAt },
      ...(asker.shared && { setWhere: lt(registration.createdAt, over) }),
    })
}

export async function findRegistration(
  deps: StoreDeps,
  phone: PhoneNumber,
  asker: string,
): Promise<RegisterBody | undefined> {
  const { database, runtime } = deps
  const since = new Date(runtime.now() - REGISTRATION_LIFE)
  const [row] = await database.db
    .select()
    .from(registration)
    .where(and(eq(registration.phone, phone), eq(registration.asker, asker), gt(registration.createdAt, since)))
  return unseal(deps, PURPOSE, RegisterBody, row?.details)
}

export async function forgetRegistrations({ database }: StoreDeps, phone: PhoneNumber): Promise<void> {
  await database.db.delete(registration).where(eq(registration.phone, phone))
}
