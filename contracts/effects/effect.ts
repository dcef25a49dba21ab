import * as v from 'valibot'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Product } from '#contracts/products/offers.ts'

/**
 * What a path through a flow can have passed. `person` is who somebody is by BankID, `identity` a one-time code that was right,
 * `consent` a person's to have their debts read.
 */
export const PRECONDITIONS = ['terms', 'price', 'confirmation', 'identity', 'person', 'consent'] as const
export type Precondition = (typeof PRECONDITIONS)[number]

export const ORDER_PRECONDITIONS = [
  'terms',
  'price',
  'confirmation',
  'identity',
] as const satisfies readonly Precondition[]

/** Why answers given before an outcome can no longer be changed (CHAT-14). */
export type Irreversible = 'ordered' | 'sent' | 'proven'

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>
type OnlyFacts<Gives extends ObjectSchema> = keyof v.InferOutput<Gives> extends FactName ? unknown : never

export type Outcome<Needs, Gives> = {
  /** What comes back with it when the service is simulated. */
  sample: Gives | ((needs: Needs) => Gives)
  proves?: readonly Precondition[]
  voids?: readonly Precondition[]
  irreversible?: Irreversible
}

/**
 * `key`: the service keeps the effect's key, and does it once for it. `repeatable`: again with the same needs leaves nothing more than
 * once did. `reuseMinutes`: within them the same needs are answered with the stored outcome, without asking the service.
 */
export type Idempotency = { by: 'key' | 'repeatable'; reuseMinutes?: number }

export type Effect<
  Needs extends ObjectSchema,
  Gives extends ObjectSchema,
  Name extends string,
  Host extends 'service' | 'conversation',
> = {
  /** The facts it reads. */
  needs: Needs
  /** The facts it may write. */
  gives: Gives & OnlyFacts<Gives>
  /** How it can end. `failed`: the service is down, or gave up. */
  outcomes: { [N in Name | 'failed']: Outcome<v.InferOutput<Needs>, v.InferOutput<Gives>> }
  /** What every path to it must have passed. */
  after: readonly Precondition[]
  /** The product it is part of selling: it is carried out only in the locales that sell it (ONE-04). */
  sells: Product | 'nothing' | ((needs: v.InferOutput<Needs>) => Product | 'nothing')
  idempotency: Idempotency
  sampleNeeds: v.InferOutput<Needs>
  /** How the test double ends it. */
  double: (needs: v.InferOutput<Needs>) => NoInfer<Name> | 'failed'
  /** `conversation`: by the conversation itself, so that the sandbox cannot carry it out for real. */
  carriedOutBy: Host
}

type Declared<
  Needs extends ObjectSchema,
  Gives extends ObjectSchema,
  Name extends string,
  Host extends 'service' | 'conversation',
> = Effect<Needs, Gives, Name, Host> & {
  /** What a simulated service brings back with an outcome. */
  sampleOf: (outcome: string, needs: unknown) => v.InferOutput<Gives>
  /** The outcome of the test double. */
  doubleOf: (needs: unknown) => Name | 'failed'
  productOf: (needs: unknown) => Product | undefined
}

export function declareEffect<
  Needs extends ObjectSchema,
  Gives extends ObjectSchema,
  Name extends string,
  Host extends 'service' | 'conversation',
>(effect: Effect<Needs, Gives, Name, Host>): Declared<Needs, Gives, Name, Host> {
  const outcomes: Record<string, Outcome<v.InferOutput<Needs>, v.InferOutput<Gives>>> = effect.outcomes
  return {
    ...effect,
    sampleOf: (outcome, needs) => {
      const sample = outcomes[outcome]?.sample
      if (typeof sample !== 'function') return sample ?? v.parse(effect.gives, {})
      return sample(v.parse(effect.needs, needs))
    },
    doubleOf: (needs) => effect.double(v.parse(effect.needs, needs)),
    productOf: (needs) => {
      const product = typeof effect.sells === 'function' ? effect.sells(v.parse(effect.needs, needs)) : effect.sells
      return product === 'nothing' ? undefined : product
    },
  }
}
