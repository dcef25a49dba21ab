import type { MachineFrame, MachineMicrostep } from '#machines/kit/machine-frame.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import panels from '../panels/panels.module.css'
import { Changes } from '../parts/changes.tsx'
import { StepLink } from '../step-link.tsx'

type LastMoveProps = { frame: MachineFrame; before: MachineFrame | undefined; onSelect: (state: string) => void }

export function LastMove({ frame: { microsteps, sent, emitted, context, pending }, before, onSelect }: LastMoveProps) {
  const t = useText()
  return (
    <>
      {sent !== undefined && (
        <div>
          <h2 className={panels.heading}>{t('sandbox.machine.sent')}</h2>
          <code className={panels.code}>{JSON.stringify(sent)}</code>
        </div>
      )}
      <div>
        <h2 className={panels.heading}>{t('sandbox.machine.microsteps')}</h2>
        {microsteps.length === 0 && <p className={panels.soft}>{t('sandbox.machine.none')}</p>}
        <ol className={panels.plain}>
          {microsteps.map((microstep, index) => (
            // Microsteps have no name of their own; they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Microstep key={index} {...microstep} onSelect={onSelect} />
          ))}
        </ol>
        {emitted.length > 0 && (
          <p className={panels.soft}>{t('sandbox.machine.emitted', { events: emitted.join(', ') })}</p>
        )}
      </div>
      {pending.map(({ actor, state, input }) => (
        <div key={`${actor} ${state}`}>
          <h2 className={panels.heading}>{t('sandbox.machine.asked', { actor })}</h2>
          <code className={panels.code}>{JSON.stringify(input)}</code>
        </div>
      ))}
      <div>
        <h2 className={panels.heading}>{t('sandbox.machine.changes')}</h2>
        <Changes before={before?.context ?? context} after={context} />
      </div>
      <details>
        <summary>{t('sandbox.machine.context')}</summary>
        <pre className={panels.code} style={{ whiteSpace: 'pre-wrap' }}>
          {JSON.stringify(context, null, 1)}
        </pre>
      </details>
    </>
  )
}

function Microstep({
  ways,
  guards,
  left,
  entered,
  actions,
  onSelect,
}: MachineMicrostep & { onSelect: (state: string) => void }) {
  return (
    <li className={panels.item}>
      {ways.map((way) => (
        <code key={way} className={panels.code}>
          {way}
        </code>
      ))}
      {(left.length > 0 || entered.length > 0) && (
        <span className={panels.row}>
          {left.map((state) => (
            <StepLink key={state} step={state} onSelect={onSelect} />
          ))}
          <span aria-hidden="true">→</span>
          {entered.map((state) => (
            <StepLink key={state} step={state} onSelect={onSelect} />
          ))}
        </span>
      )}
      {(guards.length > 0 || actions.length > 0) && (
        <span className={panels.row}>
          {guards.map(({ guard, held }) => (
            <Badge key={guard} tone={held ? 'good' : 'still'}>
              {guard} {held ? '✓' : '✗'}
            </Badge>
          ))}
          {actions.length > 0 && <span className={panels.soft}>{actions.join(', ')}</span>}
        </span>
      )}
    </li>
  )
}
