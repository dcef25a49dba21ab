import { useMemo, useState } from 'react'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { formatMachineReplay } from '#machines/kit/machine-replay.ts'
import { stories } from '#machines/registry.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Statechart } from '../chart/statechart.tsx'
import { Panel } from '../panel.tsx'
import panels from '../panels/panels.module.css'
import { useSaveReplay } from '../parts/save-replay.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { Workbench } from '../workbench.tsx'
import { Happenings } from './happenings.tsx'
import { LastMove } from './last-move.tsx'
import { MachineCoveragePanel } from './machine-coverage-panel.tsx'
import { machineServiceOf, machineMarks, useMachineRun } from './machine-service.ts'
import { MachineReplays } from './machine-replays.tsx'
import styles from './machine-sandbox.module.css'
import { MachineToolbar } from './machine-toolbar.tsx'
import { useMoveWords } from './move-words.ts'
import { StatePanel } from './state-panel.tsx'

export type MachineSandboxProps = {
  machine: string
  service: SandboxService
  onChanged: () => void
}

export function MachineSandbox({ machine, ...rest }: MachineSandboxProps) {
  const story = stories[machine]
  return story ? <Stage key={machine} machine={machine} story={story} {...rest} /> : null
}

function Stage({ machine, story, service: given, onChanged }: MachineSandboxProps & { story: MachineStory }) {
  const t = useText()
  const words = useMoveWords()
  const service = useMemo(() => machineServiceOf(machine, story, given), [machine, story, given])
  const { run, cursor, played, make, goTo, load } = useMachineRun(story)
  const [selected, setSelected] = useState<string>()
  const [showsCoverage, setShowsCoverage] = useState(false)
  const saver = useSaveReplay({
    kind: 'machines',
    name: machine,
    writes: given.writes,
    taken: service.replays.map(({ name }) => name),
    onSaved: onChanged,
  })
  const { frames, offers, stuck } = played
  const marks = useMemo(
    () => machineMarks(frames, offers, showsCoverage ? service.coverage : undefined),
    [frames, offers, showsCoverage, service],
  )
  const last = frames.at(-1)
  const broken = service.replays.filter(({ difference, unreadable }) => difference || unreadable !== undefined).length
  return (
    <>
      <Workbench
        runName={t('sandbox.machine.happenings')}
        header={
          <MachineToolbar
            machine={machine}
            inputs={Object.keys(story.inputs)}
            input={run.input}
            onInput={(input) => load({ input, moves: [] }, 0)}
            onSave={() => saver.ask((title) => formatMachineReplay(title, machine, run.input, frames))}
          />
        }
        drawing={<Statechart chart={service.chart} marks={marks} selected={selected} onSelect={setSelected} />}
        timeline={<Timeline moves={run.moves.map((move) => ({ label: words(move) }))} at={cursor} onGo={goTo} />}
        run={
          <div className={styles.run}>
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
            <Happenings played={played} onMove={make} />
          </div>
        }
        panels={
          <div className={panels.panels}>
            <Panel title={t('sandbox.machine.lastMove')} count={String(last?.microsteps.length ?? 0)} open>
              {last && <LastMove frame={last} before={frames.at(-2)} onSelect={setSelected} />}
            </Panel>
            <Panel title={t('sandbox.machine.state')} count={selected}>
              <StatePanel service={service} state={selected ?? last?.states.at(-1) ?? machine} onSelect={setSelected} />
            </Panel>
            <Panel
              title={t('sandbox.machine.replays')}
              count={broken > 0 ? t('sandbox.machine.broken', { count: broken }) : String(service.replays.length)}
            >
              <MachineReplays service={service} onOpen={(replay, at) => load(replay.run, at)} onAccept={saver.save} />
            </Panel>
            <Panel title={t('sandbox.machine.coverage')}>
              <MachineCoveragePanel
                service={service}
                shown={showsCoverage}
                onShow={setShowsCoverage}
                onSelect={setSelected}
              />
            </Panel>
          </div>
        }
      />
      {saver.dialog}
    </>
  )
}
