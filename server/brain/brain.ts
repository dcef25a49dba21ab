import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { Database } from '../db/database.ts'
import type { World } from '../world.ts'
import type { EffectHandlers } from './effects.ts'
import type { Speak } from './speak.ts'

/** Where named points of a turn are announced, so that a test can crash there. Does nothing in a running process. */
export type CrashPoint = 'before commit' | 'after commit' | 'before the call' | 'after the call' | 'before done'

/** What the brain needs of the rest of the process. */
export type Brain = {
  database: Database
  world: World
  speak: Speak
  flows: Record<FlowName, RunnableFlow>
  effects: EffectHandlers
  /** Puts an effect in the durable queue, inside the turn's transaction. */
  enqueue: (tx: Parameters<Parameters<Database['transaction']>[0]>[0], key: string) => Promise<void>
  /** Tries an effect at once, after the commit. */
  kick: (key: string) => void
  /** Tells the session's other tabs that something new is there. */
  poke: (session: string, seq: number) => void
  at: (point: CrashPoint) => void
  sessionDays: number
}
