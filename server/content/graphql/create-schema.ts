import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isOutputType,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  type GraphQLOutputType,
} from 'graphql'
import * as v from 'valibot'
import { PlanPage } from '#contracts/content/plan-page.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Cms, WrittenPost } from '#server/content/create-embedded-content.ts'
import { localeOfLanguage } from '#server/content/locale-of-language.ts'
import { numberOf } from '#server/content/find-page.ts'
import { cleanHtml } from '#server/content/clean-html.ts'
import { changes, postChanges } from './changes.ts'
import { groupsOf, pageAt, pageOfNumber, type PlacedPage } from './page-places.ts'

/** What every resolver is given: the language of the address that was asked. */
export type GraphContext = { locale: Locale }

const MOST_POSTS = 100
const POSTS_UNLESS_ASKED = 10
const LANGUAGE = { type: GraphQLString, description: 'nb, sv, da or en; the default is that of the address, else nb' }

/** The CMS in WPGraphQL's shape (CALL-16): posts by category, a post by its slug, a page by its address with its fields in their group; published only. */
export function createSchema(cms: Cms): GraphQLSchema {
  const Status = new GraphQLEnumType({
    name: 'PostStatusEnum',
    values: { PUBLISH: { value: 'publish' }, DRAFT: { value: 'draft' } },
  })
  const Category = new GraphQLObjectType({
    name: 'Category',
    fields: { name: { type: GraphQLString }, slug: { type: GraphQLString } },
  })
  const Categories = new GraphQLObjectType({
    name: 'PostToCategoryConnection',
    fields: { nodes: { type: new GraphQLList(Category) } },
  })

  const Post = new GraphQLObjectType<WrittenPost>({
    name: 'Post',
    fields: {
      id: { type: new GraphQLNonNull(GraphQLID), resolve: idOf },
      databaseId: { type: GraphQLInt, resolve: (post) => numberOf(idOf(post)) },
      slug: { type: GraphQLString, resolve: ({ post }) => post.slug },
      title: { type: GraphQLString, resolve: ({ post }) => post.title },
      excerpt: { type: GraphQLString, resolve: ({ post }) => post.subtitle },
      content: { type: GraphQLString, resolve: ({ post }) => post.content },
      categories: {
        type: Categories,
        resolve: ({ post }) => ({ nodes: [{ name: post.category, slug: post.category }] }),
      },
      status: { type: GraphQLString, resolve: ({ document }) => document.status },
      uri: { type: GraphQLString, resolve: ({ post }) => `/${post.category}/${post.slug}` },
      date: { type: GraphQLString, resolve: ({ post }) => post.date },
      modified: { type: GraphQLString, resolve: ({ post }) => post.updated ?? post.date },
    },
  })
  const Edge = new GraphQLObjectType<WrittenPost>({
    name: 'RootQueryToPostConnectionEdge',
    fields: { cursor: { type: GraphQLString, resolve: idOf }, node: { type: Post, resolve: (post) => post } },
  })
  const PageInfo = new GraphQLObjectType({
    name: 'PageInfo',
    fields: { hasNextPage: { type: GraphQLBoolean }, endCursor: { type: GraphQLString } },
  })
  const Posts = new GraphQLObjectType({
    name: 'RootQueryToPostConnection',
    fields: {
      nodes: { type: new GraphQLList(Post) },
      edges: { type: new GraphQLList(Edge) },
      pageInfo: { type: PageInfo },
    },
  })
  const Where = new GraphQLInputObjectType({
    name: 'RootQueryToPostConnectionWhereArgs',
    fields: { categoryName: { type: GraphQLString }, status: { type: Status }, language: LANGUAGE },
  })

  const Page = new GraphQLObjectType<PlacedPage>({
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

  const publishedPosts = (locale: Locale, category: string | undefined) =>
    cms.posts(locale).filter(({ post }) => category === undefined || post.category === category)
  const Query = new GraphQLObjectType<unknown, GraphContext>({
    name: 'RootQuery',
    fields: {
      posts: {
        type: Posts,
        args: {
          where: { type: Where },
          first: { type: GraphQLInt },
          after: { type: GraphQLString },
          language: LANGUAGE,
        },
        resolve: (_, args, asked) => {
          const { where, first, after, language } = v.parse(PostsArguments, args)
          const all =
            where?.status === 'draft'
              ? []
              : publishedPosts(localeOf(asked, language ?? where?.language), where?.categoryName ?? undefined)
          const from = after == null ? 0 : all.findIndex((post) => idOf(post) === after) + 1
          const nodes = all.slice(from, from + Math.min(Math.max(first ?? POSTS_UNLESS_ASKED, 0), MOST_POSTS))
          const last = nodes.at(-1)
          return {
            nodes,
            edges: nodes,
            pageInfo: { hasNextPage: from + nodes.length < all.length, endCursor: last ? idOf(last) : null },
          }
        },
      },
      postBy: {
        type: Post,
        args: {
          slug: { type: GraphQLString },
          uri: { type: GraphQLString },
          id: { type: GraphQLID },
          language: LANGUAGE,
        },
        resolve: (_, args, asked) => {
          const { slug, uri, id, language } = v.parse(PostArguments, args)
          return cms
            .posts(localeOf(asked, language))
            .find(
              (post) => post.post.slug === (slug ?? uri?.replace(/\/$/, '').replace(/^.*\//, '')) || idOf(post) === id,
            )
        },
      },
      pageBy: {
        type: Page,
        args: { uri: { type: GraphQLString }, pageId: { type: GraphQLInt }, language: LANGUAGE },
        resolve: (_, args, asked) => {
          const { uri, pageId, language } = v.parse(PageArguments, args)
          const locale = localeOf(asked, language)
          return uri == null
            ? pageId == null
              ? undefined
              : pageOfNumber(cms, locale, pageId)
            : pageAt(cms, locale, uri)
        },
      },
    },
  })

  const Change = new GraphQLObjectType({
    name: 'ContentChange',
    fields: { kind: { type: GraphQLString }, locale: { type: GraphQLString }, name: { type: GraphQLString } },
  })
  const Subscription = new GraphQLObjectType<unknown, GraphContext>({
    name: 'RootSubscription',
    fields: {
      contentChanged: {
        type: Change,
        args: { language: LANGUAGE },
        subscribe: (_, args) => changes(cms.store, languageIn(args)),
        resolve: (change) => change,
      },
      postUpdated: {
        type: Post,
        args: { language: LANGUAGE },
        subscribe: (_, args, asked) => postChanges(cms, localeOf(asked, v.parse(PageArguments, args).language)),
        resolve: (post) => post,
      },
    },
  })
  return new GraphQLSchema({ query: Query, subscription: Subscription })
}

const Written = v.nullish(v.string())
const PostsArguments = v.object({
  where: v.nullish(v.object({ categoryName: Written, status: Written, language: Written })),
  first: v.nullish(v.number()),
  after: Written,
  language: Written,
})
const PostArguments = v.object({ slug: Written, uri: Written, id: Written, language: Written })
const PageArguments = v.object({ uri: Written, pageId: v.nullish(v.number()), language: Written })

const idOf = ({ document, post }: WrittenPost) => `${document.locale}:${post.slug}`

/** The language asked for; one that there is not gives that of the address. */
const localeOf = ({ locale }: GraphContext, language: string | null | undefined): Locale =>
  (language == null ? undefined : localeOfLanguage(language)) ?? locale

const languageIn = (args: unknown): Locale | undefined => {
  const { language } = v.parse(PageArguments, args)
  return language == null ? undefined : localeOfLanguage(language)
}

/** A field for each group, filled on the pages that have it. */
function groupFields({ shapes }: Cms): GraphQLFieldConfigMap<PlacedPage, GraphContext> {
  const groups = groupsOf([...shapes.keys()].map((name) => name.replace(/\/\*$/, '')))
  const fields = [...groups].flatMap(([group, name]) => {
    const schema = name === 'plan' ? PlanPage : shapes.get(name)?.schema
    const type = schema && typeOf(schema, `Page_${group[0]?.toUpperCase()}${group.slice(1)}`)
    return isOutputType(type)
      ? [[group, { type, resolve: (placed: PlacedPage) => (placed.group === group ? placed.page : null) }] as const]
      : []
  })
  return Object.fromEntries(fields)
}

/** The GraphQL type of a contract's shape, field by field under the same names; undefined for what GraphQL has no type for. */
function typeOf(schema: v.GenericSchema, name: string): GraphQLOutputType | undefined {
  const inner = unwrapped(schema)
  if (isList(inner)) {
    const item = typeOf(inner.item, name)
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

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } =>
  schema.type === 'array' && 'item' in schema && isSchema(schema.item)
const hasEntries = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, unknown> } =>
  schema.type.endsWith('object') && 'entries' in schema && typeof schema.entries === 'object'

/** The title of a page, whatever its field is called. */
const titleOf = (page: Record<string, unknown>): string | null =>
  [page['title'], page['custom_page_title']].find((title) => typeof title === 'string') ?? null

/** A page's running text as HTML; paragraphs are texts and become such. */
function contentOf({ content }: Record<string, unknown>): string | null {
  if (typeof content === 'string') return cleanHtml(content)
  return Array.isArray(content) ? content.map((text) => `<p>${escaped(String(text))}</p>`).join('') : null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
