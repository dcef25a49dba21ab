import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Scene } from '#flows/kit/define-flow.ts'
import { edgesOf } from '#flows/kit/edges.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import { SAMPLE_ANSWERS } from '#flows/kit/run/samples.ts'
import { stepFacts } from '#flows/kit/step-facts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { FlowDesk } from '../flow-desk.ts'
import { StepLink } from '../step-link.tsx'
import { JumpForm } from './jump-form.tsx'
import styles from './panels.module.css'
import { wordsOfStep } from './words-of-step.ts'

type StepPanelProps = { desk: FlowDesk; step: string; scene: Scene; onSelect: (step: string) => void; onJump: (step: string, facts: Scene['facts']) => void }

/** A step as it is written: its words in each locale, what it takes, asks for, reads and writes, and a way to jump there. */
export function StepPanel({ desk, step: name, scene, onSelect, onJump }: StepPanelProps) {
  const t = useText()
  const { flow } = desk.runnable
  const step = flow.steps[name]
  if (!step) return null
  const { reads, writes } = stepFacts(flow, name)
  const input = 'ask' in step ? step.ask.input : undefined
  const findings = desk.findings.filter((finding) => finding.step === name)
  const by = desk.coverage.steps.find(({ id }) => id === name)?.by ?? []
  const place = desk.desk.places[name]
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
      {wordsOfStep(flow, name, scene).map(({ id, values }) => (
        <div key={id}>
          <h2 className={`${styles.heading} ${styles.code}`}>{id}</h2>
          <dl className={styles.words}>
            {LOCALES.filter((locale) => flow.locales.includes(locale)).map((locale) => (
              <div key={locale} style={{ display: 'contents' }}>
                <dt>{locale}</dt>
                <dd lang={locale.slice(0, 2)}>{id in desk.desk.texts[locale] ? desk.speak(locale, id, values) : t('sandbox.step.noText')}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {input && (
        <div>
          <h2 className={styles.heading}>{t('sandbox.step.input')}</h2>
          <p className={styles.soft}>
            <code className={styles.code}>{input.rule}</code> → <code className={styles.code}>{input.write}</code>
          </p>
          <p className={styles.soft}>{t('sandbox.step.sample', { sample: SAMPLE_ANSWERS[input.rule][0] })}</p>
          <p className={styles.soft}>{t('sandbox.step.help', { help: desk.speak(scene.locale, inputRule(input.rule).help, {}) })}</p>
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
              <code className={styles.code}>{label || t('sandbox.step.straightOn')}</code> → <StepLink step={to} onSelect={onSelect} />
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
        <p className={styles.soft}>{by.length > 0 ? by.join(', ') : t('sandbox.step.uncovered')}</p>
      </div>
      <JumpForm key={name} step={name} facts={scene.facts} onJump={onJump} />
    </>
  )
}
