import { useText } from '#src/i18n/use-text.ts'
import panels from '../panels/panels.module.css'
import { StepLink } from '../step-link.tsx'
import type { MachineService } from './machine-service.ts'

type CoveragePanelProps = {
  service: MachineService
  shown: boolean
  onShow: (shown: boolean) => void
  onSelect: (state: string) => void
}

export function MachineCoveragePanel({ service: { chart, coverage }, shown, onShow, onSelect }: CoveragePanelProps) {
  const t = useText()
  const by = new Map([...coverage.states, ...coverage.ways].map((passed) => [passed.id, passed.by.length]))
  const share = (ids: readonly string[]) => `${ids.filter((id) => by.get(id)).length} / ${ids.length}`
  return (
    <>
      <label className={panels.check}>
        <input type="checkbox" checked={shown} onChange={({ target }) => onShow(target.checked)} />
        {t('sandbox.machine.showCoverage')}
      </label>
      <table className={panels.table}>
        <caption className={panels.heading}>
          {t('sandbox.machine.shares', {
            states: share(chart.nodes.map(({ id }) => id)),
            ways: share(chart.ways.map(({ id }) => id)),
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('sandbox.machine.state')}</th>
            <th scope="col">{t('sandbox.machine.replays')}</th>
            <th scope="col">{t('sandbox.machine.ways')}</th>
            <th scope="col">{t('sandbox.machine.missing')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.nodes.map(({ id }) => {
            const ways = chart.ways.filter(({ from }) => from === id)
            return (
              <tr key={id}>
                <td>
                  <StepLink step={id} onSelect={onSelect} />
                </td>
                <td>{by.get(id)}</td>
                <td>{ways.length > 0 && share(ways.map((way) => way.id))}</td>
                <td>
                  {ways
                    .filter((way) => !by.get(way.id))
                    .map(({ label }) => label)
                    .join(', ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
