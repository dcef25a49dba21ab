import { Hono } from 'hono'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Sites } from '#server/edge/sites.ts'

const VALID_DAYS = 180

type Settings = { sites: Sites; content: Pick<ContentPort, 'customerService'>; now: () => number }

export function securityTxt({ sites, content, now }: Settings): Hono {
  return new Hono().get('/.well-known/security.txt', async (c) => {
    const { origin, locale } = sites.of(c.req.raw)
    const { email } = await content.customerService(locale)
    const expires = new Date(now() + VALID_DAYS * 86_400_000).toISOString()
    return c.text(
      `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: no, sv, da, en\nCanonical: ${origin}/.well-known/security.txt\n`,
    )
  })
}
