import { useCallback, useState } from 'react'
import { osloDay } from '#contracts/kernel/days.ts'
import type { FlowChanges } from '#flows/kit/flow-changes.ts'
import { shareOf } from '#flows/kit/run/coverage.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { formatReplay, parseReplay, ReplayError, type Replay } from '#flows/kit/run/replay-file.ts'
import { lastOpening, open } from '#flows/kit/run/run.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { FlowService } from '#src/sandbox/flow-service.ts'
import { Panel } from '../panel.tsx'
import { useSaveReplay } from '../parts/save-replay.tsx'
import { type RunStore, useRun } from '#src/sandbox/run-store.ts'
import { CandidatePanel } from './candidate-panel.tsx'
import { ConversationsPanel } from './conversations-panel.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import { DifferencesPanel } from './differences-panel.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { FunnelPanel, type FunnelCounts } from './funnel-panel.tsx'
import styles from './panels.module.css'
import { ReplaysPanel } from './replays-panel.tsx'
import { StepPanel } from './step-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

export type Overlay = { coverage?: boolean; counts?: FunnelCounts | undefined }

type PanelsProps = {
  store: RunStore
  service: FlowService
  /** What the candidate changes in the flow; undefined where there is none. */
  changed: FlowChanges | undefined
  overlay: Overlay
  onOverlay: (change: (before: Overlay) => Overlay) => void
  selected: string | undefined
  onSelect: (step: string) => void
  onChanged: () => void
}

export function Panels({ store, service, changed, overlay, onOverlay, selected, onSelect, onChanged }: PanelsProps) {
  const t = useText()
  const { frames, run, cursor } = useRun(store)
  const { flow } = service.runnable
  const { name } = flow
  const last = frames.at(-1)
  const step = selected ?? last?.turn.state.step ?? run.flow
  const flowContext = { facts: last?.turn.state.facts ?? {}, today: osloDay(last?.now ?? run.at), locale: run.locale }
  const showCounts = useCallback(
    (counts: FunnelCounts | undefined) => onOverlay((before) => ({ ...before, counts })),
    [onOverlay],
  )
  const begun = frames.slice(Math.max(0, lastOpening(run.moves.slice(0, frames.length))))
  const replayText = (title: string) => formatReplay(title, { ...run, at: begun[0]?.now ?? run.at }, begun)
  const [saved, setSaved] = useState<string>()
  const saver = useSaveReplay({
    kind: 'flows',
    name,
    writes: service.service.writes,
    taken: service.replays.map((replay) => replay.name),
    onSaved: (replay) => {
      setSaved(replay.name)
      onChanged()
    },
  })
  const openText = (text: string) => {
    try {
      store.load(parseReplay(text).run)
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error
    }
  }
  const openReplay = ({ run: replayed }: Replay, at: number) => store.load(replayed, at)
  const openAt = (replayName: string, wanted: string) => {
    const walk = service.replays.find((one) => one.name === replayName)?.replay?.run
    if (!walk) return
    const walked = playRun(service.runnable, walk).frames
    store.load(walk, walked.findIndex(({ microsteps }) => microsteps.some(({ to }) => to === wanted)) + 1)
  }
  const { passed, all } = shareOf(service.coverage.steps)
  const broken = service.replays.filter(({ difference, unreadable }) => difference || unreadable !== undefined).length
  return (
    <div className={styles.panels}>
      <Panel title={t('sandbox.panel.step')} count={step} open>
        <StepPanel
          service={service}
          step={step}
          flowContext={flowContext}
          onSelect={onSelect}
          onJump={(to, facts) => store.make(open(to, facts))}
          onOpenReplay={openAt}
          onSaved={onChanged}
        />
      </Panel>
      <Panel title={t('sandbox.panel.turn')} count={`${cursor} / ${run.moves.length}`}>
        {last && <TurnPanel frame={last} before={frames.at(-2)} onSelect={onSelect} />}
      </Panel>
      <Panel
        title={t('sandbox.panel.replays')}
        count={broken > 0 ? t('sandbox.replays.broken', { count: broken }) : String(service.replays.length)}
      >
        <Button onClick={() => saver.ask(replayText)}>{t('sandbox.replays.save')}</Button>
        <ReplaysPanel service={service} saved={saved} onOpen={openReplay} onAccept={saver.save} />
      </Panel>
      <Panel title={t('sandbox.panel.coverage')} count={`${passed} / ${all}`}>
        <CoveragePanel
          coverage={service.coverage}
          shown={overlay.coverage ?? false}
          onShow={(coverage) => onOverlay((before) => ({ ...before, coverage }))}
          onSelect={onSelect}
        />
      </Panel>
      <Panel title={t('sandbox.panel.findings')} count={String(service.findings.length)}>
        <FindingsPanel
          findings={service.findings}
          places={service.service.places}
          onSelect={onSelect}
          onOpen={(shown) => store.load(shown)}
        />
      </Panel>
      <Panel title={t('sandbox.panel.funnel')}>
        <FunnelPanel flow={name} onShow={showCounts} onSelect={onSelect} />
      </Panel>
      <Panel title={t('sandbox.panel.conversations')}>
        <ConversationsPanel flow={name} onOpen={openText} />
      </Panel>
      <Panel title={t('sandbox.panel.differences')}>
        <DifferencesPanel flow={name} replayText={() => replayText('')} />
      </Panel>
      {changed && (
        <Panel title={t('sandbox.panel.candidate')} count={String(changed.steps.length + changed.functions.length)}>
          <CandidatePanel flow={name} changed={changed} replayText={() => replayText('')} onSelect={onSelect} />
        </Panel>
      )}
      {saver.dialog}
    </div>
  )
}
