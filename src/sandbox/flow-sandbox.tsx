import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { flowChanges } from '#flows/kit/flow-changes.ts'
import { stepNow, withPartsOpen } from '#flows/kit/part.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open } from '#flows/kit/run/run.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Statechart } from './chart/statechart.tsx'
import { coveredIds, flowServiceOf, type FlowService } from './flow-service.ts'
import styles from './flow-sandbox.module.css'
import { useLiveCandidate, useLiveFlows } from './live-flows.ts'
import { moveLabel } from './move-label.ts'
import { Panels, type Overlay } from './panels/panels.tsx'
import { Timeline } from './parts/timeline.tsx'
import { RunPane, type DrawChat } from './run-pane.tsx'
import { createRunStore, runIn, type RunStore, type RunView, useRun } from './run-store.ts'
import { runMarks } from './run-marks.ts'
import { Toolbar, type View } from './toolbar.tsx'
import { Workbench } from './workbench.tsx'

type Entry = { flow: FlowName; step: string; product?: string; productValue?: string }

export type FlowSandboxProps = {
  entry: Entry
  locale: Locale
  service: SandboxService
  drawChat: (view: View) => DrawChat
  onChanged: () => void
}

export function FlowSandbox({ entry, locale, service: given, drawChat, onChanged }: FlowSandboxProps) {
  const t = useText()
  const inForce = useLiveFlows()[entry.flow]
  const candidate = useLiveCandidate(entry.flow)
  const [view, setView] = useState<View>({ device: 'phone', paced: false, version: 'inForce' })
  const flow = (view.version === 'candidate' && candidate) || inForce
  const changed = useMemo(() => candidate && flowChanges(inForce, candidate), [inForce, candidate])
  const service = useMemo(() => flowServiceOf(flow, given), [flow, given])
  const [first, setFirst] = useState(() => beginRun(service, entry, locale))
  const [second, setSecond] = useState<RunStore>()
  const [isSecond, setIsSecond] = useState(false)
  const active = isSecond && second ? second : first
  const moment = useRun(active)
  const [chosen, setChosen] = useState<{ step: string; moment: RunView }>()
  const [overlay, setOverlay] = useState<Overlay>({})
  const runs = useMemo(() => (second ? [first, second] : [first]), [first, second])
  useEffect(() => runs.forEach((run) => run.setFlow(service.runnable)), [runs, service.runnable])
  const draw = useMemo(() => drawChat(view), [drawChat, view])
  // A changed flow plays the same run anew; what was selected stays, if it is still there.
  const isSame = chosen?.moment.run === moment.run && chosen.moment.cursor === moment.cursor
  const selected = isSame && Object.hasOwn(flow.steps, chosen.step) ? chosen.step : undefined
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
    <Workbench
      runs={second ? 2 : 1}
      runName={t('sandbox.bench.run')}
      header={
        <Toolbar
          flow={flow}
          store={active}
          view={view}
          onView={setView}
          hasCandidate={candidate !== undefined}
          isForked={second !== undefined}
          onFork={fork}
          onJoin={joinUp}
        />
      }
      drawing={<Drawing store={active} service={service} overlay={overlay} selected={selected} onSelect={select} />}
      timeline={<RunTimeline store={active} service={service} />}
      run={
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
      }
      panels={
        <Panels
          store={active}
          service={service}
          changed={changed}
          overlay={overlay}
          onOverlay={setOverlay}
          selected={selected}
          onSelect={select}
          onChanged={onChanged}
        />
      }
    />
  )
}

function beginRun({ runnable: ready }: FlowService, { flow: name, step, ...product }: Entry, locale: Locale): RunStore {
  const { flow } = ready
  const asked = runIn(window.location.search)
  if (asked?.flow === name) return createRunStore(ready, asked)
  const named = stepNow(flow, step)
  const begun = Object.hasOwn(flow.steps, named) ? named : (flow.entries[0] ?? step)
  const spoken = flow.locales.includes(locale) ? locale : (flow.locales[0] ?? locale)
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
  const { frames } = useRun(store)
  const { flow } = service.runnable
  const marks = useMemo(
    () => ({
      ...runMarks(withPartsOpen(flow), frames),
      ...(overlay.coverage && { covered: coveredIds(service.coverage, flow, service.chart) }),
      ...(overlay.counts && { counts: overlay.counts }),
      faulty: new Map(service.findings.map(({ step, detail }) => [step, detail])),
    }),
    [flow, frames, overlay, service],
  )
  return <Statechart chart={service.chart} marks={marks} selected={selected} onSelect={onSelect} />
}

function RunTimeline({ store, service: { runnable } }: { store: RunStore; service: FlowService }) {
  const t = useText()
  const { run, cursor } = useRun(store)
  // Plays the moves after the cursor too, so that their lines name the steps they lead to.
  const { frames } = useMemo(() => playRun(runnable, run), [runnable, run])
  const go = useCallback((at: number) => store.goTo(at), [store])
  const moves = run.moves.map((move, index) => ({
    label: moveLabel(t, move),
    place: frames[index]?.turn.state.step,
  }))
  return <Timeline moves={moves} at={cursor} onGo={go} from={1} />
}
