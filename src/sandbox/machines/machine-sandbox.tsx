import { useMemo, useState } from 'react'
import type { Desk } from '#contracts/sandbox/desk.ts'
import type { Exhibit } from '#machines/kit/exhibit.ts'
import { formatMachineReplay } from '#machines/kit/machine-replay.ts'
import { exhibits } from '#machines/registry.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Statechart } from '../chart/statechart.tsx'
import { Panel } from '../panel.tsx'
import panels from '../panels/panels.module.css'
import { useSaveReplay } from '../parts/save-replay.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { Happenings } from './happenings.tsx'
import { LastMove } from './last-move.tsx'
import { MachineCoveragePanel } from './machine-coverage-panel.tsx'
import { machineDeskOf } from './machine-desk.ts'
import { machineMarks } from './machine-marks.ts'
import { MachineReplays } from './machine-replays.tsx'
import styles from './machine-sandbox.module.css'
import { MachineToolbar } from './machine-toolbar.tsx'
import { useMoveWords } from './move-words.ts'
import { StatePanel } from './state-panel.tsx'
import { useMachineRun } from './use-machine-run.ts'

export type MachineSandboxProps = {
  machine: string
  desk: Desk
  /** Asks the server for the machine's replays anew. */
  onChanged: () => void
}

/** One of the browser's machines to step through: its statechart, its events, its time, its replays (SAND-01 to SAND-04). */
export function MachineSandbox({ machine, ...rest }: MachineSandboxProps) {
  const exhibit = exhibits[machine]
  return exhibit ? <Stage key={machine} machine={machine} exhibit={exhibit} {...rest} /> : null
}

function Stage({ machine, exhibit, desk: given, onChanged }: MachineSandboxProps & { exhibit: Exhibit }) {
  const t = useText()
  const words = useMoveWords()
  const desk = useMemo(() => machineDeskOf(machine, exhibit, given), [machine, exhibit, given])
  const { run, cursor, played, make, goTo, load } = useMachineRun(exhibit)
  const [selected, setSelected] = useState<string>()
  const [showsCoverage, setShowsCoverage] = useState(false)
  const saver = useSaveReplay({ kind: 'machines', name: machine, writes: given.writes, taken: desk.replays.map(({ name }) => name), onSaved: onChanged })
  const { frames, offers, stuck } = played
  const marks = useMemo(() => machineMarks(frames, offers, showsCoverage ? desk.coverage : undefined), [frames, offers, showsCoverage, desk])
  const last = frames.at(-1)
  const broken = desk.replays.filter(({ difference, unreadable }) => difference || unreadable !== undefined).length
  return (
    <div className={styles.sandbox}>
      <MachineToolbar
        machine={machine}
        inputs={Object.keys(exhibit.inputs)}
        input={run.input}
        onInput={(input) => load({ input, moves: [] }, 0)}
        onSave={() => saver.ask((title) => formatMachineReplay(title, machine, run.input, frames))}
      />
      <output className={styles.standing}>
        {t('sandbox.machine.standsIn')}
        {last?.states.map((state) => (
          <code key={state} className={styles.state}>
            {state}
          </code>
        ))}
      </output>
      {stuck && (
        <p role="alert" className={panels.error}>
          {t('sandbox.machine.stuck', { why: stuck.why })}
        </p>
      )}
      <div className={styles.work}>
        <Happenings played={played} onMove={make} />
        <div className={styles.drawing}>
          <Statechart chart={desk.chart} marks={marks} selected={selected} onSelect={setSelected} />
          <Timeline moves={run.moves.map(words)} at={cursor} onGo={goTo} />
        </div>
        <div className={panels.panels}>
          <Panel title={t('sandbox.machine.lastMove')} count={String(last?.microsteps.length ?? 0)} open>
            {last && <LastMove frame={last} before={frames.at(-2)} onSelect={setSelected} />}
          </Panel>
          <Panel title={t('sandbox.machine.state')} count={selected}>
            <StatePanel desk={desk} state={selected ?? last?.states.at(-1) ?? machine} onSelect={setSelected} />
          </Panel>
          <Panel title={t('sandbox.machine.replays')} count={broken > 0 ? t('sandbox.machine.broken', { count: broken }) : String(desk.replays.length)}>
            <MachineReplays desk={desk} onOpen={(replay, at) => load(replay.run, at)} onAccept={saver.save} />
          </Panel>
          <Panel title={t('sandbox.machine.coverage')}>
            <MachineCoveragePanel desk={desk} shown={showsCoverage} onShow={setShowsCoverage} onSelect={setSelected} />
          </Panel>
        </div>
      </div>
      {saver.dialog}
    </div>
  )
}
