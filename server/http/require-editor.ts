import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

/** Lets in who shows the editor's token (EDITOR_TOKEN) as bearer; others get 401. Without that setting nobody may edit: 403. */
export function requireEditor(editorToken: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (editorToken === undefined) throw new HttpProblem(403, 'editing_off', 'Nothing can be edited here: the setting EDITOR_TOKEN is not set.')
    const shown = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (shown === undefined || !timingSafeEqual(digest(shown), digest(editorToken))) {
      throw new HttpProblem(401, 'not_editor', "Send the editor's token as a bearer token.", { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    c.header('Cache-Control', 'no-store')
    await next()
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
