import type { Locale } from '#contracts/kernel/locale.ts'
import type { Result } from '#contracts/kernel/result.ts'

/** A catalogue as a service keeps it; `etag` names this very wording. */
export type Catalogue = { po: string; etag: string | undefined }

/** A service of translations (CALL-17). `unchanged` when its wording still is that of `etag`; `notFound` when it has none of the locale. */
export type TranslationsPort = {
  read: (locale: Locale, etag: string | undefined) => Promise<Result<Catalogue | 'unchanged'>>
}
