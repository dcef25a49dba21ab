import type { EditableStep, StepEdit } from '#contracts/sandbox/step-edits.ts'
import type { FlowContext } from '#flows/kit/flow.ts'
import type { FlowService } from '#src/sandbox/flow-service.ts'

/** What each form that changes a step is given. */
export type StepFormProps = {
  service: FlowService
  flowContext: FlowContext
  source: EditableStep
  editOf: (change: StepEdit['change'], read: EditableStep['read']) => StepEdit
  onAgain: () => void
  onSaved: () => void
}
