import { Hono } from 'hono'
import * as v from 'valibot'
import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import {
  AskBetween,
  AskDifferences,
  RealEffect,
  SaveReplay,
  type Differences,
} from '#contracts/sandbox/sandbox-service.ts'
import { StepEdit } from '#contracts/sandbox/step-edits.ts'
import { EditTexts } from '#contracts/sandbox/text-edits.ts'
import type { FlowOf } from '#server/brain/rollout/choose-version.ts'
import type { LookUp } from '#server/brain/turns/look-up.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { parsed, readBody } from '#server/edge/read-body.ts'
import type { StoreDeps } from '#server/deps.ts'
import { differencesOf } from './differences.ts'
import { editableStep, stepChanges, writeStep } from './edit-step.ts'
import { editableTexts, textChanges, writeTexts } from './edit-texts.ts'
import { createFlowFigures } from './flow-figures.ts'
import { NoSuchVersion } from './other-version.ts'
import { requireDeveloper, type Doorkeeper, type OfDeveloper } from './permission.ts'
import type { CarryOut } from './real-effects.ts'
import { type Area, requireReplayOf, writeReplay } from './write-replay.ts'
import { readConversation, readConversations } from './read-conversations.ts'
import { readFunnel } from './read-funnel.ts'

const BODY_LIMIT = 64 * 1024
const REPLAY_LIMIT = 1024 * 1024
const TEXT_LIMIT = 1024 * 1024

const isDay = (written: string) => new Date(`${written}T00:00Z`).toISOString().startsWith(written)
const Day = v.optional(
  v.pipe(v.string(), v.isoDate('must be a day, YYYY-MM-DD'), v.check(isDay, 'must be a day that exists')),
)
const Short = v.optional(v.pipe(v.string(), v.maxLength(100)))
const FunnelQuery = v.object({ from: Day, to: Day, page: Short, version: Short })

function flowOf(name: string): FlowName {
  if (!isFlowName(name))
    throw new HttpProblem(
      404,
      'not_found',
      'There is no flow of that name; a new one is known when the server has been started again.',
    )
  return name
}

export type SandboxRoutes = Doorkeeper & {
  deps: StoreDeps
  runnableOf: FlowOf
  root: string
  carryOut: CarryOut | undefined
  lookUp?: LookUp | undefined
}

/** The sandbox API at /services/sandbox, for developers only (SAND-05). */
export function sandboxRoutes({
  deps,
  runnableOf,
  root,
  carryOut,
  lookUp,
  ...doorkeeper
}: SandboxRoutes): Hono<OfDeveloper> {
  const figuresOf = createFlowFigures(root, runnableOf)
  const routes = new Hono<OfDeveloper>()
  routes.use(requireDeveloper(doorkeeper))

  for (const area of ['flows', 'machines'] satisfies Area[]) {
    routes.post(`/${area}/:name/replays`, async (c) => {
      if (!carryOut)
        throw new HttpProblem(
          403,
          'not_in_development',
          'Replays are only written in development; download this one and put it into the folder of its flow.',
        )
      const replay = await readBody(c.req.raw, SaveReplay, REPLAY_LIMIT)
      await writeReplay({ root, area, name: c.req.param('name') }, replay)
      return c.json({ name: replay.name }, 201)
    })
  }

  if (carryOut) {
    routes.route('/texts', textRoutes(root))
    routes.route('/steps', stepRoutes(root, runnableOf))
  }

  routes.get('/flows/:flow/figures', async (c) => c.json(await figuresOf(flowOf(c.req.param('flow')))))

  routes.get('/flows/:flow/funnel', async (c) => {
    const asked = parsed(FunnelQuery, c.req.query())
    return c.json(await readFunnel(deps, { flow: flowOf(c.req.param('flow')), flowOf: runnableOf, ...asked }))
  })

  routes.get('/flows/:flow/conversations', async (c) =>
    c.json(await readConversations(deps, flowOf(c.req.param('flow')))),
  )

  routes.get('/conversations/:id', async (c) => {
    const conversation = await readConversation(deps, c.req.param('id'), runnableOf)
    if (!conversation)
      throw new HttpProblem(404, 'not_found', 'There is no such conversation; it may have outlived its time.')
    return c.json(conversation)
  })

  routes.post('/flows/:flow/differences', async (c) => {
    if (!carryOut) throw new HttpProblem(403, 'not_in_development', 'Versions are only compared in development.')
    const { base, text } = await readBody(c.req.raw, AskDifferences, REPLAY_LIMIT)
    requireReplayOf(flowOf(c.req.param('flow')), text)
    try {
      const [found] = await differencesOf({ base, replays: [{ name: 'asked', text }], root })
      return c.json({ ...(base !== undefined && { base }), lines: found?.lines ?? [] } satisfies Differences)
    } catch (error) {
      throw error instanceof NoSuchVersion ? new HttpProblem(422, 'no_such_version', error.message) : error
    }
  })

  routes.post('/effects', async (c) => {
    if (!carryOut)
      throw new HttpProblem(
        403,
        'not_in_development',
        'Services are only called for real in development; choose an outcome instead.',
      )
    return c.json(await carryOut(await readBody(c.req.raw, RealEffect, BODY_LIMIT), c.var.developer))
  })

  routes.post('/questions', async (c) => {
    const { question, ...asking } = await readBody(c.req.raw, AskBetween, BODY_LIMIT)
    return c.json({ found: lookUp?.(question, asking) })
  })

  return routes
}

/** Reads and writes source files, so it is there in development only. */
function textRoutes(root: string): Hono {
  const routes = new Hono()
  routes.get('/', (c) => c.json(editableTexts(root, c.req.queries('id') ?? [])))
  routes.post('/difference', async (c) => c.json(textChanges(root, await readBody(c.req.raw, EditTexts, TEXT_LIMIT))))
  routes.post('/', async (c) => c.json(writeTexts(root, await readBody(c.req.raw, EditTexts, TEXT_LIMIT))))
  return routes
}

/** Development only, for the same reason. */
function stepRoutes(root: string, runnableOf: FlowOf): Hono {
  const routes = new Hono()
  const changed = async (request: Request, change: typeof writeStep) => {
    const edit = await readBody(request, StepEdit, TEXT_LIMIT)
    return change(root, edit, runnableOf(edit.flow).flow)
  }
  routes.get('/', async (c) =>
    c.json(await editableStep(root, flowOf(c.req.query('flow') ?? ''), c.req.query('step') ?? '')),
  )
  routes.post('/difference', async (c) => c.json(await changed(c.req.raw, stepChanges)))
  routes.post('/', async (c) => c.json(await changed(c.req.raw, writeStep)))
  return routes
}
