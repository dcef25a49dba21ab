import type {
  EffectGives,
  EffectName,
  EffectNeeds,
  EffectOutcome,
  ServiceEffectName,
} from '#contracts/effects/effects.ts'
import type { Fault } from '#contracts/kernel/result.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Throw it when an outside system gave no answer that can be used. `code` is for the log and staff, and names nobody. */
export class OutsideFault extends Error {
  readonly code: string
  constructor(what: string, { reason, code }: { reason: Fault; code?: string }) {
    super(`no usable answer: ${what}`)
    this.code = (code ?? reason).toUpperCase()
  }
}

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
  /** What becomes of it once it has waited for `patience` milliseconds. */
  readonly inTheEnd: { patience: number; outcome: string } | undefined
  constructor(key: string, reason?: string, inTheEnd?: { patience: number; outcome: string }) {
    super(`the outcome of ${key} is not known yet`)
    this.name = 'NotKnownYet'
    this.reason = reason
    this.inTheEnd = inTheEnd
  }
}

/** Throw to request a retry; after the last attempt the flow gets `failed`. */
export type EffectHandler<E extends EffectName> = (needs: EffectNeeds<E>, context: EffectContext) => Promise<Settled<E>>
export type EffectHandlers = { [E in EffectName]: EffectHandler<E> }
export type ServiceEffectHandlers = Pick<EffectHandlers, ServiceEffectName>
