import { useId, useState, type FormEvent } from 'react'
import { edgesOf } from '#flows/kit/edges.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import { SAMPLE_ANSWERS } from '#flows/kit/run/samples.ts'
import { stepFacts } from '#flows/kit/step-facts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { FlowService } from '#src/sandbox/flow-service.ts'
import { StepLink } from '#src/sandbox/step-link.tsx'
import type { Facts } from '#contracts/chat/facts.ts'
import { readFacts } from '#flows/kit/run/read-facts.ts'
import { Button } from '#src/ui/button.tsx'
import { ReplayNames } from './replay-names.tsx'
import { EditStep, type StepDraft } from './edit-step.tsx'
import type { WrittenTexts } from './edit-texts.tsx'
import { StepWords } from './step-words.tsx'
import styles from './panels.module.css'
import type { FlowContext } from '#flows/kit/flow.ts'

type StepPanelProps = {
  service: FlowService
  step: string
  flowContext: FlowContext
  onSelect: (step: string) => void
  onJump: (step: string, facts: FlowContext['facts']) => void
  /** Opens a replay at the moment it reaches the step. */
  onOpenReplay: (name: string, step: string) => void
  /** Called when the step was changed in its files. */
  onSaved: () => void
}

export function StepPanel({
  service,
  step: name,
  flowContext,
  onSelect,
  onJump,
  onOpenReplay,
  onSaved,
}: StepPanelProps) {
  const t = useText()
  const { flow } = service.runnable
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, WrittenTexts | undefined>>>({})
  const [drafts, setDrafts] = useState<Readonly<Record<string, StepDraft | undefined>>>({})
  const step = flow.steps[name]
  if (!step) return null
  const { reads, writes } = stepFacts(flow, name)
  const input = 'ask' in step ? step.ask.input : undefined
  const findings = service.findings.filter((finding) => finding.step === name)
  const by = service.coverage.steps.find(({ id }) => id === name)?.by ?? []
  const place = service.service.places[name]
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        {place && <p className={`${styles.soft} ${styles.code}`}>{place}</p>}
      </div>
      {findings.map(({ rule, detail }) => (
        <p key={rule + detail} className={styles.error}>
          <Badge tone="bad">{rule}</Badge> {detail}
        </p>
      ))}
      <StepWords
        key={`${name} words`}
        service={service}
        step={name}
        flowContext={flowContext}
        unsaved={unsaved[name]}
        onUnsaved={(written) => setUnsaved((before) => ({ ...before, [name]: written }))}
        onSaved={onSaved}
      />
      {service.service.writes && (
        <EditStep
          key={`${name} source`}
          service={service}
          step={name}
          flowContext={flowContext}
          unsaved={drafts[name]}
          onUnsaved={(draft) => setDrafts((before) => ({ ...before, [name]: draft }))}
          onSaved={onSaved}
        />
      )}
      {input && (
        <div>
          <h2 className={styles.heading}>{t('sandbox.step.input')}</h2>
          <p className={styles.soft}>
            <code className={styles.code}>{input.rule}</code> → <code className={styles.code}>{input.write}</code>
          </p>
          <p className={styles.soft}>{t('sandbox.step.sample', { sample: SAMPLE_ANSWERS[input.rule][0] })}</p>
          <p className={styles.soft}>
            {t('sandbox.step.help', { help: service.speak(flowContext.locale, inputRule(input.rule).help, {}) })}
          </p>
        </div>
      )}
      {'call' in step && (
        <div>
          <h2 className={styles.heading}>{t('sandbox.step.effect')}</h2>
          <code className={styles.code}>{step.call.effect}</code>
        </div>
      )}
      <div>
        <h2 className={styles.heading}>{t('sandbox.step.ways')}</h2>
        <ul className={styles.plain}>
          {edgesOf(step).map(({ label, to }) => (
            <li key={label + to} className={styles.row}>
              <code className={styles.code}>{label || t('sandbox.step.straightOn')}</code> →{' '}
              <StepLink step={to} onSelect={onSelect} />
            </li>
          ))}
          {edgesOf(step).length === 0 && <li className={styles.soft}>{t('sandbox.step.end')}</li>}
        </ul>
      </div>
      <div>
        <h2 className={styles.heading}>{t('sandbox.step.facts')}</h2>
        <p className={styles.soft}>
          {t('sandbox.step.reads')} <code className={styles.code}>{reads.join(', ') || '–'}</code>
        </p>
        <p className={styles.soft}>
          {t('sandbox.step.writes')} <code className={styles.code}>{writes.join(', ') || '–'}</code>
        </p>
      </div>
      <div>
        <h2 className={styles.heading}>{t('sandbox.step.coveredBy')}</h2>
        {by.length > 0 ? (
          <ReplayNames key={name} names={by} onOpen={(replay) => onOpenReplay(replay, name)} />
        ) : (
          <p className={styles.soft}>{t('sandbox.step.uncovered')}</p>
        )}
      </div>
      <JumpForm key={name} step={name} facts={flowContext.facts} onJump={onJump} />
    </>
  )
}

type JumpFormProps = { step: string; facts: Facts; onJump: (step: string, facts: Facts) => void }

function JumpForm({ step, facts, onJump }: JumpFormProps) {
  const t = useText()
  const id = useId()
  const [written, setWritten] = useState(() => JSON.stringify(facts, null, 1))
  const [problem, setProblem] = useState<string>()
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const read = readFacts(written)
    setProblem('problem' in read ? read.problem : undefined)
    if ('facts' in read) onJump(step, read.facts)
  }
  return (
    <form onSubmit={jump} className={styles.plain}>
      <label className={styles.label} htmlFor={id}>
        {t('sandbox.jump.facts')}
      </label>
      <textarea
        id={id}
        className={styles.area}
        value={written}
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => setWritten(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={styles.error}>
        {problem && t('sandbox.jump.problem', { problem })}
      </p>
      <Button type="submit" variant="secondary">
        {t('sandbox.jump.go')}
      </Button>
    </form>
  )
}
