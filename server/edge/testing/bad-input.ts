import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { Problem } from '#contracts/kernel/problem.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'

export async function openPortal() {
  const database = await openInMemory()
  const app = await runningApp(database)
  const kari = await signedInCustomer(
    { database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } },
    '+4793300001',
  )
  const caller = chatCaller(app.ask, 'bad-input')
  await caller.begin('generic_signup', 'init')
  const session = caller.session()

  async function rows(): Promise<unknown> {
    const tables = [
      'chat_session',
      'chat_turn',
      'chat_effect',
      'legal_entity',
      'one_time_code',
      'login_session',
      'mobile_order',
      'contract',
      'subscription',
      'account_change',
    ]
    // An accepted change is told a few seconds later, when another request may be under way.
    const messages = `(select count(*)::int from sent_message where key not like 'change:%') as sent_message`
    const counts = [...tables.map((table) => `(select count(*)::int from ${table}) as ${table}`), messages]
    const counted = await database.db.execute(sql.raw(`select ${counts.join(', ')}`))
    return counted.rows[0]
  }

  const raw = (method: string, path: string, body: BodyInit, type = 'application/json') =>
    app.ask(path.replace('own', kari.id), { method, headers: { ...kari.headers, 'content-type': type }, body })

  return {
    app,
    session,
    rows,
    raw,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type Portal = Awaited<ReturnType<typeof openPortal>>

export async function verdictOn(answer: Response): Promise<string> {
  const text = await answer.text()
  const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), Problem), text)
  const isRefusal =
    answer.status >= 400 && answer.status < 500 && answer.headers.get('content-type') === 'application/problem+json'
  return isRefusal &&
    problem.success &&
    problem.output.status === answer.status &&
    /^[a-z0-9_]+$/.test(problem.output.code)
    ? 'refused'
    : `${answer.status} ${text}`
}

export function chatCalls(session: () => { id: string }) {
  const utterance = (content: object = {}) => ({
    vertex: { id: session().id },
    content_type: 'utterance',
    content: { utterance: 'hei', ...content },
    turn_id: 'bad-input-turn',
  })
  const goal = (content: object = {}) => ({
    vertex: { id: session().id },
    content_type: 'goal',
    content: { action: 'activate', goal_flow: 'generic_signup', ...content },
    turn_id: 'bad-input-turn',
  })
  const registration = (content: object = {}) => ({
    vertex: { id: session().id },
    content_type: 'registration',
    content: { slug: 'direct', ...content },
    turn_id: 'bad-input-turn',
  })
  const init = (content: object = {}) => ({
    content_type: 'init',
    content: { language_code: 'nb_NO', ...content },
    turn_id: 'bad-input-turn',
  })
  return { utterance, goal, registration, init }
}
