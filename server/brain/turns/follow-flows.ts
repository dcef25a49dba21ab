import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type * as registry from '#flows/registry.ts'
import { runnableFlows } from '#flows/registry.ts'
import { createSpeak, type Voice } from './speak.ts'

/** Source files under development: what tells that some changed, and loads a module as it is now. */
export type LiveSources = {
  onChange: (changed: () => void) => void
  load: (path: string) => Promise<object>
}

export type Conversations = { flowOf: (name: FlowName) => RunnableFlow; speak: Voice }

/**
 * The conversations and their words. In development (`live`) both follow their files: running conversations go on with the
 * new flow from their next turn (SAND-06). Files that do not load or compile change nothing and are said in the log.
 */
export function followFlows(log: Logger, live?: LiveSources): Conversations {
  let flows = runnableFlows()
  let voice = createSpeak(log)
  let following = Promise.resolve()

  async function follow({ load }: LiveSources): Promise<void> {
    try {
      const module = await load('/flows/registry.ts')
      if (!isRegistry(module)) throw new Error('flows/registry.ts does not export runnableFlows')
      const [nextFlows, nextSpeak] = [module.runnableFlows(), createSpeak(log)]
      flows = nextFlows
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
  })
  return { flowOf: (name) => flows[name], speak }
}

const isRegistry = (module: object): module is typeof registry =>
  'runnableFlows' in module && typeof module.runnableFlows === 'function'

/** One line: the file and line where the compiler names them, and what is wrong. */
function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [first = ''] = text.split('\n')
  const place = /(?:flows|contracts|locales)\/[\w./-]+:\d+/.exec(text)?.[0]
  const fault = /^\[[A-Z_]+\] *(.+)$/m.exec(text)?.[1] ?? first
  return place && !fault.includes(place) ? `${place} ${fault}` : fault
}
