import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { HomeContent } from '#contracts/content/home.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ChatEntry } from '#src/api/portal.ts'

const FLOWS: Record<Locale, FlowName> = { nb_NO: 'mobile_from_external', sv_SE: 'se_landing_page', da_DK: 'power_onboarding', en_US: 'generic_signup' }

/** The conversation of the home landings (PAGE-01, PAGE-03): the CMS's where it names one, else the locale's own. */
export function homeChat({ locale, page }: { locale: Locale; page: Pick<HomeContent, 'flow' | 'step'> }): ChatEntry {
  return { flow: page.flow ?? FLOWS[locale], step: page.step ?? 'init' }
}
