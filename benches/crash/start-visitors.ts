import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ChatAnswer } from '#contracts/chat/call.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'

/** A turn whose answer reached its visitor: what must be stored whatever happens after. */
export type Acknowledged = { session: string; turnId: string; kind: string; elements: string; cursor: number }

type Outcome = {
  acknowledged: Acknowledged[]
  /** Sessions that ended in an order. */ finished: string[]
  givenUp: string[]
}
type Visitors = {
  /** When (performance.now) the next good answer comes to a turn sent from now on. */
  nextGoodTurn: () => Promise<number>
  /** Lets every visitor end the conversation it is in. */
  finish: () => Promise<Outcome>
}

/** How long a visitor tries to get an answer, in milliseconds. */
const PATIENCE = 30_000
const RETRY_AFTER = 50
/** A person thinks between two answers, in milliseconds; short, for there are few of them. */
const THINKING = 20

const ChatCall = v.object({ content_type: v.string(), turn_id: v.string() })

/** Visitors that order one subscription after another, each as a new person, until they are told to finish. */
export function startVisitors(origin: string, count: number): Visitors {
  const outcome: Outcome = { acknowledged: [], finished: [], givenUp: [] }
  const watchers: { since: number; tell: (at: number) => void }[] = []
  const ending = new AbortController()
  let people = 0

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

  /** Sends until an answer comes; the same body each time, and with it the same turn id. */
  async function send(path: string, init?: RequestInit): Promise<Response> {
    for (const until = performance.now() + PATIENCE; ;) {
      const begun = performance.now()
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(15_000) })
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
  }
}
