import { fault, ok } from '#contracts/kernel/result.ts'
import { readLimited } from '../read-limited.ts'
import type { TranslationsPort } from './port.ts'

/** Longest a service may take, in milliseconds, and longest a catalogue may be, in bytes. */
const DEADLINE = 5_000
const LONGEST = 1024 * 1024

/** Reads `{url}/{locale}.po`. Only that host is asked: an answer that leads elsewhere is `unreachable`. */
export function createHttpTranslations(url: string, deadline: number = DEADLINE): TranslationsPort {
  const base = url.replace(/\/$/, '')
  return {
    read: async (locale, etag) => {
      try {
        const answer = await fetch(`${base}/${locale}.po`, {
          headers: { accept: 'text/x-gettext-translation, text/plain;q=0.9', ...(etag !== undefined && { 'if-none-match': etag }) },
          redirect: 'error',
          signal: AbortSignal.timeout(deadline),
        })
        if (answer.ok) return ok({ po: await readLimited(answer, LONGEST), etag: answer.headers.get('etag')?.slice(0, 200) })
        await answer.body?.cancel()
        if (answer.status === 304 && etag !== undefined) return ok('unchanged')
        if (answer.status === 404 || answer.status === 410) return fault('notFound')
        return fault(answer.status < 500 ? 'refused' : 'unreachable', `http_${answer.status}`)
      } catch (error) {
        return fault('unreachable', error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no_answer')
      }
    },
  }
}
