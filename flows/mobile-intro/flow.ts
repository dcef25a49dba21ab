import { defineFlow } from '../kit/define-flow.ts'
import { introduction } from '../shared/introduction.ts'

/** Introduces mobile subscriptions and continues with ordering one (FLOW-01, PAGE-02). */
export const mobileIntro = defineFlow({
  name: 'mobile_intro',
  offered: { sells: 'mobile', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  steps: introduction('mobile'),
})
