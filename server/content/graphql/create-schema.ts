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
} from 'graphql'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Cms, WrittenPost } from '#server/content/create-embedded-content.ts'
import { localeOfLanguage } from '#server/content/locale-of-language.ts'
import { numberOf } from '#server/content/find-page.ts'
import { changes, postChanges } from './changes.ts'
import { pageAt, pageOfNumber } from './page-places.ts'
import { pageType } from './page-type.ts'

export type GraphContext = { locale: Locale }

const MOST_POSTS = 100
const POSTS_UNLESS_ASKED = 10
const LANGUAGE = { type: GraphQLString, description: 'nb, sv, da or en; the default is that of the address, else nb' }

/** Follows WPGraphQL's schema and serves published content only (CALL-16). */
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

  const Page = pageType(cms)
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

const localeOf = ({ locale }: GraphContext, language: string | null | undefined): Locale =>
  (language == null ? undefined : localeOfLanguage(language)) ?? locale

const languageIn = (args: unknown): Locale | undefined => {
  const { language } = v.parse(PageArguments, args)
  return language == null ? undefined : localeOfLanguage(language)
}
