import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import * as registry from '#flows/registry.ts'
import { CANDIDATE, type FlowOf } from '#server/brain/rollout/choose-version.ts'
import { createFlowSources } from './flow-source.ts'
import { createSpeak, type Voice } from './speak.ts'

type Registry = Pick<typeof registry, 'runnableFlows'> & Partial<Pick<typeof registry, 'candidates'>>

export type LiveSources = {
  onChange: (changed: () => void) => void
  load: (path: string) => Promise<object>
}

export type Conversations = { flowOf: FlowOf; speak: Voice }

type Flows = (name: FlowName, version: string | null | undefined) => RunnableFlow

/**
 * With `live` (development), changed flows apply from a conversation's next turn (SAND-06); broken files are only
 * logged.
 */
export function followFlows(log: Logger, live?: LiveSources): Conversations {
  let voice = createSpeak(log)
  let flows = compiled(registry, voice)
  let following = Promise.resolve()

  async function follow({ load }: LiveSources): Promise<void> {
    try {
      const module = await load('/flows/registry.ts')
      if (!isRegistry(module)) throw new Error('flows/registry.ts does not export runnableFlows')
      const nextSpeak = createSpeak(log)
      flows = compiled(module, nextSpeak)
      voice = nextSpeak
      log.info('The conversations follow their changed files.')
    } catch (error) {
      log.warn(`The changed conversations do not load, the ones before go on: ${reasonOf(error)}`)
    }
  }

  live?.onChange(() => {
    following = following.then(() => follow(live))
  })
  const speak: Voice = Object.assign((...said: Parameters<Voice>) => voice(...said), {
    languageOf: (...asked: Parameters<Voice['languageOf']>) => voice.languageOf(...asked),
    messagesOf: (...asked: Parameters<Voice['messagesOf']>) => voice.messagesOf(...asked),
  })
  return { flowOf: (name, version) => flows(name, version), speak }
}

function compiled({ runnableFlows, candidates = {} }: Registry, { messagesOf }: Voice): Flows {
  const sourceOf = createFlowSources(messagesOf)
  const flows = runnableFlows(sourceOf)
  const next = new Map(
    Object.values(candidates).map((candidate) => {
      const { flow } = candidate
      return [flow.name, { ...runnable(flow, sourceOf(flow, 'candidate.ts')), candidate }]
    }),
  )
  return (name, version) => (version === CANDIDATE ? next.get(name) : undefined) ?? flows[name]
}

const isRegistry = (module: object): module is Registry =>
  'runnableFlows' in module && typeof module.runnableFlows === 'function'

function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [first = ''] = text.split('\n')
  const place = /(?:flows|contracts|locales)\/[\w./-]+:\d+/.exec(text)?.[0]
  const fault = /^\[[A-Z_]+\] *(.+)$/m.exec(text)?.[1] ?? first
  return place && !fault.includes(place) ? `${place} ${fault}` : fault
}
