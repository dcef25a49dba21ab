import { useCallback, useEffect, useState } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Funnel } from '#contracts/sandbox/sandbox-service.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askFunnel } from '#src/sandbox/service-calls.ts'
import { StepLink } from '../step-link.tsx'
import { useAsked } from '../use-asked.ts'
import { AnswerOf } from './answer-of.tsx'
import styles from './panels.module.css'

export type FunnelCounts = ReadonlyMap<string, { reached: number; left: number; returned: number }>

type FunnelPanelProps = {
  flow: FlowName
  onShow: (counts: FunnelCounts | undefined) => void
  onSelect: (step: string) => void
}

export function FunnelPanel({ flow, onShow, onSelect }: FunnelPanelProps) {
  const t = useText()
  const [period, setPeriod] = useState(() => ({
    from: addDays(osloDay(Date.now()), -29),
    to: osloDay(Date.now()),
    page: '',
    version: '',
  }))
  const { asked, again } = useAsked(useCallback(() => askFunnel(flow, period), [flow, period]))
  const funnel = asked.state === 'there' ? asked.value : undefined
  useEffect(() => {
    onShow(funnel && new Map(funnel.steps.map(({ step, ...counts }) => [step, counts])))
    return () => onShow(undefined)
  }, [funnel, onShow])
  const change = (part: Partial<typeof period>) => setPeriod((before) => ({ ...before, ...part }))
  return (
    <>
      <div className={styles.row}>
        <label className={styles.label}>
          {t('sandbox.funnel.from')}
          <input
            type="date"
            className={styles.input}
            value={period.from}
            max={period.to}
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
        </label>
        <label className={styles.label}>
          {t('sandbox.funnel.to')}
          <input
            type="date"
            className={styles.input}
            value={period.to}
            min={period.from}
            onChange={({ target }) => target.value && change({ to: target.value })}
          />
        </label>
        <label className={styles.label}>
          {t('sandbox.funnel.page')}
          <select
            className={styles.input}
            value={period.page}
            onChange={({ target }) => change({ page: target.value })}
          >
            <option value="">{t('sandbox.funnel.everyPage')}</option>
            {funnel?.pages.map((page) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        </label>
        {funnel && funnel.versions.length > 1 && (
          <label className={styles.label}>
            {t('sandbox.funnel.version')}
            <select
              className={styles.input}
              value={period.version}
              onChange={({ target }) => change({ version: target.value })}
            >
              <option value="">{t('sandbox.funnel.everyVersion')}</option>
              {funnel.versions.map(({ version, state, conversations }) => (
                <option key={version} value={version}>
                  {t(`sandbox.funnel.version.${state}`, { version, count: conversations })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <AnswerOf asked={asked} onAgain={again}>
        {(value) => <Steps funnel={value} onSelect={onSelect} />}
      </AnswerOf>
    </>
  )
}

function Steps({ funnel: { conversations, steps }, onSelect }: { funnel: Funnel; onSelect: (step: string) => void }) {
  const t = useText()
  if (conversations === 0) return <p className={styles.soft}>{t('sandbox.funnel.none')}</p>
  const share = (count: number) => `${Math.round((count / conversations) * 100)} %`
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>{t('sandbox.funnel.conversations', { count: conversations })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sandbox.coverage.step')}</th>
          <th scope="col">{t('sandbox.funnel.reached')}</th>
          <th scope="col">{t('sandbox.funnel.left')}</th>
          <th scope="col">{t('sandbox.funnel.returned')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, reached, left, returned }) => (
          <tr key={step}>
            <td>
              <StepLink step={step} onSelect={onSelect} />
            </td>
            <td>
              {reached} ({share(reached)})
            </td>
            <td>{left}</td>
            <td>{returned}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
