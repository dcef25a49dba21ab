import { useText } from '#src/i18n/use-text.ts'
import panels from '../panels/panels.module.css'
import { StepLink } from '../step-link.tsx'
import type { MachineService } from './machine-service.ts'

export function StatePanel({
  service: { chart, coverage },
  state,
  onSelect,
}: {
  service: MachineService
  state: string
  onSelect: (state: string) => void
}) {
  const t = useText()
  const node = chart.nodes.find(({ id }) => id === state)
  const by = coverage.states.find(({ id }) => id === state)?.by ?? []
  const sides = [
    {
      name: t('sandbox.machine.out'),
      ways: chart.ways.filter(({ from }) => from === state).map(({ id, label, to }) => ({ id, label, other: to })),
    },
    {
      name: t('sandbox.machine.into'),
      ways: chart.ways
        .filter(({ to, from }) => to === state && from !== state)
        .map(({ id, label, from }) => ({ id, label, other: from })),
    },
  ]
  return (
    <>
      <p className={panels.name}>{state}</p>
      {node?.note && <p className={panels.soft}>{t('sandbox.machine.invokes', { actors: node.note })}</p>}
      {sides.map(({ name, ways }) =>
        ways.length === 0 ? null : (
          <div key={name}>
            <h2 className={panels.heading}>{name}</h2>
            <ul className={panels.plain}>
              {ways.map(({ id, label, other }) => (
                <li key={id} className={panels.row}>
                  <code className={panels.code}>{label}</code>
                  <StepLink step={other} onSelect={onSelect} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      <p className={panels.soft}>
        {by.length > 0 ? t('sandbox.machine.walkedBy', { replays: by.join(', ') }) : t('sandbox.machine.unwalked')}
      </p>
    </>
  )
}
