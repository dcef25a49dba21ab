import type {
  EffectGives,
  EffectName,
  EffectNeeds,
  EffectOutcome,
  ServiceEffectName,
} from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Who asked for an effect. `key` is the idempotency key: the same key must have its effect once. */
export type EffectContext = {
  key: string
  session: {
    id: string
    visitor: string | null
    address: string | null
    provenNumbers?: readonly string[]
    customerId: string | null
    locale: Locale
  }
}

export type Settled<E extends EffectName> = { outcome: EffectOutcome<E>; gives?: EffectGives<E> }

/** Carries out one effect. Throwing means "try again later"; after the last try the flow gets `failed`. */
export type EffectHandler<E extends EffectName> = (needs: EffectNeeds<E>, context: EffectContext) => Promise<Settled<E>>
export type EffectHandlers = { [E in EffectName]: EffectHandler<E> }
export type ServiceEffectHandlers = Pick<EffectHandlers, ServiceEffectName>
