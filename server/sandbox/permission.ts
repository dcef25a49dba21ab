import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '#server/edge/problem.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { Login } from '#server/identity/logins.ts'
import type { StoreDeps } from '#server/deps.ts'

export type Developer = { id: string }

export type IsDeveloper = (legalEntityId: string) => Promise<boolean>

type Parts = StoreDeps & {
  everyone: boolean
  phones: readonly string[]
}

/** Allows everyone signed in, or only accounts with a listed, proven phone number (SAND-05). */
export function developersOnly({ everyone, phones, ...deps }: Parts): IsDeveloper {
  return async (legalEntityId) => {
    if (everyone) return true
    const customer = phones.length > 0 ? await findCustomer(deps, legalEntityId) : undefined
    return customer !== undefined && customer.provenAt !== null && phones.includes(customer.phone)
  }
}

export type Doorkeeper = { loginOf: (request: Request) => Promise<Login | undefined>; isDeveloper: IsDeveloper }

export type OfDeveloper = { Variables: { developer: Developer } }

/** Answers 404 to everyone else, so that the sandbox's existence is not revealed. */
export const requireDeveloper = ({ loginOf, isDeveloper }: Doorkeeper) =>
  createMiddleware<OfDeveloper>(async (c, next) => {
    const login = await loginOf(c.req.raw)
    if (!login || !(await isDeveloper(login.legalEntityId)))
      throw new HttpProblem(404, 'not_found', 'There is no such service address.')
    c.set('developer', { id: login.legalEntityId })
    c.header('cache-control', 'no-store')
    await next()
  })
