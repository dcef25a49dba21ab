import { Hono } from 'hono'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '../../http/problem.ts'
import type { Cms } from './create-embedded-content.ts'
import { findPage } from './find-page.ts'

const ALSO: Readonly<Record<string, Locale>> = { no: 'nb_NO', nn: 'nb_NO', se: 'sv_SE', dk: 'da_DK' }

/** The locale of a language in an address: "nb", "nb_NO", "nb-no". */
export function localeOfLanguage(written: string): Locale | undefined {
  const said = written.toLowerCase().replace('-', '_')
  return LOCALES.find((locale) => locale.toLowerCase() === said || locale.slice(0, 2) === said) ?? (Object.hasOwn(ALSO, said) ? ALSO[said] : undefined)
}

/** Pages in the shape of ACF's REST calls (CALL-16): GET {language}/wp-json/acf/v3/pages/{pageId}/ gives the page's fields as `acf`. */
export function acfRoutes(cms: Cms): Hono {
  const routes = new Hono()
  const pages = 'wp-json/acf/v3/pages/:pageId{.+}'
  routes.on('GET', [`/${pages}`, `/:language/${pages}`], (c) => {
    const locale = localeOfLanguage(c.req.param('language') ?? 'nb')
    const found = locale && findPage(cms, locale, (c.req.param('pageId') ?? '').replace(/\/$/, ''))
    if (!found) throw new HttpProblem(404, 'not_found', 'There is no such published page in this language.')
    return c.json({ acf: found.page })
  })
  return routes
}
