import type * as v from 'valibot'
import type { IdentityPort, SignIn } from '#server/gateways/identity/port.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Runtime } from '#server/runtime.ts'

type Returned<Person> = {
  /** Undefined where the provider is not configured any more. */
  provider: IdentityPort<Person> | undefined
  away: v.InferOutput<typeof SignIn>
  address: URL
}

/** What becomes of the person whom an identity provider sent back, or why it named nobody. A failure is logged. */
export async function withReturnedPerson<Person, Outcome>(
  { log }: Pick<Runtime, 'log'>,
  { provider, away, address }: Returned<Person>,
  become: (person: Person) => Promise<Outcome>,
): Promise<Outcome | 'cancelled' | 'failed'> {
  const error = address.searchParams.get('error')
  if (error) return error === 'access_denied' ? 'cancelled' : 'failed'
  try {
    if (!provider) return 'failed'
    return await become(await provider.identityOf(away, `${away.redirectUri}${address.search}`))
  } catch (failure) {
    logFailure(log, 'the return from an identity provider failed', failure)
    return 'failed'
  }
}
