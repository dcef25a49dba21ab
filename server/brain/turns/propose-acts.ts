import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** What a model may propose: an option of the step, or a question that an article answers. Never words (HEAR-09). */
export type Proposal = { kind: 'answer'; payload: string } | { kind: 'question'; topic: string; asks: string }
export type Proposed = { by: string; proposals: readonly Proposal[] }

export type AtStep = {
  locale: Locale
  flow: FlowName
  options: readonly { payload: string; title: string }[]
  isValueAsked: boolean
}
export type ProposeActs = (utterance: string, at: AtStep) => Promise<Proposed>
