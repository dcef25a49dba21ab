import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { Database, Tx } from '../db/database.ts'
import type { World } from '../world.ts'
import type { EffectHandlers } from './effects.ts'
import type { LookUp } from './look-up.ts'
import type { OpeningWords } from './opening-words.ts'
import type { Speak } from './speak.ts'
import type { TurnQueue } from './turn-groups.ts'

/** Where named points of a turn are announced, so that a test can crash there. Does nothing in a running process. */
export type CrashPoint = 'before commit' | 'after commit' | 'before the call' | 'after the call' | 'before done'

/** What the brain works with. */
export type Brain = {
  database: Database
  world: World
  speak: Speak
  /** Whose words a text is said in; without it, always the conversation's own. */
  languageOf?: (locale: Locale, id: string) => Locale
  flowOf: (name: FlowName) => RunnableFlow
  effects: EffectHandlers
  /** Looks a question up that was asked in between (CHAT-15). In memory: it is called inside the turns' transaction. */
  lookUp?: LookUp
  openingWords?: OpeningWords
  /** Commits turns, of different sessions together. */
  turns: TurnQueue
  /** Puts effects in the durable queue, inside the turns' transaction. */
  enqueue: (tx: Tx, keys: string[]) => Promise<void>
  /** Tries an effect at once, after the commit. */
  kick: (key: string) => void
  /** Tells the session's other tabs that something new is there. */
  poke: (session: string, seq: number) => void
  at: (point: CrashPoint) => void
  /** Told how an effect ended, for the figures of the process. */
  effectSettled: (effect: string, outcome: string) => void
  sessionDays: number
}
