import * as v from 'valibot'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Registers } from '#flows/kit/values/registers.ts'
import type { AtStep, Proposal, ProposeActs } from '#server/brain/turns/propose-acts.ts'
import type { Env } from '#server/env.ts'
import { createHttpClient } from '#server/gateways/http-client.ts'
import { lineOf, mayAnswer } from '#server/questions/lines.ts'
import type { Runtime } from '#server/runtime.ts'
import { maskUtterance } from './mask-utterance.ts'

const DEADLINE = 2_000
const LARGEST = 64 * 1024
const HOUR = 3_600_000
const LONGEST = 300
const MOST = 3

export type ModelSettings = { url: string; name: string; token?: string | undefined; perHour: number }

export const modelIn = ({ MODEL_URL, MODEL_NAME, MODEL_TOKEN, MODEL_PER_HOUR }: Env): ModelSettings | undefined =>
  MODEL_URL === undefined
    ? undefined
    : { url: MODEL_URL, name: MODEL_NAME ?? '', token: MODEL_TOKEN, perHour: MODEL_PER_HOUR }

type Needs = {
  runtime: Pick<Runtime, 'now' | 'log'>
  content: Pick<ContentPort, 'articles'>
  registers: Registers | undefined
  deadline?: number
}

const TASK = `You classify one message that a visitor wrote to a customer service chat. Names and numbers are masked as ***.
Reply with JSON only: {"acts": [...]}, with at most ${MOST} acts, each one of
{"kind": "answer", "payload": P} if the message chooses one of the options, P being its payload;
{"kind": "question", "topic": T} if the message asks what a topic answers, T being its id.
If none is meant, reply {"acts": []}. Never invent payloads or ids, and write nothing to the visitor.`

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
})
const Acts = v.object({ acts: v.array(v.unknown()) })
const Act = v.variant('kind', [
  v.object({ kind: v.literal('answer'), payload: v.string() }),
  v.object({ kind: v.literal('question'), topic: v.string() }),
])

/**
 * Asks a model over an OpenAI-compatible API which of the offered acts an utterance is (HEAR-09). Gives no acts when it is
 * late, resting after failures, over its budget, or answers anything else.
 */
export function createModel(
  settings: ModelSettings,
  { runtime, content, registers, deadline = DEADLINE }: Needs,
): ProposeActs {
  const { url, name, token } = settings
  const call = createHttpClient({ base: url, deadline, largest: LARGEST, outages: 3, running: 4, waiting: 0 })
  const isWithinBudget = hourlyBudget(settings.perHour, runtime.now)
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }

  return async (utterance, at) => {
    if (!isWithinBudget()) return { by: name, proposals: [] }
    const topics = await topicsAt(content, at)
    const masked = maskUtterance(utterance.slice(0, LONGEST), { ...at, registers })
    const said = {
      message: masked,
      language: at.locale,
      options: at.options,
      topics: topics.map(({ id, title }) => ({ id, title })),
    }
    const messages = [
      { role: 'system', content: TASK },
      { role: 'user', content: JSON.stringify(said) },
    ]
    const asked = { model: name, temperature: 0, max_tokens: 200, response_format: { type: 'json_object' }, messages }
    const answer = await call({ method: 'POST', path: 'chat/completions', headers, body: JSON.stringify(asked) })
    if (!answer.ok) runtime.log.warn({ reason: answer.reason, code: answer.code }, 'the model proposed nothing')
    const acts = answer.ok && answer.value.status === 200 ? readActs(answer.value.body) : []
    return { by: name, proposals: offeredOnly(acts, at, topics) }
  }
}

type Topic = { id: string; title: string }

/** Articles of another line of business may not answer here (HEAR-06). */
async function topicsAt(content: Needs['content'], { locale, flow }: AtStep): Promise<Topic[]> {
  const articles = await content.articles(locale)
  return articles
    .filter(({ category }) => mayAnswer(category, lineOf(flow), [], locale))
    .map(({ slug, question }) => ({ id: slug, title: question }))
}

function readActs(body: Uint8Array): v.InferOutput<typeof Act>[] {
  const completion = v.safeParse(Completion, fromJson(new TextDecoder().decode(body)))
  const written = completion.success && fromJson(completion.output.choices[0]?.message.content ?? '')
  const parsed = v.safeParse(Acts, written)
  return parsed.success ? parsed.output.acts.filter((act) => v.is(Act, act)).slice(0, MOST) : []
}

function offeredOnly(acts: v.InferOutput<typeof Act>[], at: AtStep, topics: Topic[]): Proposal[] {
  return acts.flatMap((act): Proposal[] => {
    if (act.kind === 'answer')
      return at.options.some(({ payload }) => payload === act.payload) ? [{ kind: 'answer', payload: act.payload }] : []
    const topic = topics.find(({ id }) => id === act.topic)
    return topic ? [{ kind: 'question', topic: `faq ${topic.id}`, asks: topic.title }] : []
  })
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

function hourlyBudget(perHour: number, now: () => number): () => boolean {
  let hour = 0
  let used = 0
  return () => {
    const current = Math.floor(now() / HOUR)
    if (current !== hour) used = 0
    hour = current
    used += 1
    return used <= perHour
  }
}
