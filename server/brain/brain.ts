import type { Locale } from '#contracts/kernel/locale.ts'
import type { Database } from '../db/database.ts'
import type { Enqueue } from '../db/delivery-queue.ts'
import type { Registers } from '#flows/kit/values/registers.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Claimed, EffectHandlers } from './effects/effects.ts'
import type { FlowOf } from './rollout/choose-version.ts'
import type { LookUp } from './turns/look-up.ts'
import type { ProposeActs } from './turns/propose-acts.ts'
import type { OpeningWords, Speak } from './turns/speak.ts'
import type { TurnQueue } from './turns/turn.ts'

export type CrashPoint = 'before commit' | 'after commit' | 'before the call' | 'after the call' | 'before done'

export type Brain = {
  database: Database
  runtime: Runtime
  speak: Speak
  /** Returns the locale that supplies the text, which differs if the given one lacks it; defaults to the given one. */
  languageOf?: (locale: Locale, id: string) => Locale
  flowOf: FlowOf
  effects: EffectHandlers
  /** Answers a question asked in the middle of a flow (CHAT-15). No I/O: it runs inside the turn's transaction. */
  lookUp?: LookUp
  /** Asked before a turn whose words were not understood; without it nothing is (HEAR-09). */
  proposeActs?: ProposeActs
  /** What is known beyond an utterance; without it, open values are weighed by their form alone. */
  registers?: Registers
  openingWords?: OpeningWords
  turns: TurnQueue
  /** Whether effects are claimed by this process with the turn that asks for them, which then carries them out. */
  takesEffects: boolean
  dispatchEffect: (key: string, claimed?: Claimed) => void
  notifyTabs: (session: string, seq: number) => void
  /** Queues the SMS that the visitors asked for, named by session and number of the turn. */
  tellSettled: Enqueue
  at: (point: CrashPoint) => void
  effectSettled: (effect: string, outcome: string) => void
  sessionDays: number
}
