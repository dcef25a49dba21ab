import type { Locale } from '#contracts/kernel/locale.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import { askedFlow } from './asked-flow.ts'

/** The introduction (PAGE-02): the query's flow, else that of its product, where they are offered; else the locale's own. */
export function introChat({ query, locale }: { query: URLSearchParams; locale: Locale }): ChatEntry {
  const own = pageChat('/intro', locale)
  return { flow: askedFlow(locale, own.flow, [query.get('flow'), `${query.get('product') ?? ''}_intro`]), step: query.get('step') ?? own.step }
}
