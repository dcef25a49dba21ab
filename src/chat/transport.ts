import * as v from 'valibot'
import { gaClientId, gaCookie } from '#contracts/chat/ga-cookie.ts'
import { PuzzleAnswer, Tells, type ChatCall, type RegistrationContent } from '#contracts/chat/call.ts'
import { End, readElements, Waiting } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type {
  AnswerRequest,
  BeginRequest,
  Begun,
  ChatEntry,
  Missed,
  MissedRequest,
  TurnResult,
} from '#machines/chat/chat-context.ts'
import { untilFetched } from '#src/ui/until-fetched.ts'

const BRAIN = '/services/brain'

export type ChatTransport = {
  /** Sends init, registration and goal, each with a turn id derived from `turnId`, so that a retry is idempotent. */
  begin: (request: BeginRequest) => Promise<Begun>
  answer: (request: AnswerRequest) => Promise<Result<TurnResult>>
  missed: (request: MissedRequest) => Promise<Missed>
}

type TransportOptions = {
  locale: Locale
  entityId: string | undefined
  visit: () => Visit
  /** Called with each element that could not be parsed (CHAT-02). */
  report: (bad: unknown) => void
}

/** Calls the chat API over HTTP, authenticated by cookie. Never rejects: failures are a `Result`. */
export function chatTransport({ locale, entityId, visit, report }: TransportOptions): ChatTransport {
  // Fetched beside the widget, which can be used before it is there.
  const client = untilFetched(() => import('#src/api/call-portal.ts'))
  const vertex = (id?: string) => ({
    id: id ?? null,
    ga_client_id: gaClientId(visit().cookie) ?? null,
    client_knowledge: {},
    cidb: null,
  })
  const entryQuery = ({ flow, product = '', productValue = '' }: ChatEntry) =>
    new URLSearchParams({ flow, product, product_value: productValue, language_code: locale })
  const ask = async (
    path: string,
    call?: ChatCall,
    headers?: Record<string, string>,
  ): Promise<Result<TurnResult & { sessionId?: string; puzzle?: string }>> => {
    const { askPortal } = await client
    const answer = await askPortal(
      `${BRAIN}/${path}`,
      Envelope,
      call && { method: 'post', json: call, keepalive: true, ...(headers && { headers }) },
    )
    if (!answer.ok) return answer
    const { session, elements, cursor, waiting, ended, stale, tells, puzzle } = answer.value
    return ok({
      elements: readElements(elements, report),
      cursor,
      waiting,
      ...(ended && { ended }),
      ...(stale && { stale }),
      ...(tells && { tells }),
      ...(session && { sessionId: session.id }),
      ...(puzzle !== undefined && { puzzle }),
    })
  }
  const post = (call: ChatCall, headers?: Record<string, string>) => ask('', call, headers)
  const solve = async (puzzle: string) => {
    const { workFor } = await import('#src/api/work-for.ts')
    return { [WORK_HEADER]: await workFor(puzzle) }
  }

  /** A network that has begun too many conversations may begin one more for a solved puzzle. */
  const postForWork = async (init: ChatCall) => {
    const { askPortal } = await client
    const asked = await askPortal(`${BRAIN}/puzzle?${new URLSearchParams({ turn_id: init.turn_id })}`, PuzzleAnswer)
    const puzzle = asked.ok ? asked.value.puzzle : undefined
    return puzzle === undefined ? fault('unreachable') : post(init, await solve(puzzle))
  }

  let isWorking = false
  /** Ends a wait that also ends by itself. */
  const workOff = async (sessionId: string, puzzle: string) => {
    if (isWorking) return
    isWorking = true
    try {
      const headers = await solve(puzzle)
      const { callPortal } = await client
      await callPortal(`${BRAIN}/sessions/${encodeURIComponent(sessionId)}/work`, { method: 'post', headers })
    } finally {
      isWorking = false
    }
  }

  return {
    async begin({ entry, turnId }) {
      const call = {
        vertex: vertex(),
        content_type: 'init',
        content: { language_code: locale },
        turn_id: `${turnId}:init`,
      } as const
      const first = await post(call)
      const isPassing = !first.ok && first.reason === 'unreachable'
      const init = isPassing ? await postForWork(call).catch(() => first) : first
      if (!init.ok) return init
      const { sessionId } = init.value
      if (sessionId === undefined) return fault('unreadable')
      const registration = registrationOf(visit(), entityId)
      const registered = await post({
        vertex: vertex(sessionId),
        content_type: 'registration',
        content: registration,
        turn_id: `${turnId}:registration`,
      })
      if (!registered.ok && registered.reason !== 'refused') return registered
      const { flow, step, product, productValue } = entry
      const goal = await post({
        vertex: vertex(sessionId),
        content_type: 'goal',
        content: {
          language_code: locale,
          action: 'activate',
          goal_flow: flow,
          step,
          product: product ?? null,
          product_value: productValue ?? null,
        },
        turn_id: `${turnId}:goal`,
      })
      // A conversation already under way in another tab or on another device continues under its own session id.
      return goal.ok ? ok({ ...goal.value, sessionId: goal.value.sessionId ?? sessionId }) : goal
    },

    answer({ sessionId, outgoing: { turnId, answers, utterance, payload, change, consent } }) {
      const said = {
        language_code: locale,
        utterance,
        payload: payload ?? null,
        utterance_type: 'text' as const,
        answers,
      }
      const content = { ...said, ...(change !== undefined && { change }), ...(consent && { consent }) }
      return post({ vertex: vertex(sessionId), content_type: 'utterance', content, turn_id: turnId })
    },

    async missed(request) {
      const { after, heard } = request
      const address =
        'sessionId' in request
          ? `sessions/${encodeURIComponent(request.sessionId)}/elements?after=${after}`
          : `conversation?${entryQuery(request.entry)}`
      const missed = await ask(address)
      if (!missed.ok) return missed
      const { puzzle, ...value } = missed.value
      if (puzzle !== undefined && 'sessionId' in request) workOff(request.sessionId, puzzle).catch(() => {})
      return ok({ ...value, after, heard })
    },
  }
}

const Envelope = v.object({
  session: v.optional(v.object({ id: v.string() })),
  elements: v.array(v.unknown()),
  cursor: v.number(),
  waiting: Waiting,
  ended: v.optional(End),
  stale: v.optional(v.boolean()),
  tells: v.optional(Tells),
  puzzle: v.optional(v.string()),
})

type Visit = { search: string; referrer: string; cookie: string }

/**
 * Registration sent after init (CHAT-19): the slug is `sourceid`, else `utm_source`, else the referrer, else 'direct'.
 */
export function registrationOf({ search, referrer, cookie }: Visit, entityId: string | undefined): RegistrationContent {
  const params = new URLSearchParams(search)
  const named = (name: string) => params.get(name) || undefined
  return {
    entity_id: entityId ?? null,
    slug: clean(named('sourceid') ?? named('utm_source') ?? (referrer || 'direct'), 500),
    custom_data: {
      params: Object.fromEntries(
        [...params].slice(0, 50).map(([name, value]) => [clean(name, 100), clean(value, 500)]),
      ),
      httpReferrer: clean(referrer, 2000) || null,
      gaCookie: gaCookie(cookie) ?? null,
    },
  }
}

/** Removes what the API contract rejects, so that an unusual URL never prevents a conversation from starting. */
function clean(text: string, longest: number): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .slice(0, longest)
      .toWellFormed()
  )
}
