import type { Rule } from '#flows/kit/check/finding.ts'
import { FLOW } from './tea-flow.ts'

export type Defect = {
  rule: Rule
  of: string
  file: string
  written: string
  otherwise: string
  step: string
  at?: string
  on?: string
  says: string
}

export const answerNo = (to: string) => ({
  file: FLOW,
  step: to,
  written: "no: { title: 'tea.no', to: 'person' },",
  otherwise: `no: { title: 'tea.no', to: '${to}' },`,
})
