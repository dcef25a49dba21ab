import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { Facts } from '#contracts/chat/facts.ts'
import { isRealEffect } from '#contracts/sandbox/sandbox-service.ts'
import type { Frame } from '#flows/kit/run/play-run.ts'
import type { Move } from '#flows/kit/run/run.ts'
import { outcomesOf, sampleGives } from '#contracts/effects/effects.ts'
import { returnsOf, sampleBrings } from '#flows/kit/run/samples.ts'
import type { EffectCall } from '#flows/kit/turn.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './outcomes.module.css'

type OutcomesProps = {
  frame: Frame
  real: boolean
  onSettle: (move: Move) => void
  onAsk: (call: EffectCall) => Promise<string | undefined>
}

export function Outcomes({ frame, real, onSettle, onAsk }: OutcomesProps) {
  const t = useText()
  if (frame.expired) return <p className={styles.note}>{t('sandbox.expired')}</p>
  const provider = frame.asked?.leave?.to
  return (
    <>
      {frame.turn.calls.map((call) => {
        const { effect, needs } = call
        return (
          <Outcome
            key={`${effect} ${frame.now}`}
            name={effect}
            outcomes={outcomesOf(effect)}
            sampleOf={(outcome) => sampleGives(effect, outcome, needs)}
            onSettle={(outcome, gives) => onSettle({ kind: 'settle', effect, outcome, gives })}
            onAsk={real && isRealEffect(effect) ? () => onAsk(call) : undefined}
          />
        )
      })}
      {provider && (
        <Outcome
          key={`${provider} ${frame.now}`}
          name={provider}
          outcomes={returnsOf(provider)}
          sampleOf={(outcome) => sampleBrings(provider, outcome)}
          onSettle={(outcome, gives) => onSettle({ kind: 'return', provider, outcome, gives })}
          onAsk={undefined}
        />
      )}
    </>
  )
}

type OutcomeProps = {
  name: string
  outcomes: readonly string[]
  sampleOf: (outcome: string) => Facts
  onSettle: (outcome: string, gives: Facts) => void
  onAsk: (() => Promise<string | undefined>) | undefined
}

function Outcome({ name, outcomes, sampleOf, onSettle, onAsk }: OutcomeProps) {
  const t = useText()
  const box = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [given, setGiven] = useState<string>()
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  const settle = (outcome: string) => {
    const gives = given === undefined ? sampleOf(outcome) : readGiven(given)
    setProblem(gives ? undefined : t('sandbox.outcome.unreadable'))
    if (gives) onSettle(outcome, gives)
  }
  const ask = async () => {
    setBusy(true)
    setProblem(await onAsk?.())
    setBusy(false)
  }
  return (
    <section ref={box} className={styles.outcomes} aria-label={t('sandbox.outcome.waits', { effect: name })}>
      <h2 className={styles.heading}>{t('sandbox.outcome.waits', { effect: name })}</h2>
      <div className={styles.choices}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.outcome}
            data-failed={outcome === 'failed' || undefined}
            onClick={() => settle(outcome)}
          >
            {outcome}
          </button>
        ))}
        {onAsk && (
          <Button variant="secondary" busy={busy} onClick={() => void ask()}>
            {t('sandbox.outcome.real')}
          </Button>
        )}
      </div>
      <details>
        <summary>{t('sandbox.outcome.gives')}</summary>
        <textarea
          className={styles.area}
          aria-label={t('sandbox.outcome.gives')}
          spellCheck={false}
          value={given ?? JSON.stringify(sampleOf(outcomes[0] ?? ''))}
          onChange={({ target }) => setGiven(target.value)}
        />
      </details>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  )
}

function readGiven(written: string): Facts | undefined {
  try {
    const parsed = v.safeParse(Facts, JSON.parse(written))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
