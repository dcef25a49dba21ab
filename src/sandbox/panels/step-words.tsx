import type { TextValue } from '#flows/kit/text-value.ts'
import { useEffect, useRef, useState } from 'react'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FlowService } from '#src/sandbox/flow-service.ts'
import { Button } from '#src/ui/button.tsx'
import { EditTexts, type WrittenTexts } from './edit-texts.tsx'
import styles from './panels.module.css'

type StepWordsProps = {
  service: FlowService
  step: string
  flowContext: FlowContext
  /** What was typed in this step's form and is not saved, also while another step was shown. */
  unsaved: WrittenTexts | undefined
  onUnsaved: (written: WrittenTexts | undefined) => void
  onSaved: () => void
}

/** The texts of a step in each locale; in development they can be changed in place. */
export function StepWords({ service, step, flowContext, unsaved, onUnsaved, onSaved }: StepWordsProps) {
  const t = useText()
  const { flow } = service.runnable
  const [isEditing, setEditing] = useState(unsaved !== undefined)
  const opener = useRef<HTMLDivElement>(null)
  const words = wordsOfStep(flow, step, flowContext)
  const spoken = LOCALES.filter((locale) => flow.locales.includes(locale))
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.querySelector('button')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const close = () => {
    setEditing(false)
    onUnsaved(undefined)
  }
  if (isEditing)
    return (
      <EditTexts
        ids={words.map(({ id }) => id)}
        spoken={spoken}
        written={unsaved ?? {}}
        onWrite={(key, text) => onUnsaved({ ...unsaved, [key]: text })}
        onClose={close}
        onSaved={() => {
          onSaved()
          close()
        }}
      />
    )
  return (
    <>
      {words.map(({ id, values }) => (
        <div key={id}>
          <h2 className={`${styles.heading} ${styles.code}`}>{id}</h2>
          <dl className={styles.words}>
            {spoken.map((locale) => (
              <div key={locale} style={{ display: 'contents' }}>
                <dt>{locale}</dt>
                <dd lang={locale.slice(0, 2)}>
                  {id in service.service.texts[locale] ? service.speak(locale, id, values) : t('sandbox.step.noText')}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {service.service.writes && words.length > 0 && (
        <div ref={opener}>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {t('sandbox.texts.edit')}
          </Button>
        </div>
      )}
    </>
  )
}

type Word = { id: string; values: Record<string, TextValue | undefined> }

function wordsOfStep(flow: Flow, name: string, flowContext: FlowContext): Word[] {
  const step = flow.steps[name]
  if (!step) return []
  const values = flow.values(flowContext)
  const said = (step.say ?? []).map((id) => ({ id, values }))
  const rows = (flow.summaries[step.summary ?? '']?.(flowContext) ?? []).map(({ label, values: filling = {} }) => ({
    id: label,
    values: filling,
  }))
  if (!('ask' in step)) return [...said, ...rows]
  const { choices = {}, offer, input, leave, frame, consent } = step.ask
  const offered = (flow.offers[offer?.from ?? '']?.(flowContext) ?? []).map((option) => ({
    id: option.title,
    values: { ...values, ...option.values },
  }))
  const fixed = Object.values(choices).map(({ title }) => ({ id: title, values }))
  const all = [
    ...said,
    ...rows,
    ...offered,
    ...fixed,
    ...(consent ? [{ id: consent, values }] : []),
    ...(input ? [{ id: input.label, values: {} }] : []),
    ...(leave ? [{ id: leave.button, values }] : []),
    ...(frame ? [{ id: frame.button, values }] : []),
  ]
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}
