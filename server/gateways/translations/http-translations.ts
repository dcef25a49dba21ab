import { fault, ok } from '#contracts/kernel/result.ts'
import { createHttpClient, textOf } from '#server/gateways/http-client.ts'
import type { TranslationsPort } from './port.ts'

/** Reads `{url}/{locale}.po`. Redirects are not followed and count as `unreachable`. */
export function createHttpTranslations(url: string, deadline = 5_000): TranslationsPort {
  const ask = createHttpClient({ base: url, deadline, largest: 1024 * 1024 })
  return {
    read: async (locale, etag) => {
      const headers = {
        accept: 'text/x-gettext-translation, text/plain;q=0.9',
        ...(etag !== undefined && { 'if-none-match': etag }),
      }
      const answer = await ask({ path: `${locale}.po`, headers })
      if (!answer.ok) return answer
      const { status, headers: told } = answer.value
      if (status < 300) {
        const po = textOf(answer.value)
        return po === undefined ? fault('unreadable', 'not_utf8') : ok({ po, etag: told.get('etag')?.slice(0, 200) })
      }
      if (status === 304 && etag !== undefined) return ok('unchanged')
      return status === 404 || status === 410 ? fault('notFound') : fault('refused', `http_${status}`)
    },
  }
}
