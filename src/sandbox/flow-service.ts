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
import { coverageOf, type Coverage } from '#flows/kit/run/coverage.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay, ReplayError, type Replay } from '#flows/kit/run/replay-file.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** A saved run as it stands against the flow of now: it agrees, differs, or cannot be read. */
export type CheckedReplay = { name: string; replay?: Replay; difference?: Difference | undefined; unreadable?: string }

/** Everything the sandbox knows of a flow. */
export type FlowService = {
  runnable: RunnableFlow
  chart: Chart
  findings: Finding[]
  coverage: Coverage
  replays: CheckedReplay[]
  translate: (locale: Locale) => Translate
  /** A text with what it fills in, as it is said in a locale. */
  speak: (locale: Locale, id: string, values: Values) => string
  service: SandboxService
}

/** Looks a flow over: what is wrong with it, what its replays walk, and which of them no longer agree. */
export function flowServiceOf(flow: Flow, service: SandboxService): FlowService {
  const ready = runnable(flow)
  const replays = service.replays.map((stored) => checkReplay(ready, stored))
  const runs = replays.flatMap(({ name, replay }) =>
    replay ? [{ name, locale: replay.run.locale, frames: playRun(ready, replay.run).frames }] : [],
  )
  const translate = flowWords(service.words)
  return {
    runnable: ready,
    chart: chartOf(flow),
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

/** Ids of everything the replays pass, as the drawing marks them. */
export const coveredIds = ({ steps, ways }: Coverage): ReadonlySet<string> =>
  new Set([...steps, ...ways].filter(({ by }) => by.length > 0).map(({ id }) => id))

/**
 * Speaks the conversations' texts in each locale; a text that is missing is said as its id, so that it is seen. `words` is
 * JSON of compiled texts by locale and id: the compiler stays on the server, it is as large as half the drawing library.
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
