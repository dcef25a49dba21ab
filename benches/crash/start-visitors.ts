import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ChatAnswer } from '#contracts/chat/call.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'

export type Acknowledged = { session: string; turnId: string; kind: string; elements: string; cursor: number }

type Outcome = {
  acknowledged: Acknowledged[]
  finished: string[]
  givenUp: string[]
}
type Visitors = {
  /** The `performance.now()` time of the first successful answer to a turn sent after this call. */
  nextGoodTurn: () => Promise<number>
  finish: () => Promise<Outcome>
  /** How many people have come. */
  people: () => number
}

const PATIENCE = 60_000
const RETRY_AFTER = 50
const THINKING = 20

const ChatCall = v.object({ content_type: v.string(), turn_id: v.string() })

/** They go from one origin to the next when a request is not answered; `from` is the number of the first person. */
export function startVisitors(origins: readonly string[], count: number, from = 0): Visitors {
  const outcome: Outcome = { acknowledged: [], finished: [], givenUp: [] }
  const watchers: { since: number; tell: (at: number) => void }[] = []
  const ending = new AbortController()
  let people = from
  let asked = 0

  function noteTurn(begun: number, body: string, answer: unknown): void {
    const at = performance.now()
    for (const watcher of watchers.splice(0)) {
      if (begun >= watcher.since) watcher.tell(at)
      else watchers.push(watcher)
    }
    const { content_type: kind, turn_id: turnId } = v.parse(ChatCall, JSON.parse(body))
    const { session, elements, cursor, stale } = v.parse(ChatAnswer, answer)
    if (!stale)
      outcome.acknowledged.push({ session: session.id, turnId, kind, elements: JSON.stringify(elements), cursor })
  }

  /** Retries with an unchanged body, so the turn id stays the same. */
  async function send(path: string, init?: RequestInit): Promise<Response> {
    for (const until = performance.now() + PATIENCE; ;) {
      const begun = performance.now()
      const answer = await fetch(`${origins[(asked += 1) % origins.length]}${path}`, {
        ...init,
        signal: AbortSignal.timeout(15_000),
      })
        .then(async (response) => new Response(await response.text(), response))
        .catch(() => undefined)
      if (answer && answer.status < 500) {
        if (answer.ok && typeof init?.body === 'string') noteTurn(begun, init.body, await answer.clone().json())
        return answer
      }
      if (performance.now() > until) throw new Error(`no answer: ${answer?.status}`)
      await wait(RETRY_AFTER)
    }
  }

  const readOutbox = async (phone: string) =>
    (await send(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
  const thinking = async (path: string, init?: RequestInit) => {
    await wait(Math.random() * 2 * THINKING)
    return send(path, init)
  }

  async function visit(): Promise<void> {
    while (!ending.signal.aborted) {
      const person = (people += 1)
      const caller = chatCaller(thinking, `crash-${process.pid}-${person}`)
      try {
        await caller.begin('mobile_onboarding', 'init')
        await orderByChat(caller, String(90_000_000 + person), readOutbox, person % 2 ? ['new'] : [])
        if (caller.ended() === 'order') outcome.finished.push(caller.session().id)
        else outcome.givenUp.push(`${caller.ended()}`)
      } catch (error) {
        outcome.givenUp.push(String(error))
      }
    }
  }

  const visits = Array.from({ length: count }, visit)
  return {
    nextGoodTurn: () => new Promise((tell) => watchers.push({ since: performance.now(), tell })),
    finish: async () => {
      ending.abort()
      await Promise.all(visits)
      return outcome
    },
    people: () => people,
  }
}
