import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { decideAccess, ownPath } from '#contracts/account/access.ts'
import { ChatId, Filled, WrittenText } from '#contracts/chat/call.ts'
import { cleanText } from '#contracts/chat/clean-text.ts'
import { TRAP_FIELD } from '#contracts/kernel/trap-field.ts'
import { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import {
  type BeginSession,
  elementsAfter,
  findByEntry,
  findSession,
  leaveEntry,
} from '#server/brain/sessions/sessions.ts'
import type { Brain } from '#server/brain/brain.ts'
import { effectsSettled } from '#server/brain/effects/effects-settled.ts'
import { entryKey } from '#server/brain/sessions/entry.ts'
import { openHandoff, type HandoffTarget } from '#server/brain/sessions/partner-handoff.ts'
import type { Caller } from '#server/brain/sessions/session-credential.ts'
import { keepAnswer, type KeptAnswer } from '#server/brain/turns/not-taken.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { askToBeTold } from '#server/brain/sessions/tell-settled.ts'
import { noteTrapFilled } from '#server/budgets/signs-of-programs.ts'
import type { Cookies } from './cookies.ts'
import { HttpProblem } from './problem.ts'
import { readForm } from './read-form.ts'
import { loginGrantedBy } from '#server/brain/sessions/login-grant.ts'

const empty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)
const AnswerForm = v.object({
  session: v.optional(v.union([empty, ChatId])),
  flow: FlowName,
  step: cleanText(100),
  product: Filled,
  product_value: Filled,
  turn_id: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/, 'must be the id the page gave')),
  answers: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,9}$/),
      v.transform((written) => (written ? Number(written) : undefined)),
    ),
  ),
  from: v.pipe(v.string(), v.maxLength(2000)),
  utterance: v.optional(WrittenText, ''),
  payload: v.optional(cleanText(200)),
  consent: v.optional(v.literal('1')),
  [TRAP_FIELD]: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  change: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
})
type AnswerForm = v.InferOutput<typeof AnswerForm>

const ContinueForm = v.object({
  session: v.union([v.literal(''), ChatId]),
  target: v.pipe(v.string(), v.maxLength(2000)),
})
const SignInForm = v.object({ session: ChatId })
const RestartForm = v.object({ session: ChatId, from: v.pipe(v.string(), v.maxLength(2000)) })

const NOT_TAKEN_LASTS = 60

export type ChatForm = {
  brain: Brain
  callerOf: (request: Request) => Promise<Caller>
  beginSession: BeginSession
  localeOf: (request: Request) => Locale
  logInByCookie: (c: Context, session: string, legalEntityId: string) => Promise<void>
  /** The page a visitor wanted before signing in, or /products (AUTH-05). */
  originOf: (request: Request) => string
  handoffTargets: readonly HandoffTarget[]
  cookies: Cookies
}

