import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '#server/edge/problem.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { Login } from '#server/identity/logins.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Who may open the sandbox; `id` is their legal entity. */
export type Developer = { id: string }

/** Finds out whether a legal entity is a developer. */
export type IsDeveloper = (legalEntityId: string) => Promise<boolean>

type Parts = StoreDeps & {
  /** Development and test: everyone signed in is a developer. */
  everyone: boolean
  /** Phone numbers of the developers, in full. */
  phones: readonly string[]
}

/** Who of those signed in may open the sandbox (SAND-05): everyone, or only whose own proven phone number is listed. */
export function developersOnly({ everyone, phones, ...deps }: Parts): IsDeveloper {
  return async (legalEntityId) => {
    if (everyone) return true
    const customer = phones.length > 0 ? await findCustomer(deps, legalEntityId) : undefined
    return customer !== undefined && customer.provenAt !== null && phones.includes(customer.phone)
  }
}

export type Doorkeeper = { loginOf: (request: Request) => Promise<Login | undefined>; isDeveloper: IsDeveloper }

export type OfDeveloper = { Variables: { developer: Developer } }

/** Lets developers in; to everyone else there is nothing here, not even something to sign in to. */
export const requireDeveloper = ({ loginOf, isDeveloper }: Doorkeeper) =>
  createMiddleware<OfDeveloper>(async (c, next) => {
    const login = await loginOf(c.req.raw)
    if (!login || !(await isDeveloper(login.legalEntityId)))
      throw new HttpProblem(404, 'not_found', 'There is no such service address.')
    c.set('developer', { id: login.legalEntityId })
    c.header('cache-control', 'no-store')
    await next()
  })
