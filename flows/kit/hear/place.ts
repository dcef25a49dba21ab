import type { Translate } from '../render-elements.ts'
import type { Registers } from '../values/registers.ts'
import type { Flow, FlowContext } from '../flow.ts'

/** `shown`: payloads of the buttons the visitor sees, which decide what a bare "ja" confirms. */
export type Place = {
  flow: Flow
  step: string
  flowContext: FlowContext
  translate: Translate
  shown: readonly string[]
  registers: Registers
}
