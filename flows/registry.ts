// Written by `npm run flows` from the flows there are: change those.
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { csatMobile } from './csat-mobile/flow.ts'
import { debtCheck } from './debt-check/flow.ts'
import { everyElement } from './every-element/flow.ts'
import { genericSignup } from './generic-signup/flow.ts'
import { insuranceIntro } from './insurance-intro/flow.ts'
import { insuranceLeads } from './insurance-leads/flow.ts'
import { mobileFromExternal } from './mobile-from-external/flow.ts'
import { mobileIntro } from './mobile-intro/flow.ts'
import { mobileOnboarding } from './mobile-onboarding/flow.ts'
import { powerIntro } from './power-intro/flow.ts'
import { powerOnboarding } from './power-onboarding/flow.ts'
import { refinancingIntro } from './refinancing-intro/flow.ts'
import { seLandingPage } from './se-landing-page/flow.ts'
import type { Flow } from './kit/flow.ts'
import { runnable, type RunnableFlow } from './kit/turn.ts'

/** Every conversation by name (FLOW-01). */
export const flows = {
  csat_mobile: csatMobile,
  debt_check: debtCheck,
  every_element: everyElement,
  generic_signup: genericSignup,
  insurance_intro: insuranceIntro,
  insurance_leads: insuranceLeads,
  mobile_from_external: mobileFromExternal,
  mobile_intro: mobileIntro,
  mobile_onboarding: mobileOnboarding,
  power_intro: powerIntro,
  power_onboarding: powerOnboarding,
  refinancing_intro: refinancingIntro,
  se_landing_page: seLandingPage,
} satisfies Record<FlowName, Flow>

/** Compiles every flow; a process does it once. */
export function runnableFlows(): Record<FlowName, RunnableFlow> {
  return {
    csat_mobile: runnable(csatMobile),
    debt_check: runnable(debtCheck),
    every_element: runnable(everyElement),
    generic_signup: runnable(genericSignup),
    insurance_intro: runnable(insuranceIntro),
    insurance_leads: runnable(insuranceLeads),
    mobile_from_external: runnable(mobileFromExternal),
    mobile_intro: runnable(mobileIntro),
    mobile_onboarding: runnable(mobileOnboarding),
    power_intro: runnable(powerIntro),
    power_onboarding: runnable(powerOnboarding),
    refinancing_intro: runnable(refinancingIntro),
    se_landing_page: runnable(seLandingPage),
  }
}
