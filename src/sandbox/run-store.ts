import { useSyncExternalStore } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { playRun, type Frame } from '#flows/kit/run/play-run.ts'
import { parseReplay, ReplayError } from '#flows/kit/run/replay-file.ts'
import type { Move, Run } from '#flows/kit/run/run.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'

/**
 * Moves after `cursor` can be redone. `epoch` changes whenever past moves change; `stuck` is why the next move cannot
 * be made.
 */
export type RunView = { run: Run; cursor: number; frames: readonly Frame[]; epoch: number; stuck?: string | undefined }

export type RunStore = {
  read: () => RunView
  subscribe: (changed: () => void) => () => void
  /** Appends a move and discards those that could be redone. Returns a reason when the move is not possible. */
  make: (move: Move) => string | undefined
  goTo: (cursor: number) => void
  load: (run: Run, cursor?: number) => void
  setLocale: (locale: Locale) => void
  /** Replays the run on the changed flow (SAND-06). */
  setFlow: (flow: RunnableFlow) => void
}

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

function viewOf(flow: RunnableFlow, run: Run, wanted: number, epoch: number, played: readonly Frame[] = []): RunView {
  const cursor = Math.max(0, Math.min(wanted, run.moves.length))
  const { frames, stuck } = playRun(flow, { ...run, moves: run.moves.slice(0, cursor) }, played.slice(0, cursor))
  return { run, cursor: frames.length, frames, epoch, ...(stuck && { stuck: stuck.why }) }
}

export const useRun = ({ subscribe, read }: RunStore): RunView => useSyncExternalStore(subscribe, read, read)

/** The conversation that an address opens: `?replay=` with its moves, as the check prints it. */
export function runIn(search: string): Run | undefined {
  const text = new URLSearchParams(search).get('replay')
  if (text === null) return undefined
  try {
    return parseReplay(text).run
  } catch (error) {
    if (error instanceof ReplayError) return undefined
    throw error
  }
}
