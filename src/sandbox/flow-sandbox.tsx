import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { open } from '#flows/kit/run/run.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Statechart } from './chart/statechart.tsx'
import { coveredIds, flowServiceOf, type FlowService } from './flow-service.ts'
import styles from './flow-sandbox.module.css'
import { useLiveFlows } from './live-flows.ts'
import { moveLabel } from './move-label.ts'
import { Panels, type Overlay } from './panels/panels.tsx'
import { Timeline } from './parts/timeline.tsx'
import { RunPane, type DrawChat } from './run-pane.tsx'
import { createRunStore, type RunStore, type RunView, useRun } from './run-store.ts'
import { runMarks } from './run-marks.ts'
import { Toolbar, type View } from './toolbar.tsx'

type Entry = { flow: FlowName; step: string; product?: string; productValue?: string }

export type FlowSandboxProps = {
  /** Where the run begins, and the product it arrives with. */
  entry: Entry
  locale: Locale
  service: SandboxService
  drawChat: (view: View) => DrawChat
  /** Asks the server for the flow's replays and texts anew. */
  onChanged: () => void
}

/** A flow to step through: the chat beside its statechart, and everything there is to know of it (SAND-01 to SAND-06). */
export function FlowSandbox({ entry, locale, service: given, drawChat, onChanged }: FlowSandboxProps) {
  const t = useText()
  const flow = useLiveFlows()[entry.flow]
  const service = useMemo(() => flowServiceOf(flow, given), [flow, given])
  const [first, setFirst] = useState(() => beginRun(service, entry, locale))
  const [second, setSecond] = useState<RunStore>()
  const [isSecond, setIsSecond] = useState(false)
  const active = isSecond && second ? second : first
  const moment = useRun(active)
  const [chosen, setChosen] = useState<{ step: string; moment: RunView }>()
  const [overlay, setOverlay] = useState<Overlay>({})
  const [view, setView] = useState<View>({ device: 'phone', paced: false })
  const runs = useMemo(() => (second ? [first, second] : [first]), [first, second])
  useEffect(() => runs.forEach((run) => run.setFlow(service.runnable)), [runs, service.runnable])
  const draw = useMemo(() => drawChat(view), [drawChat, view])
  // A step that was looked at gives way to the current one when the run moves on.
  const selected = chosen?.moment === moment ? chosen.step : undefined
  const select = useCallback((step: string) => setChosen({ step, moment }), [moment])

  const fork = () => {
    setSecond(createRunStore(service.runnable, moment.run, moment.cursor))
    setIsSecond(true)
  }
  const joinUp = () => {
    setFirst(active)
    setSecond(undefined)
    setIsSecond(false)
  }
  return (
    <div className={styles.sandbox}>
      <Toolbar
        flow={flow}
        store={active}
        view={view}
        onView={setView}
        isForked={second !== undefined}
        onFork={fork}
        onJoin={joinUp}
      />
      <div className={styles.work} data-runs={runs.length}>
        <div className={styles.runs}>
          {runs.map((store, index) => (
            <RunPane
              // Two at most, and they never change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              store={store}
              service={service}
              device={view.device}
              drawChat={draw}
              name={runs.length > 1 ? t('sandbox.run', { number: index + 1 }) : undefined}
              active={store === active}
              onActivate={() => setIsSecond(index === 1)}
            />
          ))}
        </div>
        <Drawing store={active} service={service} overlay={overlay} selected={selected} onSelect={select} />
        <div className={styles.panels}>
          <Panels
            store={active}
            service={service}
            overlay={overlay}
            onOverlay={setOverlay}
            selected={selected}
            onSelect={select}
            onChanged={onChanged}
          />
        </div>
      </div>
    </div>
  )
}

function beginRun({ runnable: ready }: FlowService, { flow: name, step, ...product }: Entry, locale: Locale): RunStore {
  const { flow } = ready
  const begun = Object.hasOwn(flow.steps, step) ? step : (flow.entries[0] ?? step)
  const spoken = flow.locales.includes(locale) ? locale : (flow.locales[0] ?? locale)
  // Whole minutes, so that a saved run is easy to read.
  const at = Math.floor(Date.now() / 60_000) * 60_000
  return createRunStore(ready, {
    flow: name,
    locale: spoken,
    at,
    moves: [open(begun, openingFacts({ ...product, facts: {} }))],
  })
}

type DrawingProps = {
  store: RunStore
  service: FlowService
  overlay: Overlay
  selected: string | undefined
  onSelect: (step: string) => void
}

function Drawing({ store, service, overlay, selected, onSelect }: DrawingProps) {
  const t = useText()
  const { frames, run, cursor } = useRun(store)
  const { flow } = service.runnable
  const marks = useMemo(
    () => ({
      ...runMarks(flow, frames),
      ...(overlay.coverage && { covered: coveredIds(service.coverage) }),
      ...(overlay.counts && { counts: overlay.counts }),
      faulty: new Map(service.findings.map(({ step, detail }) => [step, detail])),
    }),
    [flow, frames, overlay, service],
  )
  const go = useCallback((at: number) => store.goTo(at), [store])
  return (
    <div className={styles.drawing}>
      <Statechart chart={service.chart} marks={marks} selected={selected} onSelect={onSelect} />
      <Timeline moves={run.moves.map((move) => moveLabel(t, move))} at={cursor} onGo={go} from={1} />
    </div>
  )
}
