import { createMiddleware } from 'hono/factory'
import { isSameText } from '#server/keys/hash-token.ts'
import { HttpProblem } from './problem.ts'

export function isEditor(headers: Headers, tokens: readonly string[]): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return shown !== undefined && tokens.filter((token) => isSameText(shown, token)).length > 0
}

/** Requires one of the editors' tokens as bearer: 401 without it, 403 if no tokens are configured. */
export function requireEditor(tokens: readonly string[]) {
  return createMiddleware(async (c, next) => {
    if (tokens.length === 0)
      throw new HttpProblem(403, 'editing_off', 'Nothing can be edited here: the setting EDITOR_TOKENS is not set.')
    if (!isEditor(c.req.raw.headers, tokens)) {
      throw new HttpProblem(401, 'not_editor', "Send an editor's token as a bearer token.", {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    c.header('Cache-Control', 'no-store')
    await next()
  })
}
