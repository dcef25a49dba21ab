import type { Locale } from '#contracts/kernel/locale.ts'
import type { Result } from '#contracts/kernel/result.ts'

/** Where a page stands on the content server: at an address of its own (GraphQL), or under a number or name (ACF's REST). */
export type PagePlace =
  /** `group` is the ACF group its fields sit in, `fields` their names, with those inside lists in braces. */
  { uri: string; group: string; fields: string } | { pageId: string }

/** A published page as the server gives it: its fields by name, unchecked. */
export type OutsidePage = Record<string, unknown>
/** A published post as the server gives it, unchecked. */
export type OutsidePost = Record<string, unknown>

/**
 * A content server beside the portal (CALL-16). `undefined` is an answer: there is no such page, or it is not published.
 * Every call ends within its deadline; `refused` with the code 'access denied' when the server says so.
 */
export type ContentServer = {
  page: (locale: Locale, place: PagePlace) => Promise<Result<OutsidePage | undefined>>
  posts: (locale: Locale, category: string) => Promise<Result<OutsidePost[]>>
}
