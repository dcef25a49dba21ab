import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { HttpProblem } from '../../../http/problem.ts'
import { readBody } from '../../../http/read-body.ts'
import { localeOfLanguage } from '../locale-of-language.ts'
import { Question, type Graph } from './create-graph.ts'

const BODY_LIMIT = 64 * 1024
const Questions = v.union([Question, v.pipe(v.array(v.unknown()), v.transform(() => 'many' as const))], 'must be an object with a query')

/** GraphQL over HTTP, by POST or GET; what is wrong with a question is told with 200 and `errors`, as WPGraphQL does. */
export function graphRoutes(graph: Graph): Hono {
  const routes = new Hono()
  const at = ['/graphql', '/graphql/', '/:language/graphql', '/:language/graphql/']
  const askedOf = (c: Context) => {
    const locale = localeOfLanguage(c.req.param('language') ?? 'nb')
    if (!locale) throw new HttpProblem(404, 'not_found', 'There is no such language here.')
    return { locale }
  }
  const refused = (c: Context, message: string) => c.json({ errors: [{ message }] })

  routes.on('POST', at, async (c) => {
    const asked = askedOf(c)
    const question = await readBody(c.req.raw, Questions, BODY_LIMIT)
    if (question === 'many') return refused(c, 'One question at a time: batches are not answered.')
    return c.json(await graph.answer(question, asked))
  })
  routes.on('GET', at, async (c) => {
    const { query, operationName, variables } = c.req.query()
    if (query === undefined) return refused(c, 'Send a question: query, and variables where it has some.')
    const question = v.safeParse(Question, { query, operationName, variables: variables === undefined ? undefined : jsonOf(variables) })
    return question.success ? c.json(await graph.answer(question.output, askedOf(c))) : refused(c, 'The variables must be a JSON object.')
  })
  return routes
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
