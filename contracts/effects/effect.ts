import * as v from 'valibot'
import type { Product } from '#contracts/products/offers.ts'

/** `person`: identified by BankID; `identity`: correct one-time code; `consent`: consent to reading debts. */
export const PRECONDITIONS = ['terms', 'price', 'confirmation', 'identity', 'person', 'consent'] as const
export type Precondition = (typeof PRECONDITIONS)[number]

export const ORDER_PRECONDITIONS = [
  'terms',
  'price',
  'confirmation',
  'identity',
] as const satisfies readonly Precondition[]

export type Irreversible = 'ordered' | 'sent' | 'proven'

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>

export type Outcome<Needs, Gives> = {
  /** What it gives in the sandbox and in tests; nothing where it is left out. */
  sample?: Gives | ((needs: Needs) => Gives)
  proves?: readonly Precondition[]
  voids?: readonly Precondition[]
  irreversible?: Irreversible
}

/**
 * `key`: the service runs a key only once; `repeatable`: repeated calls change nothing further. For `reuseMinutes`,
 * equal needs return the stored outcome without a call.
 */
export type Idempotency = { by: 'key' | 'repeatable'; reuseMinutes?: number }

type Nothing = v.ObjectSchema<Record<never, never>, undefined>
type Host = 'service' | 'conversation'

type Effect<Needs extends ObjectSchema, Gives extends ObjectSchema, Name extends string, By extends Host> = {
  needs: Needs
  gives?: Gives
  outcomes: { [N in Name | 'failed']: Outcome<v.InferOutput<Needs>, v.InferOutput<Gives>> }
  /** An order needs ORDER_PRECONDITIONS whatever stands here. */
  after?: readonly Precondition[]
  /** The effect runs only in locales that sell this product (ONE-04). */
  sells: Product | 'nothing' | ((needs: v.InferOutput<Needs>) => Product | 'nothing')
  /** By its key where an outcome is irreversible, otherwise repeatable, unless told otherwise. */
  idempotency?: Idempotency
  /** Where the samples of the facts will not do. */
  sampleNeeds?: Partial<v.InferOutput<Needs>>
  /** How it ends in tests about something else: as the first outcome unless told otherwise. */
  double?: (needs: v.InferOutput<Needs>) => NoInfer<Name> | 'failed'
  /** `conversation`: run by the conversation itself, so the sandbox cannot run it for real. */
  carriedOutBy?: By
}

type Declared<Needs extends ObjectSchema, Gives extends ObjectSchema, Name extends string, By extends Host> = Pick<
  Effect<Needs, Gives, Name, By>,
  'needs' | 'outcomes'
> & {
  gives: Gives
  idempotency: Idempotency
  after: readonly Precondition[]
  sampleNeeds: object
  carriedOutBy: By
  sampleOf: (outcome: string, needs: unknown) => v.InferOutput<Gives>
  doubleOf: (needs: unknown) => Name | 'failed'
  productOf: (needs: unknown) => Product | undefined
}

export function declareEffect<
  Needs extends ObjectSchema,
  Name extends string,
  Gives extends ObjectSchema = Nothing,
  By extends Host = 'service',
>(effect: Effect<Needs, Gives, Name, By>): Declared<Needs, Gives, Name, By>
export function declareEffect(
  effect: Effect<ObjectSchema, ObjectSchema, string, Host>,
): Declared<ObjectSchema, ObjectSchema, string, Host> {
  const { outcomes, double = () => Object.keys(outcomes)[0] ?? 'failed', sells } = effect
  return {
    gives: v.object({}),
    after: [],
    idempotency: { by: Object.values(outcomes).some(({ irreversible }) => irreversible) ? 'key' : 'repeatable' },
    sampleNeeds: {},
    carriedOutBy: 'service',
    ...effect,
    sampleOf: (outcome, needs) => {
      const sample = outcomes[outcome]?.sample
      return typeof sample === 'function' ? sample(v.parse(effect.needs, needs)) : (sample ?? {})
    },
    doubleOf: (needs) => double(v.parse(effect.needs, needs)),
    productOf: (needs) => {
      const product = typeof sells === 'function' ? sells(v.parse(effect.needs, needs)) : sells
      return product === 'nothing' ? undefined : product
    },
  }
}
