import type { FlowName } from '#contracts/chat/flow-name.ts'
import { csatMobile } from './csat-mobile/flow.ts'
import { debtCheck } from './debt-check/flow.ts'
import { everyElement } from './every-element/flow.ts'
import { genericSignup } from './generic-signup/flow.ts'
import { insuranceIntro } from './insurance-intro/flow.ts'
import { insuranceLeads } from './insurance-leads/flow.ts'
import { runnable, type RunnableFlow } from './kit/turn.ts'
import { mobileFromExternal } from './mobile-from-external/flow.ts'
import { mobileIntro } from './mobile-intro/flow.ts'
import { mobileOnboarding } from './mobile-onboarding/flow.ts'
import { powerIntro } from './power-intro/flow.ts'
import { powerOnboarding } from './power-onboarding/flow.ts'
import { refinancingIntro } from './refinancing-intro/flow.ts'
import { seLandingPage } from './se-landing-page/flow.ts'
import type { Flow } from './kit/flow.ts'

/** Every conversation by name (FLOW-01). */
export const flows = {
  mobile_onboarding: mobileOnboarding,
  mobile_from_external: mobileFromExternal,
  generic_signup: genericSignup,
  power_onboarding: powerOnboarding,
  debt_check: debtCheck,
  se_landing_page: seLandingPage,
  insurance_leads: insuranceLeads,
  csat_mobile: csatMobile,
  mobile_intro: mobileIntro,
  insurance_intro: insuranceIntro,
  refinancing_intro: refinancingIntro,
  power_intro: powerIntro,
  every_element: everyElement,
} satisfies Record<FlowName, Flow>

/** Compiles every flow; a process does it once. */
export function runnableFlows(): Record<FlowName, RunnableFlow> {
  return {
    mobile_onboarding: runnable(mobileOnboarding),
    mobile_from_external: runnable(mobileFromExternal),
    generic_signup: runnable(genericSignup),
    power_onboarding: runnable(powerOnboarding),
    debt_check: runnable(debtCheck),
    se_landing_page: runnable(seLandingPage),
    insurance_leads: runnable(insuranceLeads),
    csat_mobile: runnable(csatMobile),
    mobile_intro: runnable(mobileIntro),
    insurance_intro: runnable(insuranceIntro),
    refinancing_intro: runnable(refinancingIntro),
    power_intro: runnable(powerIntro),
    every_element: runnable(everyElement),
  }
}
