import * as v from 'valibot'

/** Every conversation flow there is (FLOW-01). `every_element` shows each kind of element once, for tests and /kitchensink. */
export const FLOW_NAMES = [
  'mobile_onboarding',
  'mobile_from_external',
  'generic_signup',
  'power_onboarding',
  'se_landing_page',
  'debt_check',
  'insurance_leads',
  'csat_mobile',
  'mobile_intro',
  'insurance_intro',
  'refinancing_intro',
  'power_intro',
  'every_element',
] as const
export const FlowName = v.picklist(FLOW_NAMES)
export type FlowName = v.InferOutput<typeof FlowName>

export const isFlowName = (written: string | null | undefined): written is FlowName => v.is(FlowName, written)
