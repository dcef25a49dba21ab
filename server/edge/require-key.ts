import { createMiddleware } from 'hono/factory'
import { isSameText } from '#server/keys/hash-token.ts'
import { HttpProblem } from './problem.ts'

/** Requires the key as a bearer token. While the setting is unset, every request is refused. */
export const requireKey = (setting: string, key: string | undefined) =>
  createMiddleware(async (c, next) => {
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (key === undefined || given === undefined || !isSameText(given, key)) {
      throw new HttpProblem(401, 'not_allowed', `Send the key of the setting ${setting} as a bearer token.`, {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    await next()
  })
