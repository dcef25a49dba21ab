import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  CHAT_BODY_LIMIT,
  ChatCall,
  ChatId,
  EntryQuery,
  type ChatAnswer,
  type MissedElements,
  type PuzzleAnswer,
} from '#contracts/chat/call.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { readSolution, WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { parsed, readBody } from '#server/edge/read-body.ts'
import type { Brain } from './brain.ts'
import { entryKey } from './sessions/entry.ts'
import { openHandoff, redeemHandoff, type HandoffTarget } from './sessions/partner-handoff.ts'
import type { SessionTokens, Caller } from './sessions/session-credential.ts'
import { findMissed, type Missed } from './sessions/find-missed.ts'
import { type BeginSession, deleteSession, elementsAfter, findByEntry, findSession } from './sessions/sessions.ts'
import { knownCustomer } from './sessions/tell-settled.ts'
import { letThrough, puzzleOf } from './effects/let-through.ts'
import { handleTurn } from './turns/handle-turn.ts'
import type { Incoming, TurnResult } from './turns/turn.ts'
import type { SessionRow } from './tables.ts'
import { loginGrantedBy } from './sessions/login-grant.ts'

export type BrainRoutes = {
  brain: Brain
  tokens: SessionTokens
  callerOf: (request: Request) => Promise<Caller>
  beginSession: BeginSession
  /** What lets a conversation of this first turn begin although its network has begun too many. */
  puzzleToBegin: (c: Context, turnId: string) => Promise<string | undefined>
  /** `undefined` if the conversation may sign nobody in any more. */
  logIn: (session: string, legalEntityId: string, headers: Headers) => Promise<object | undefined>
  handoffTargets: readonly HandoffTarget[]
}

const Handoff = v.strictObject({ target: v.pipe(v.string(), v.maxLength(2000)) })
const Redeeming = v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) })
const Beginning = v.object({ turn_id: ChatId })
const After = v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number))
const noSuchSession = () =>
  new HttpProblem(
    404,
    'session_not_found',
    'There is no such conversation for you; begin one with content_type "init".',
  )

