import type { Locale } from '#contracts/kernel/locale.ts'
import type { Result } from '#contracts/kernel/result.ts'

export type PagePlace =
  /** `group` is the ACF field group; `fields` lists its fields, with those inside lists in braces. */
  { uri: string; group: string; fields: string } | { pageId: string }

/** Fields by name, not yet validated. */
export type OutsidePage = Record<string, unknown>
export type OutsidePost = Record<string, unknown>

/**
 * Content server beside the portal (CALL-16). `undefined` means there is no published page; `refused` has the code
 * 'access denied'. Every call has a deadline.
 */
export type ContentServer = {
  page: (locale: Locale, place: PagePlace) => Promise<Result<OutsidePage | undefined>>
  posts: (locale: Locale, category: string) => Promise<Result<OutsidePost[]>>
}
