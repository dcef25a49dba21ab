import { GraphQLBoolean, GraphQLFloat, GraphQLList, GraphQLObjectType, GraphQLString, type GraphQLOutputType } from 'graphql'
import type * as v from 'valibot'

/** The GraphQL type of a contract's shape, field by field under the same names; undefined for what GraphQL has no type for. */
export function typeOf(schema: v.GenericSchema, name: string): GraphQLOutputType | undefined {
  const inner = unwrapped(schema)
  if (isList(inner)) {
    const item = typeOf(inner.item, name)
    return item && new GraphQLList(item)
  }
  if (hasEntries(inner)) return objectOf(inner.entries, name)
  const simple: Record<string, GraphQLOutputType> = { string: GraphQLString, picklist: GraphQLString, literal: GraphQLString, union: GraphQLString, number: GraphQLFloat, boolean: GraphQLBoolean }
  return simple[inner.type]
}

function objectOf(entries: Record<string, unknown>, name: string): GraphQLObjectType | undefined {
  const fields = Object.entries(entries).flatMap(([field, schema]) => {
    const type = isSchema(schema) ? typeOf(schema, `${name}_${field[0]?.toUpperCase()}${field.slice(1)}`) : undefined
    return type ? [[field, { type }] as const] : []
  })
  return fields.length > 0 ? new GraphQLObjectType({ name, fields: Object.fromEntries(fields) }) : undefined
}

/** The schema inside v.optional, and before the checks of a pipe. */
function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return unwrapped(schema.wrapped)
  return schema
}

const isSchema = (value: unknown): value is v.GenericSchema => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } => schema.type === 'array' && 'item' in schema && isSchema(schema.item)
const hasEntries = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, unknown> } =>
  schema.type.endsWith('object') && 'entries' in schema && typeof schema.entries === 'object'
