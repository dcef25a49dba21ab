import { setupI18n, type Messages } from '@lingui/core'
import type { Chart } from '#contracts/sandbox/chart.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import { type Locale, languageTag } from '#contracts/kernel/locale.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Finding } from '#flows/kit/check/finding.ts'
import { chartOf } from '#flows/kit/chart.ts'
import type { Values } from '#flows/kit/turn-output.ts'
import { renderElements, type Translate } from '#flows/kit/render-elements.ts'
import { compareReplay, type Difference } from '#flows/kit/run/compare-replay.ts'
import { partOf, withPartsOpen } from '#flows/kit/part.ts'
import { coverageOf, type Coverage } from '#flows/kit/run/coverage.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay, ReplayError, type Replay } from '#flows/kit/run/replay-file.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

export type CheckedReplay = { name: string; replay?: Replay; difference?: Difference | undefined; unreadable?: string }

export type FlowService = {
  runnable: RunnableFlow
  chart: Chart
  findings: Finding[]
  coverage: Coverage
  replays: CheckedReplay[]
  translate: (locale: Locale) => Translate
  speak: (locale: Locale, id: string, values: Values) => string
  service: SandboxService
}

export function flowServiceOf(flow: Flow, service: SandboxService): FlowService {
  const ready = runnable(flow)
  const replays = service.replays.map((stored) => checkReplay(ready, stored))
  const runs = replays.flatMap(({ name, replay }) =>
    replay ? [{ name, locale: replay.run.locale, frames: playRun(ready, replay.run).frames }] : [],
  )
  const translate = flowWords(service.words)
  return {
    runnable: ready,
    chart: chartOf(withPartsOpen(flow)),
    findings: checkFlow(flow, service.texts),
    coverage: coverageOf(flow, runs),
    replays,
    translate,
    speak: (locale, id, values) =>
      renderElements([{ kind: 'say', text: id, values }], translate(locale), locale)[0]?.utterance ?? id,
    service,
  }
}

function checkReplay(flow: RunnableFlow, { name, text }: { name: string; text: string }): CheckedReplay {
  try {
    const replay = parseReplay(text)
    return { name, replay, difference: compareReplay(flow, replay) }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return { name, unreadable: error.message }
  }
}

/** The steps and ways that replays walk; those of a part are walked by replays of its own. */
export function coveredIds({ steps, ways }: Coverage, flow: Flow, chart: Chart): ReadonlySet<string> {
  const isInPart = (step: string) => partOf(flow, step) !== undefined
  return new Set([
    ...[...steps, ...ways].filter(({ by }) => by.length > 0).map(({ id }) => id),
    ...chart.nodes.flatMap(({ id }) => (isInPart(id) ? [id] : [])),
    ...chart.ways.flatMap(({ id, from }) => (isInPart(from) ? [id] : [])),
  ])
}

/**
 * A missing text shows as its id. `words` is JSON of compiled texts, because the compiler is too large for the browser.
 */
function flowWords(words: string): (locale: Locale) => Translate {
  const compiled: unknown = JSON.parse(words)
  return (locale) => {
    const tag = languageTag(locale)
    const messages = isRecord(compiled) ? compiled[locale] : undefined
    const i18n = setupI18n({
      locale: tag,
      messages: { [tag]: isMessages(messages) ? messages : {} },
      missing: (_locale, id) => id,
    })
    return (id, values) => i18n._(id, values)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMessages = (value: unknown): value is Messages =>
  isRecord(value) && Object.values(value).every((text) => Array.isArray(text))
