import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Runtime } from '#server/runtime.ts'
import type { EffectHandlers } from './effects/effects.ts'
import type { LookUp } from './turns/look-up.ts'
import type { OpeningWords, Speak } from './turns/speak.ts'
import type { TurnQueue } from './turns/turn.ts'

/** Where named points of a turn are announced, so that a test can crash there. Does nothing in a running process. */
export type CrashPoint = 'before commit' | 'after commit' | 'before the call' | 'after the call' | 'before done'

/** What the brain works with. */
export type Brain = {
  database: Database
  runtime: Runtime
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
  dispatchEffect: (key: string) => void
  /** Tells the session's other tabs that something new is there. */
  notifyTabs: (session: string, seq: number) => void
  at: (point: CrashPoint) => void
  /** Told how an effect ended, for the figures of the process. */
  effectSettled: (effect: string, outcome: string) => void
  sessionDays: number
}
