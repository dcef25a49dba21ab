import fc from 'fast-check'
import * as v from 'valibot'

const Parts = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
})

const isSchema = (given: unknown): given is v.GenericSchema =>
  v.is(v.looseObject({ kind: v.literal('schema'), async: v.literal(false) }), given)

/** What people write, tried against each text a schema asks for. */
const TEXTS = [
  'Kari',
  'Kari Nordmann',
  'kari@example.no',
  '+4792000001',
  '92000001',
  '1990-05-17',
  '17051990',
  '2026-12-01',
  '0150',
  'Oslo',
  'Storgata 1',
  '123456',
  'nb_NO',
  'NO',
  'mobile_onboarding',
  'init',
  '/products',
  'https://example.no/',
  'turn-0000001',
  '00000000-0000-4000-8000-000000000000',
  '1',
  '0',
  '',
]

/** Values that a schema takes, made from what it declares; texts and numbers that it does not take are left to chance. */
export function valuesOf(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const parts = v.safeParse(Parts, schema)
  if (!parts.success || depth > 6) return fc.constant(null)
  const { type, entries, wrapped, item, options, literal } = parts.output
  const inner = (one: unknown) => valuesOf(one, depth + 1)
  if (entries) {
    const fields = Object.entries(entries)
    const optional = new Set(fields.filter(([, field]) => isLeftOut(field)).map(([name]) => name))
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])), {
      requiredKeys: fields.map(([name]) => name).filter((name) => !optional.has(name)),
    })
  }
  if (wrapped !== undefined) return inner(wrapped)
  if (item !== undefined) return fc.array(inner(item), { maxLength: 3 })
  if (type === 'literal') return fc.constant(literal)
  if (type === 'picklist' && options) return fc.constantFrom(...options)
  if (options && options.length > 0) return fc.oneof(...options.map(inner))
  const taken = isSchema(schema)
    ? LEAVES.filter((leaf) => v.safeParse(schema, leaf, { abortPipeEarly: true }).success)
    : []
  return taken.length > 0 ? fc.constantFrom<unknown>(...taken) : fc.constantFrom<unknown>(...LEAVES)
}

const LEAVES: readonly unknown[] = [...TEXTS, 1, 0, 3.5, 20_261_124, true, false, {}, []]

const isLeftOut = (field: unknown): boolean => v.is(LeftOut, field)
const LeftOut = v.looseObject({ type: v.picklist(['optional', 'exact_optional', 'nullish', 'undefinedable']) })

/** A value with one of its fields left out, added, or replaced by something hostile. */
export function nearly(value: unknown, hostile: unknown, at: number): unknown {
  if (Array.isArray(value)) return at % 2 === 0 ? [...value, hostile] : value.map((one) => nearly(one, hostile, at))
  if (typeof value !== 'object' || value === null) return hostile
  const fields = Object.entries(value)
  const chosen = at % (fields.length + 1)
  if (chosen === fields.length) return { ...value, ['__proto__x']: hostile }
  const changed = fields.flatMap(([name, field], index): [string, unknown][] => {
    if (index !== chosen) return [[name, field]]
    return at % 3 === 0 ? [] : [[name, at % 3 === 1 ? hostile : nearly(field, hostile, at >> 2)]]
  })
  return Object.fromEntries(changed)
}
