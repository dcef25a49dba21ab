import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { introduction } from '../shared/introduction.ts'

/** Introduces refinancing and continues with its conversation (FLOW-01, PAGE-02). */
export const refinancingIntro = defineFlow({
  name: 'refinancing_intro',
  offered: { sells: 'refinancing', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  values: () => ({ banks: advertised.refinancingBanks, saving: { money: advertised.refinancingAverageSaving } }),
  steps: introduction('refinancing'),
})
