import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { introduction } from '../shared/introduction.ts'

/** Introduces insurance and continues with its conversation (FLOW-01, PAGE-02). */
export const insuranceIntro = defineFlow({
  name: 'insurance_intro',
  offered: { sells: 'insurance', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  values: () => ({ saving: advertised.insuranceSavingOverPercent }),
  steps: introduction('insurance'),
})
