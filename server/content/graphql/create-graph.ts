import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import * as v from 'valibot'
import type { Cms } from '#server/content/create-embedded-content.ts'
import { createSchema, type GraphContext } from './create-schema.ts'
import { limitTime } from '#server/time-limit.ts'

const LIMITS = { tokens: 1000, depth: 10, aliases: 15, directives: 10, cost: 5000 }

type Size = { depth: number; aliases: number; directives: number; cost: number }
const NOTHING: Size = { depth: 0, aliases: 0, directives: 0, cost: 0 }
const MOST_ITEMS = 100

/** Fragments count at each use, so that they cannot hide cost; introspection is not counted. */
function tooMuch(document: DocumentNode): GraphQLError | undefined {
  const fragments = new Map(
    document.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  )
  const sizeOf = createSizeOf(fragments)
  const sizes = document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? [sizeOf(part.selectionSet, new Set(), part.directives?.length ?? 0)] : [],
  )
  const all = sizes.reduce(beside, NOTHING)
  const over = (['depth', 'aliases', 'directives', 'cost'] as const).find((measure) => all[measure] > LIMITS[measure])
  return (
    over &&
    new GraphQLError(`The question has too much ${over}: ${LIMITS[over]} at most.`, {
      extensions: { code: 'too_much' },
    })
  )
}

function createSizeOf(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size>()
  const sizeOf = (set: SelectionSetNode, open: ReadonlySet<string>, directives: number): Size =>
    set.selections
      .map((selection): Size => {
        const own = selection.directives?.length ?? 0
        if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet, open, own)
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          return {
            ...spread(selection.name.value, open),
            directives: own + spread(selection.name.value, open).directives,
          }
        if (/^__(schema|type)$/.test(selection.name.value)) return { ...NOTHING, depth: 1, cost: 1 }
        const inner = selection.selectionSet ? sizeOf(selection.selectionSet, open, 0) : NOTHING
        const first = selection.arguments?.find(({ name }) => name.value === 'first')?.value
        const items =
          selection.name.value !== 'posts'
            ? 1
            : first === undefined
              ? 10
              : first.kind === Kind.INT
                ? Math.min(Math.abs(Number(first.value)), MOST_ITEMS)
                : MOST_ITEMS
        return {
          depth: inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          directives: inner.directives + own,
          cost: 1 + inner.cost * items,
        }
      })
      .reduce(beside, { ...NOTHING, directives })

  function spread(name: string, open: ReadonlySet<string>): Size {
    const fragment = fragments.get(name)
    if (!fragment || open.has(name)) return NOTHING
    const size =
      known.get(name) ?? sizeOf(fragment.selectionSet, new Set([...open, name]), fragment.directives?.length ?? 0)
    known.set(name, size)
    return size
  }
  return sizeOf
}

const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
})

const DEADLINE = 5_000

export const Question = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  extensions: v.nullish(v.unknown()),
})
export type Question = v.InferOutput<typeof Question>

export type Graph = {
  check: (question: Question, asked: GraphContext) => { args: ExecutionArgs } | { errors: readonly GraphQLError[] }
  answer: (question: Question, asked: GraphContext) => Promise<ExecutionResult>
}

export function createGraph(cms: Cms, { introspection }: { introspection: boolean }): Graph {
  const schema = createSchema(cms)
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const told = (error: GraphQLError) =>
    introspection
      ? error
      : new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), {
          nodes: error.nodes ?? null,
          extensions: error.extensions,
        })

  const check: Graph['check'] = ({ query, operationName, variables }, contextValue) => {
    let document: DocumentNode
    try {
      document = parse(query, { maxTokens: LIMITS.tokens })
    } catch (error) {
      return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The question cannot be read.')] }
    }
    const over = tooMuch(document)
    if (over) return { errors: [over] }
    const errors = validate(schema, document, rules, { maxErrors: 10 })
    if (errors.length > 0) return { errors: errors.map(told) }
    return {
      args: { schema, document, contextValue, operationName: operationName ?? null, variableValues: variables ?? null },
    }
  }

  return {
    check,
    answer: async (question, asked) => {
      const checked = check(question, asked)
      if ('errors' in checked) return checked
      const late = { errors: [new GraphQLError('The answer took too long.', { extensions: { code: 'late' } })] }
      return limitTime<ExecutionResult>(Promise.resolve(execute(checked.args)), DEADLINE, () => late)
    },
  }
}
