import * as v from 'valibot'
import type { ChatCall, RegistrationContent } from '#contracts/chat/call.ts'
import { End, readElements, Waiting } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fault, ok, type Fault, type Result } from '#contracts/kernel/result.ts'
import type {
  AnswerRequest,
  BeginRequest,
  Begun,
  ChatEntry,
  Missed,
  MissedRequest,
  TurnResult,
} from '#machines/chat/chat-context.ts'

const BRAIN = '/services/brain'
const PATIENCE = 15_000

export type ChatTransport = {
  /** init, registration, goal, each with a turn id of its own that stays the same when begun again, by form or by widget. */
  begin: (request: BeginRequest) => Promise<Begun>
  answer: (request: AnswerRequest) => Promise<Result<TurnResult>>
  missed: (request: MissedRequest) => Promise<Missed>
}

type TransportOptions = {
  locale: Locale
  entityId: string | undefined
  visit: () => Visit
  /** Told of an element that could not be read (CHAT-02). */
  report: (bad: unknown) => void
}

/** The chat calls over HTTP; the cookie proves the visitor. Never rejects: what goes wrong is a `Result`. */
export function chatTransport({ locale, entityId, visit, report }: TransportOptions): ChatTransport {
  const vertex = (id?: string) => ({
    id: id ?? null,
    ga_client_id: gaClientId(visit().cookie) ?? null,
    client_knowledge: {},
    cidb: null,
  })
  const entryQuery = ({ flow, product = '', productValue = '' }: ChatEntry) =>
    new URLSearchParams({ flow, product, product_value: productValue, language_code: locale })
  const post = (call: ChatCall) =>
    ask(`${BRAIN}/`, report, {
      method: 'POST',
      keepalive: true,
      body: JSON.stringify(call),
      headers: { 'content-type': 'application/json' },
    })

  return {
    async begin({ entry, turnId }) {
      const init = await post({
        vertex: vertex(),
        content_type: 'init',
        content: { language_code: locale },
        turn_id: `${turnId}:init`,
      })
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
      // Of who has it under way already, in another tab or on another device, that conversation goes on.
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
      const { after } = request
      const address =
        'sessionId' in request
          ? `sessions/${encodeURIComponent(request.sessionId)}/elements?after=${after}`
          : `conversation?${entryQuery(request.entry)}`
      const missed = await ask(`${BRAIN}/${address}`, report)
      return missed.ok ? ok({ ...missed.value, after }) : missed
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
})

async function ask(
  address: string,
  report: (bad: unknown) => void,
  init: RequestInit = {},
): Promise<Result<TurnResult & { sessionId?: string }>> {
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'same-origin',
      referrerPolicy: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) return fault(faultOf(response.status))
    const parsed = v.safeParse(Envelope, await response.json())
    if (!parsed.success) return fault('unreadable')
    const { session, elements, cursor, waiting, ended, stale } = parsed.output
    return ok({
      elements: readElements(elements, report),
      cursor,
      waiting,
      ...(ended && { ended }),
      ...(stale && { stale }),
      ...(session && { sessionId: session.id }),
    })
  } catch {
    return fault('unreachable')
  }
}

/** Too early, too often and too slow pass by themselves like an outage; a session that is not ours is as good as gone. */
function faultOf(status: number): Fault {
  if (status >= 500 || status === 408 || status === 425 || status === 429) return 'unreachable'
  return status === 401 || status === 404 || status === 410 ? 'notFound' : 'refused'
}

/** Where a visitor comes from, as the page knows it. */
type Visit = { search: string; referrer: string; cookie: string }

/** What the widget registers after init (CHAT-19): slug is sourceid, else utm_source, else the referrer, else 'direct'. */
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

/** The analytics client of a `_ga` cookie such as GA1.1.1203.1699: its last two parts. */
export function gaClientId(cookie: string): string | undefined {
  return gaCookie(cookie)?.split('.').slice(-2).join('.')
}

function gaCookie(cookie: string): string | undefined {
  return /(?:^|;\s*)_ga=([\w.-]{1,200})/.exec(cookie)?.[1]
}

/** Leaves out what the call's contract refuses, so that an odd address never keeps a conversation from beginning. */
function clean(text: string, longest: number): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .slice(0, longest)
      .toWellFormed()
  )
}
