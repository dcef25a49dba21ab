import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { introduction, introScene } from '../shared/introduction.ts'

/** Introduces refinancing and goes on to its conversation (FLOW-01, PAGE-02). */
export const refinancingIntro = defineFlow({
  ...introScene,
  name: 'refinancing_intro',
  offered: { sells: 'refinancing', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  humanHandover: 'talk_to_us',
  values: () => ({ banks: advertised.refinancingBanks, saving: { money: advertised.refinancingAverageSaving } }),
  steps: introduction('refinancing'),
})
