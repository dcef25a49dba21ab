import { execute, GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import * as v from 'valibot'
import type { Cms } from '../create-embedded-content.ts'
import { createSchema, type Asked } from './create-schema.ts'
import { LIMITS, tooMuch } from './limits.ts'

/** How long an answer may take, in milliseconds. */
const DEADLINE = 5_000

/** A question as it comes over HTTP or a socket. */
export const Question = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  extensions: v.nullish(v.unknown()),
})
export type Question = v.InferOutput<typeof Question>

/** Questions to the CMS: checked against the limits and the schema, then answered. */
export type Graph = {
  check: (question: Question, asked: Asked) => { args: ExecutionArgs } | { errors: readonly GraphQLError[] }
  answer: (question: Question, asked: Asked) => Promise<ExecutionResult>
}

/** Makes the CMS's GraphQL; without `introspection` nobody is told what the schema holds. */
export function createGraph(cms: Cms, { introspection }: { introspection: boolean }): Graph {
  const schema = createSchema(cms)
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const told = (error: GraphQLError) => (introspection ? error : new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), { nodes: error.nodes ?? null, extensions: error.extensions }))

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
    return { args: { schema, document, contextValue, operationName: operationName ?? null, variableValues: variables ?? null } }
  }

  return {
    check,
    answer: async (question, asked) => {
      const checked = check(question, asked)
      if ('errors' in checked) return checked
      const late = { errors: [new GraphQLError('The answer took too long.', { extensions: { code: 'late' } })] }
      let timer: NodeJS.Timeout | undefined
      const deadline = new Promise<ExecutionResult>((resolve) => {
        timer = setTimeout(() => resolve(late), DEADLINE)
      })
      return Promise.race([execute(checked.args), deadline]).finally(() => clearTimeout(timer))
    },
  }
}
