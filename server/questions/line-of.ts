import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Article } from '#contracts/content/faq.ts'

const LINES: Partial<Record<FlowName, Article['category']>> = {
  mobile_onboarding: 'mobile',
  mobile_from_external: 'mobile',
  mobile_intro: 'mobile',
  csat_mobile: 'mobile',
  insurance_leads: 'insurance',
  insurance_intro: 'insurance',
  debt_check: 'refinancing',
  refinancing_intro: 'refinancing',
  power_onboarding: 'power',
  power_intro: 'power',
  se_landing_page: 'power',
  generic_signup: 'account',
}

/** What a conversation is about, by which articles on it go before others. */
export const lineOf = (flow: FlowName | undefined): Article['category'] | undefined => (flow ? LINES[flow] : undefined)
