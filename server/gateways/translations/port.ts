import type { Locale } from '#contracts/kernel/locale.ts'
import type { Result } from '#contracts/kernel/result.ts'

export type Catalogue = { po: string; etag: string | undefined }

/** Translation service (CALL-17). Returns `unchanged` if `etag` still matches and `notFound` if it lacks the locale. */
export type TranslationsPort = {
  read: (locale: Locale, etag: string | undefined) => Promise<Result<Catalogue | 'unchanged'>>
}
