import { useSyncExternalStore } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { playRun, type Frame } from '#flows/kit/run/play-run.ts'
import type { Move, Run } from '#flows/kit/run/run.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'

/**
 * A run under way. `frames` are its moments up to `cursor`; moves behind the cursor are kept for going forward again.
 * `epoch` changes whenever the past does, so that what shows it begins anew. `stuck`: why the next kept move cannot be made.
 */
export type RunView = { run: Run; cursor: number; frames: readonly Frame[]; epoch: number; stuck?: string | undefined }

export type RunStore = {
  read: () => RunView
  subscribe: (changed: () => void) => () => void
  /** Makes a move after the cursor; kept moves behind it are given up. Returns why it is not possible, if so. */
  make: (move: Move) => string | undefined
  /** Goes to the moment after `cursor` moves, back or forward. */
  goTo: (cursor: number) => void
  /** Takes another run in this one's place, at its end unless told. */
  load: (run: Run, cursor?: number) => void
  setLocale: (locale: Locale) => void
  /** The flow has changed: the run is played again on the new one (SAND-06). */
  setFlow: (flow: RunnableFlow) => void
}

/** Holds one run; all of it is computed from its moves, and a step plays only what is new. */
export function createRunStore(flow: RunnableFlow, begun: Run, at = begun.moves.length): RunStore {
  let runnable = flow
  let view = viewOf(runnable, begun, at, 0)
  const listeners = new Set<() => void>()
  const show = (next: RunView) => {
    view = next
    for (const listener of listeners) listener()
  }
  const anew = (run: Run, cursor: number) => show(viewOf(runnable, run, cursor, view.epoch + 1))
  return {
    read: () => view,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    make: (move) => {
      const run = { ...view.run, moves: [...view.run.moves.slice(0, view.frames.length), move] }
      // A conversation opened anew is another one on screen.
      const next = viewOf(runnable, run, run.moves.length, view.epoch + (move.kind === 'open' ? 1 : 0), view.frames)
      if (next.stuck !== undefined) return next.stuck
      show(next)
      return undefined
    },
    goTo: (cursor) => show(viewOf(runnable, view.run, cursor, view.epoch + 1, view.frames)),
    load: (run, cursor = run.moves.length) => anew(run, cursor),
    setLocale: (locale) => anew({ ...view.run, locale }, view.cursor),
    setFlow: (changed) => {
      runnable = changed
      anew(view.run, view.cursor)
    },
  }
}

/** `played`: moments of the same run on the same flow, which need not be played again. */
function viewOf(flow: RunnableFlow, run: Run, wanted: number, epoch: number, played: readonly Frame[] = []): RunView {
  const cursor = Math.max(0, Math.min(wanted, run.moves.length))
  const { frames, stuck } = playRun(flow, { ...run, moves: run.moves.slice(0, cursor) }, played.slice(0, cursor))
  return { run, cursor: frames.length, frames, epoch, ...(stuck && { stuck: stuck.why }) }
}

/** A run as it stands, followed. */
export const useRun = ({ subscribe, read }: RunStore): RunView => useSyncExternalStore(subscribe, read, read)
