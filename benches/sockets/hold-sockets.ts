import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { chatCaller, type ChatCaller } from '#server/testing/chat-caller.ts'
import { openSocket, type HeldSocket } from './open-socket.ts'

const Order = v.variant('order', [
  v.object({ order: v.literal('open'), origin: v.string(), count: v.number() }),
  v.object({ order: v.literal('talk'), perSecond: v.number(), seconds: v.number() }),
  v.object({ order: v.literal('awaitAll'), within: v.number() }),
])
type Order = v.InferOutput<typeof Order>
type Told = { open: number; took?: number[]; failed?: number }

const AT_ONCE = 50
const TALKERS = 100

const sockets: HeldSocket[] = []
const talkers: ChatCaller[] = []

process.on('message', (message) => {
  const order = v.parse(Order, message)
  carryOut(order).then(
    (told) => process.send?.(told),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})

function carryOut(order: Order): Promise<Told> {
  if (order.order === 'open') return open(order.origin, order.count)
  return order.order === 'talk' ? talk(order.perSecond, order.seconds) : awaitAll(order.within)
}

async function open(origin: string, count: number): Promise<Told> {
  let next = 0
  const openOne = async (index: number) => {
    // Each visitor has its own address because production limits conversations and sockets per address.
    const address = `10.0.${index >> 8}.${index & 255}`
    const caller = chatCaller((path, init) => fetch(`${origin}${path}`, withHeader(init, address)), `socket-${index}`)
    if (index < TALKERS) {
      await caller.begin('every_element', 'phone')
      talkers.push(caller)
    } else {
      await caller.call('init', { language_code: 'nb_NO' })
    }
    sockets.push(await openSocket(origin, caller.session(), address))
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await openOne(next++)
    }),
  )
  return { open: countOpen() }
}

function withHeader(init: RequestInit | undefined, address: string): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', address)
  return { ...init, headers }
}

/** Sends at a fixed rate regardless of response times; latency counts from the scheduled time of a turn. */
async function talk(perSecond: number, seconds: number): Promise<Told> {
  const began = performance.now()
  const took: number[] = []
  let failed = 0
  const turns = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = (index * 1000) / perSecond
    await wait(due)
    const answer = await talkers[index % talkers.length]
      ?.call('utterance', { language_code: 'nb_NO', utterance: 'not a number' })
      .catch(() => undefined)
    if (!answer) failed += 1
    took.push(performance.now() - began - due)
  })
  await Promise.all(turns)
  return { took, failed, open: countOpen() }
}

async function awaitAll(within: number): Promise<Told> {
  for (const until = performance.now() + within; countOpen() < sockets.length && performance.now() < until;)
    await wait(50)
  return { open: countOpen() }
}

const countOpen = () => sockets.filter((socket) => socket.isOpen()).length
