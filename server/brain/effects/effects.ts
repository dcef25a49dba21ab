import type {
  EffectGives,
  EffectName,
  EffectNeeds,
  EffectOutcome,
  ServiceEffectName,
} from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** `key` is the idempotency key: the effect must happen only once per key. */
export type EffectContext = {
  key: string
  session: {
    id: string
    visitor: string | null
    address: string | null
    provenNumbers: readonly string[]
    customerId: string | null
    locale: Locale
  }
}

/** An effect that a process works on; times are in milliseconds since 1970. `remembered` is an earlier outcome to reuse. */
export type Claimed = {
  name: EffectName
  needs: unknown
  attempts: number
  begun: number
  until: number
  context: EffectContext
  remembered: { outcome: string; gives: unknown } | undefined
  isRetried: boolean
}

export type Settled<E extends EffectName> = { outcome: EffectOutcome<E>; gives?: EffectGives<E> }

/**
 * Throw it when an outside system has not decided yet, or may have acted without its answer reaching us: the effect is
 * asked again, at growing intervals, and never given up.
 */
export class NotKnownYet extends Error {
  /** Shown to staff. */
  readonly reason: string | undefined
  constructor(key: string, reason?: string) {
    super(`the outcome of ${key} is not known yet`)
    this.name = 'NotKnownYet'
    this.reason = reason
  }
}

/** Throw to request a retry; after the last attempt the flow gets `failed`. */
export type EffectHandler<E extends EffectName> = (needs: EffectNeeds<E>, context: EffectContext) => Promise<Settled<E>>
export type EffectHandlers = { [E in EffectName]: EffectHandler<E> }
export type ServiceEffectHandlers = Pick<EffectHandlers, ServiceEffectName>