/** The chat brain over HTTP (CALL-15), mounted at {brain}. */
export function brainRoutes({
  brain,
  tokens,
  callerOf,
  beginSession,
  puzzleToBegin,
  logIn,
  handoffTargets,
}: BrainRoutes): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.post('/', async (c) => {
    const call = await readBody(c.req.raw, ChatCall, CHAT_BODY_LIMIT)
    const caller = await callerOf(c.req.raw)
    if (call.content_type === 'init') {
      const row = await beginSession(c, { turnId: call.turn_id, locale: call.content.language_code, caller })
      return c.json(
        await answerWith(tokens, row.id, row.expiresAt, { elements: [], cursor: row.cursor, waiting: row.waiting }),
      )
    }
    const session = call.vertex.id
    if (!session)
      throw new HttpProblem(400, 'session_missing', 'vertex.id must be the id of the session that init gave.')
    const taken = await handleTurn(brain, session, call.turn_id, incomingOf(call, caller), caller.proof)
    if (!taken) throw noSuchSession()
    const { joined, ...answered } = taken
    return c.json(
      await answerWith(
        tokens,
        joined ?? session,
        new Date(brain.runtime.now() + brain.sessionDays * 86_400_000),
        answered,
      ),
    )
  })

  routes.get('/puzzle', async (c) => {
    const puzzle = await puzzleToBegin(c, parsed(Beginning, c.req.query()).turn_id)
    return c.json({ ...(puzzle !== undefined && { puzzle }) } satisfies PuzzleAnswer)
  })

  routes.get('/conversation', async (c) => {
    const { flow, product, product_value, language_code } = parsed(EntryQuery, c.req.query())
    const row = await findByEntry(
      brain,
      (await callerOf(c.req.raw)).proof,
      entryKey({ flow, product, productValue: product_value }, language_code),
    )
    if (!row || row.cursor === 0) return c.json({ elements: [], cursor: 0, waiting: 'answer' } satisfies MissedElements)
    return c.json({
      session: { id: row.id },
      ...(await missedOf({ ...row, elements: await elementsAfter(brain, row.id, 0), pending: [] })),
    })
  })

  routes.get('/sessions/:id/elements', async (c) => {
    const after = parsed(After, c.req.query('after'))
    const id = v.safeParse(ChatId, c.req.param('id'))
    const missed = id.success ? await findMissed(brain, id.output, after, (await callerOf(c.req.raw)).proof) : undefined
    if (!missed) throw noSuchSession()
    return c.json(await missedOf(missed))
  })

  routes.post('/sessions/:id/work', async (c) => {
    const row = await ownSession(c)
    const solution = readSolution(c.req.header(WORK_HEADER))
    if (!solution || !(await letThrough(brain, row, solution)))
      throw new HttpProblem(409, 'not_solved', 'That solves no puzzle of what this conversation waits for.')
    return c.body(null, 204)
  })

  routes.post('/sessions/:id/login', async (c) => {
    const row = await ownSession(c)
    const legalEntityId = loginGrantedBy(row, brain.runtime.now())
    const login = legalEntityId && (await logIn(row.id, legalEntityId, c.req.raw.headers))
    if (!login)
      throw new HttpProblem(403, 'no_login', 'This conversation has not proven who its visitor is, or too long ago.')
    return c.json(login)
  })

  routes.post('/sessions/:id/handoff', async (c) => {
    const row = await ownSession(c)
    const { target } = await readBody(c.req.raw, Handoff, CHAT_BODY_LIMIT)
    const url = await openHandoff(brain, handoffTargets, row.id, target)
    if (!url)
      throw new HttpProblem(
        403,
        'target_not_allowed',
        'Conversations are not handed to that address; see HANDOFF_TARGETS.',
      )
    return c.json({ url }, 201)
  })

  routes.post('/handoff', async (c) => {
    const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const { id } = await readBody(c.req.raw, Redeeming, CHAT_BODY_LIMIT)
    const handed = key === undefined ? undefined : await redeemHandoff(brain, handoffTargets, key, id)
    if (!handed)
      throw new HttpProblem(
        404,
        'handoff_not_found',
        "There is no such hand-off for you: it is used, too old, or another target's.",
      )
    return c.json(handed)
  })

  routes.delete('/sessions/:id', async (c) => {
    const row = await ownSession(c)
    await deleteSession(brain, row.id)
    return c.body(null, 204)
  })

  async function missedOf({ elements, ...row }: Missed): Promise<MissedElements> {
    const puzzle = await puzzleOf(brain, row)
    return {
      elements,
      cursor: elements.at(-1)?.seq ?? row.cursor,
      waiting: row.waiting,
      ...(row.ended && { ended: row.ended }),
      ...(puzzle !== undefined && { puzzle }),
      ...(row.waiting === 'effect' && knownCustomer(row) && { tells: row.tellSettled ? 'promised' : 'offered' }),
    }
  }

  /** Another visitor's session gets the same answer as a missing one (SEC-02). */
  async function ownSession(c: Context): Promise<SessionRow> {
    const id = v.safeParse(ChatId, c.req.param('id'))
    const row = id.success ? await findSession(brain, id.output, (await callerOf(c.req.raw)).proof) : undefined
    if (!row) throw noSuchSession()
    return row
  }

  return routes
}

async function answerWith(tokens: SessionTokens, id: string, expires: Date, taken: TurnResult): Promise<ChatAnswer> {
  return { session: { id, jwt: await tokens.sign(id, expires) }, ...taken }
}

function incomingOf(call: Exclude<ChatCall, { content_type: 'init' }>, caller: Caller): Incoming {
  if (call.content_type === 'registration') return { kind: 'registration', content: call.content }
  if (call.content_type === 'goal') {
    const { goal_flow, step, product, product_value } = call.content
    if (!isFlowName(goal_flow))
      throw new HttpProblem(404, 'flow_not_found', 'There is no flow of that name; see goal_flow.')
    return {
      kind: 'goal',
      flow: goal_flow,
      step,
      facts: caller.facts,
      ...(product && { product }),
      ...(product_value && { productValue: product_value }),
    }
  }
  const { utterance, payload, answers, consent, change } = call.content
  if (change != null) return { kind: 'change', seq: change, ...(answers != null && { answers }) }
  return {
    kind: 'answer',
    utterance,
    ...(payload != null && { payload }),
    ...(answers != null && { answers }),
    ...(consent && { consent }),
  }
}
