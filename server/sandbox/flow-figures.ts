import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { and, count, gt, isNotNull, isNull } from 'drizzle-orm'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { FlowEntry, FlowFigures } from '#contracts/sandbox/sandbox-service.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import { coverageOf, shareOf } from '#flows/kit/run/coverage.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay, ReplayError, type Replay } from '#flows/kit/run/replay-file.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { readReplays } from './write-replay.ts'

type RunnableOf = (flow: FlowName) => RunnableFlow

/** Every flow, with the number of conversations that can still go on. */
export async function listFlows(
  { database: { db }, runtime }: StoreDeps,
  runnableOf: RunnableOf,
): Promise<FlowEntry[]> {
  const { flow, step, ended, expiresAt } = chatSession
  const rows = await db
    .select({ flow, live: count() })
    .from(chatSession)
    .where(and(isNotNull(step), isNull(ended), gt(expiresAt, new Date(runtime.now()))))
    .groupBy(flow)
  const live = new Map(rows.map((row) => [row.flow, row.live]))
  return FLOW_NAMES.map((name) => {
    const { steps, locales } = runnableOf(name).flow
    return { flow: name, steps: Object.keys(steps).length, locales: [...locales], live: live.get(name) ?? 0 }
  })
}

/** Coverage and findings of a flow; kept until the flow, its replays or the texts change. */
export function createFlowFigures(root: string, runnableOf: RunnableOf): (name: FlowName) => Promise<FlowFigures> {
  const kept = new Map<FlowName, { runnable: RunnableFlow; of: string; figures: FlowFigures }>()
  return async (name) => {
    const runnable = runnableOf(name)
    const stored = await readReplays(root, 'flows', name)
    const texts = readFlowTexts()
    const of = createHash('sha256')
      .update(JSON.stringify([stored, texts]))
      .digest('hex')
    const known = kept.get(name)
    if (known?.runnable === runnable && known.of === of) return known.figures
    const runs = []
    for (const { name: replayName, text } of stored) {
      const replay = readReplay(text)
      if (!replay) continue
      runs.push({ name: replayName, locale: replay.run.locale, frames: playRun(runnable, replay.run).frames })
      // Other requests are answered between two replays.
      await breathe()
    }
    const { steps, ways } = coverageOf(runnable.flow, runs)
    const figures = {
      replays: stored.length,
      steps: shareOf(steps),
      ways: shareOf(ways),
      findings: checkFlow(runnable.flow, texts, allFlows(runnableOf)).length,
    }
    kept.set(name, { runnable, of, figures })
    return figures
  }
}

const allFlows = (runnableOf: RunnableOf) => Object.fromEntries(FLOW_NAMES.map((name) => [name, runnableOf(name).flow]))

function readReplay(text: string): Replay | undefined {
  try {
    return parseReplay(text)
  } catch (error) {
    if (error instanceof ReplayError) return undefined
    throw error
  }
}
