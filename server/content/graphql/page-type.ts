import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  isOutputType,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql'
import type * as v from 'valibot'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { cleanHtml } from '#server/content/clean-html.ts'
import type { Cms } from '#server/content/create-embedded-content.ts'
import { groupsOf, type PlacedPage } from './page-places.ts'
import { isList, isSchema } from '#server/content/schema-kinds.ts'

export const pageType = (cms: Cms) =>
  new GraphQLObjectType<PlacedPage>({
    name: 'Page',
    fields: {
      id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ document, uri }) => `${document.locale}:${uri}` },
      databaseId: { type: GraphQLInt, resolve: ({ number }) => number },
      uri: { type: GraphQLString, resolve: ({ uri }) => `/${uri}/` },
      slug: { type: GraphQLString, resolve: ({ uri }) => uri.replace(/^.*\//, '') },
      status: { type: GraphQLString, resolve: ({ document }) => document.status },
      title: { type: GraphQLString, resolve: ({ page }) => titleOf(page) },
      content: { type: GraphQLString, resolve: ({ page }) => contentOf(page) },
      modified: { type: GraphQLString, resolve: ({ document }) => document.updatedAt.toISOString() },
      ...groupFields(cms),
    },
  })

function groupFields({ shapes }: Cms): GraphQLFieldConfigMap<PlacedPage, unknown> {
  const groups = groupsOf([...shapes.keys()].map((name) => name.replace(/\/\*$/, '')))
  const fields = [...groups].flatMap(([group, name]) => {
    const schema = name === 'plan' ? PlanPage : shapes.get(name)?.schema
    const type = schema && outputTypeOf(schema, `Page_${group[0]?.toUpperCase()}${group.slice(1)}`)
    return isOutputType(type)
      ? [[group, { type, resolve: (placed: PlacedPage) => (placed.group === group ? placed.page : null) }] as const]
      : []
  })
  return Object.fromEntries(fields)
}

const titleOf = (page: Record<string, unknown>): string | null =>
  [page['title'], page['custom_page_title']].find((title) => typeof title === 'string') ?? null

function contentOf({ content }: Record<string, unknown>): string | null {
  if (typeof content === 'string') return cleanHtml(content)
  return Array.isArray(content) ? content.map((text) => `<p>${escaped(String(text))}</p>`).join('') : null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function outputTypeOf(schema: v.GenericSchema, name: string): GraphQLOutputType | undefined {
  const inner = unwrapped(schema)
  if (isList(inner)) {
    const item = outputTypeOf(inner.item, name)
    return item && new GraphQLList(item)
  }
  if (hasEntries(inner)) return objectOf(inner.entries, name)
  const simple: Record<string, GraphQLOutputType> = {
    string: GraphQLString,
    picklist: GraphQLString,
    literal: GraphQLString,
    union: GraphQLString,
    number: GraphQLFloat,
    boolean: GraphQLBoolean,
  }
  return simple[inner.type]
}

function objectOf(entries: Record<string, unknown>, name: string): GraphQLObjectType | undefined {
  const fields = Object.entries(entries).flatMap(([field, schema]) => {
    const type = isSchema(schema)
      ? outputTypeOf(schema, `${name}_${field[0]?.toUpperCase()}${field.slice(1)}`)
      : undefined
    return type ? [[field, { type }] as const] : []
  })
  return fields.length > 0 ? new GraphQLObjectType({ name, fields: Object.fromEntries(fields) }) : undefined
}

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return unwrapped(schema.wrapped)
  return schema
}

const hasEntries = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, unknown> } =>
  schema.type.endsWith('object') && 'entries' in schema && typeof schema.entries === 'object'
