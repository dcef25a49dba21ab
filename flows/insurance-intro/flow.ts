import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { introduction, introScene } from '../shared/introduction.ts'

/** Introduces insurance and goes on to its conversation (FLOW-01, PAGE-02). */
export const insuranceIntro = defineFlow({
  ...introScene,
  name: 'insurance_intro',
  offered: { sells: 'insurance', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  humanHandover: 'talk_to_us',
  values: () => ({ saving: advertised.insuranceSavingOverPercent }),
  steps: introduction('insurance'),
})
