import { defineFlow } from '../kit/define-flow.ts'
import { introduction, introScene } from '../shared/introduction.ts'

/** Introduces the mobile subscriptions and goes on to ordering one (FLOW-01, PAGE-02). */
export const mobileIntro = defineFlow({
  ...introScene,
  name: 'mobile_intro',
  offered: { sells: 'mobile', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  humanHandover: 'talk_to_us',
  steps: introduction('mobile'),
})
