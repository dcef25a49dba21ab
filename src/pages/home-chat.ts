import type { HomeContent } from '#contracts/content/home.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import { askedFlow } from './asked-flow.ts'

/** The conversation of the home landings (PAGE-01, PAGE-03): the CMS's where it names one, else the locale's own. */
export function homeChat({ locale, page }: { locale: Locale; page: Pick<HomeContent, 'flow' | 'step'> }): ChatEntry {
  const own = pageChat('/', locale)
  return { flow: askedFlow(locale, own.flow, [page.flow]), step: page.step ?? own.step }
}
