import type * as v from 'valibot'

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

export const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } =>
  schema.type === 'array' && 'item' in schema && isSchema(schema.item)