export function chatForm({
  brain,
  callerOf,
  beginSession,
  localeOf,
  logInByCookie,
  originOf,
  handoffTargets,
  cookies,
}: ChatForm): Hono {
  const routes = new Hono()

  routes.post('/', async (c) => {
    const form = await readForm(c.req.raw, AnswerForm)
    const caller = await callerOf(c.req.raw)
    const session = form.session ?? (await begin(c, form, caller))
    const { utterance, payload, answers, consent, change } = form
    const said = {
      kind: 'answer' as const,
      utterance,
      ...(payload && { payload }),
      ...(answers && { answers }),
      ...(consent && { consent: true }),
    }
    const answer = change === undefined ? said : { kind: 'change' as const, seq: change, ...(answers && { answers }) }
    // A session created by this request needs no proof of ownership.
    const taken = await handleTurn(brain, session, form.turn_id, answer, form.session ? caller.proof : undefined)
    if (taken && form[TRAP_FIELD] !== '') await noteTrapFilled(brain, session)
    if (taken?.stale && change === undefined)
      await keepNotTaken(c, { session, answers: answers ?? 0, utterance, ...(payload && { payload }) })
    if (taken?.waiting === 'effect') await effectsSettled(brain, session)
    return c.redirect(`${ownPath(form.from)}#chat`, 303)
  })

  routes.post('/continue', async (c) => {
    const { session, target } = await readForm(c.req.raw, ContinueForm)
    const caller = await callerOf(c.req.raw)
    const row = await findSession(brain, session, caller.proof)
    const legalEntityId = row && loginGrantedBy(row, brain.runtime.now())
    if (legalEntityId && caller.login?.legalEntityId !== legalEntityId) await logInByCookie(c, session, legalEntityId)
    if (legalEntityId) c.header('set-cookie', cookies.write('origin', '', 0), { append: true })
    const path = ownPath(target)
    const isStranger = !legalEntityId && !caller.login
    if (isStranger && decideAccess({ person: undefined, path }).kind === 'signIn') return c.redirect('/login', 303)
    return c.redirect(path === '/products' ? originOf(c.req.raw) : path, 303)
  })

  routes.post('/sign-in', async (c) => {
    const { session } = await readForm(c.req.raw, SignInForm)
    const caller = await callerOf(c.req.raw)
    const row = await findSession(brain, session, caller.proof)
    const legalEntityId = row && loginGrantedBy(row, brain.runtime.now())
    if (legalEntityId && caller.login?.legalEntityId !== legalEntityId) await logInByCookie(c, session, legalEntityId)
    return c.body(null, 204)
  })

  routes.post('/handoff', async (c) => {
    const { session, target } = await readForm(c.req.raw, ContinueForm)
    const row = await findSession(brain, session, (await callerOf(c.req.raw)).proof)
    const url = row && (await openHandoff(brain, handoffTargets, row.id, target))
    return c.redirect(url ?? '/kundeservice', 303)
  })

  routes.post('/tell-me', async (c) => {
    const { session, from } = await readForm(c.req.raw, RestartForm)
    const row = await findSession(brain, session, (await callerOf(c.req.raw)).proof)
    if (!row) throw new HttpProblem(404, 'session_not_found', 'There is no such conversation for you.')
    await askToBeTold(brain, row)
    return c.redirect(`${ownPath(from)}#chat`, 303)
  })

  routes.post('/restart', async (c) => {
    const { session, from } = await readForm(c.req.raw, RestartForm)
    const row = await findSession(brain, session, (await callerOf(c.req.raw)).proof)
    if (!row) throw new HttpProblem(404, 'session_not_found', 'There is no such conversation for you.')
    await leaveEntry(brain, row.id)
    return c.redirect(`${ownPath(from)}#chat`, 303)
  })

  async function keepNotTaken(c: Context, late: KeptAnswer): Promise<void> {
    const kept = keepAnswer(late, await elementsAfter(brain, late.session, 0))
    if (kept) c.header('set-cookie', cookies.write('notTaken', kept, NOT_TAKEN_LASTS), { append: true })
  }

  async function begin(c: Context, form: AnswerForm, caller: Caller): Promise<string> {
    const locale = localeOf(c.req.raw)
    const running = await runningConversation(form, caller, locale)
    if (running) return running
    const row = await beginSession(c, { turnId: `${form.turn_id}:init`, locale, caller, from: form.from })
    const { flow, step, product, product_value } = form
    const goal = {
      kind: 'goal' as const,
      flow,
      step,
      facts: caller.facts,
      ...(product && { product }),
      ...(product_value && { productValue: product_value }),
    }
    const begun = await handleTurn(brain, row.id, `${form.turn_id}:goal`, goal)
    return begun?.joined ?? row.id
  }

  /** A visitor has only one open conversation per flow and product, which another tab may have begun (CHAT-13). */
  async function runningConversation(
    { flow, product, product_value }: AnswerForm,
    { proof }: Caller,
    locale: Locale,
  ): Promise<string | undefined> {
    const row = await findByEntry(brain, proof, entryKey({ flow, product, productValue: product_value }, locale))
    return row && row.ended === null && row.cursor > 0 ? row.id : undefined
  }

  return routes
}
