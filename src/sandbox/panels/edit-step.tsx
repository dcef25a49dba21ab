import { useCallback, useEffect, useRef } from 'react'
import type { EditableStep, StepEdit } from '#contracts/sandbox/step-edits.ts'
import type { FlowContext } from '#flows/kit/flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FlowService } from '#src/sandbox/flow-service.ts'
import { askStep } from '#src/sandbox/service-calls.ts'
import { useAsked } from '#src/sandbox/use-asked.ts'
import { Button } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { AddStep, NOTHING_ADDED, type AddedStep } from './add-step.tsx'
import { OrderLists, type Orders } from './order-lists.tsx'
import panels from './panels.module.css'

/** What is open in the form of a step, and not saved. */
export type StepDraft = { kind: 'order'; orders: Orders } | { kind: 'step'; added: AddedStep }

type EditStepProps = {
  service: FlowService
  step: string
  flowContext: FlowContext
  unsaved: StepDraft | undefined
  onUnsaved: (draft: StepDraft | undefined) => void
  onSaved: () => void
}

/** Changes the order in a step, or puts a step behind it, in the flow's source file (development; 0067). */
export function EditStep({ unsaved, onUnsaved, ...rest }: EditStepProps) {
  const t = useText()
  const openers = useRef<HTMLDivElement>(null)
  const kind = unsaved?.kind
  const before = useRef(kind)
  useEffect(() => {
    if (before.current && !kind)
      openers.current?.querySelector<HTMLElement>(`[data-opens="${before.current}"]`)?.focus()
    before.current = kind
  }, [kind])
  if (unsaved) return <OpenStep {...rest} draft={unsaved} onDraft={onUnsaved} onClose={() => onUnsaved(undefined)} />
  return (
    <div ref={openers} className={panels.row}>
      <Button variant="secondary" data-opens="order" onClick={() => onUnsaved({ kind: 'order', orders: {} })}>
        {t('sandbox.order.edit')}
      </Button>
      <Button variant="secondary" data-opens="step" onClick={() => onUnsaved({ kind: 'step', added: NOTHING_ADDED })}>
        {t('sandbox.add.open')}
      </Button>
    </div>
  )
}

type OpenStepProps = Omit<EditStepProps, 'unsaved' | 'onUnsaved'> & {
  draft: StepDraft
  onDraft: (draft: StepDraft) => void
  onClose: () => void
}

function OpenStep({ service, step, flowContext, draft, onDraft, onClose, onSaved }: OpenStepProps) {
  const t = useText()
  const { name } = service.runnable.flow
  const { asked, again } = useAsked(useCallback(() => askStep(name, step), [name, step]))
  const title = draft.kind === 'order' ? t('sandbox.order.edit') : t('sandbox.add.open')
  const saved = () => {
    onSaved()
    onClose()
  }
  const editOf = (change: StepEdit['change'], read: EditableStep['read']): StepEdit => ({
    flow: name,
    step,
    change,
    read,
  })
  const shared = { service, flowContext, onAgain: again, onSaved: saved, editOf }
  return (
    <section aria-label={title} className={panels.plain}>
      {asked.state === 'asking' && <Loader />}
      {asked.state === 'failed' && <p className={panels.error}>{asked.why ?? t('sandbox.failed')}</p>}
      {asked.state === 'there' && (
        <>
          <Refused {...asked.value} kind={draft.kind} />
          {draft.kind === 'order' && asked.value.lists.length > 0 && (
            <OrderLists
              {...shared}
              source={asked.value}
              orders={draft.orders}
              onOrders={(orders) => onDraft({ kind: 'order', orders })}
            />
          )}
          {draft.kind === 'step' && asked.value.ways.length > 0 && (
            <AddStep
              {...shared}
              source={asked.value}
              added={draft.added}
              onAdded={(added) => onDraft({ kind: 'step', added })}
            />
          )}
        </>
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('sandbox.texts.cancel')}
      </Button>
    </section>
  )
}

function Refused({ refused, isShared, kind }: EditableStep & { kind: StepDraft['kind'] }) {
  const t = useText()
  return (
    <div aria-live="polite" className={panels.plain}>
      {refused[kind].map((sentence) => (
        <p key={sentence} className={panels.soft}>
          {sentence}
        </p>
      ))}
      {isShared && kind === 'order' && <p className={panels.soft}>{t('sandbox.order.shared')}</p>}
    </div>
  )
}
