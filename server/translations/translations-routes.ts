import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readText } from '#server/edge/read-body.ts'
import { requireEditor } from '#server/edge/require-editor.ts'
import type { Finding, TextFault } from './read-overrides.ts'
import type { Translations } from './create-translations.ts'

const LONGEST = 1024 * 1024

const MEANS: Record<TextFault, string> = {
  unknown: 'nothing in the portal has this id; it is left out',
  not_icu: 'is not a valid ICU message',
  placeholders: 'must name the same values in braces as the shipped text does',
  twice: 'stands in the file twice',
  too_long: 'is too long',
}

/**
 * GET {locale}.po exports all texts of a locale, PUT by an editor replaces the overrides (CALL-17). GET
 * {locale}.{wording}.json serves the overridden texts of screens.
 */
export function translationsRoutes(translations: Translations, editorTokens: readonly string[]): Hono {
  const routes = new Hono()
  routes.use(compress())

  routes.get('/:file{[a-z]{2}_[A-Z]{2}\\.po}', async (c) => {
    const po = await translations.written(localeOf(c.req.param('file')))
    const etag = `"${createHash('sha256').update(po).digest('base64url').slice(0, 22)}"`
    const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'text/x-gettext-translation; charset=utf-8' }
    return c.req.header('if-none-match')?.includes(etag) ? c.body(null, 304, headers) : c.body(po, 200, headers)
  })

  routes.put('/:file{[a-z]{2}_[A-Z]{2}\\.po}', requireEditor(editorTokens), async (c) => {
    const locale = localeOf(c.req.param('file'))
    if (translations.outside)
      throw new HttpProblem(409, 'outside', 'The texts come from another service (TRANSLATIONS_URL); edit them there.')
    const written = await translations.write(locale, await readText(c.req.raw, LONGEST))
    if (!written.ok) throw new HttpProblem(422, 'not_po', `This is no PO file of ${locale}: ${placeOf(written.code)}.`)
    const { changed, findings } = written.value
    const mistakes = findings.filter(({ fault }) => fault !== 'unknown')
    if (mistakes.length > 0)
      throw new HttpProblem(422, 'invalid', 'Some texts have mistakes; see errors. Nothing was changed.', {
        errors: mistakes.slice(0, 50).map(said),
      })
    return c.json({ changed, warnings: findings.slice(0, 50).map(said) })
  })

  // Nodes may briefly have different versions; only the exact version requested may be cached.
  routes.get('/:file{[a-z]{2}_[A-Z]{2}\\.[\\w-]{12}\\.json}', async (c) => {
    const locale = localeOf(c.req.param('file'))
    const asked = `/services/translations/${c.req.param('file')}`
    if (translations.screens(locale)?.address !== asked) await translations.follow(locale)
    const screens = translations.screens(locale)
    const cache = screens?.address === asked ? 'public, max-age=31536000, immutable' : 'no-store'
    return c.body(screens?.body ?? '{}', 200, { 'content-type': 'application/json', 'cache-control': cache })
  })
  return routes
}

function localeOf(file: string): Locale {
  const locale = LOCALES.find((known) => file.startsWith(known))
  if (!locale) throw new HttpProblem(404, 'not_found', `The portal speaks ${LOCALES.join(', ')}.`)
  return locale
}

const said = ({ id, fault }: Finding) => ({ path: id.slice(0, 200), message: MEANS[fault] })
const placeOf = (code = '') => (code === 'language' ? 'its header names another language' : code.replace('_', ' '))
