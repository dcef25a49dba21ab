import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ChatAnswer, MissedElements } from '#contracts/chat/call.ts'
import type { ChatElement, End } from '#contracts/chat/element.ts'

export type Send = (path: string, init?: RequestInit) => Promise<Response>
type Answering = { utterance?: string; payload?: string; answers?: number; change?: number; consent?: boolean }

export type ChatCaller = {
  session: () => { id: string; jwt: string }
  transcript: () => ChatElement[]
  ended: () => End | undefined
  begin: (flow: string, step: string, more?: Record<string, unknown>) => Promise<void>
  say: (answer: Answering) => Promise<ChatAnswer>
  call: (contentType: string, content: object, turnId?: string) => Promise<ChatAnswer>
  /** Reads what was said meanwhile, until no effect is under way. */
  settled: () => Promise<void>
}

/** `pollEvery` is in milliseconds. */
export function chatCaller(send: Send, name: string, language = 'nb_NO', pollEvery = 30): ChatCaller {
  const seen = new Map<number, ChatElement>()
  let session: { id: string; jwt: string } | undefined
  let ended: End | undefined
  let turns = 0
  const keep = ({ elements, ended: end }: MissedElements) => {
    for (const element of elements) seen.set(element.seq, element)
    ended = end
  }
  const known = () => {
    if (!session) throw new Error('not begun')
    return session
  }
  const transcript = () => [...seen.values()].toSorted((a, b) => a.seq - b.seq)

  async function call(contentType: string, content: object, turnId = `${name}-${(turns += 1)}`): Promise<ChatAnswer> {
    const response = await send('/services/brain/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session.jwt}` }) },
      body: JSON.stringify({
        vertex: { id: session?.id ?? null },
        content_type: contentType,
        content,
        turn_id: turnId,
      }),
    })
    const answer = v.parse(ChatAnswer, await jsonOf(response))
    session = answer.session
    keep(answer)
    return answer
  }

  async function settled(): Promise<void> {
    for (;;) {
      const { id, jwt } = known()
      const after = transcript().at(-1)?.seq ?? 0
      const response = await send(`/services/brain/sessions/${id}/elements?after=${after}`, {
        headers: { authorization: `Bearer ${jwt}` },
      })
      const missed = v.parse(MissedElements, await jsonOf(response))
      keep(missed)
      if (missed.waiting !== 'effect') return
      await wait(pollEvery)
    }
  }

  return {
    session: known,
    transcript,
    ended: () => ended,
    call,
    settled,
    begin: async (flow, step, more = {}) => {
      await call('init', { language_code: language })
      await call('registration', {
        entity_id: null,
        slug: 'direct',
        custom_data: { params: {}, httpReferrer: null, gaCookie: null },
      })
      await call('goal', { language_code: language, action: 'activate', goal_flow: flow, step, ...more })
    },
    say: async (answer) => {
      const taken = await call('utterance', {
        language_code: language,
        answers: transcript().at(-1)?.seq ?? 0,
        ...answer,
      })
      if (taken.waiting === 'effect') await settled()
      return taken
    },
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}
