import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'

/** `perSecond`: calls of `/` for a bare handler, views of a page, or whole conversations. */
export const VisitOrder = v.object({
  kind: v.picklist(['bare', 'page', 'order']),
  origin: v.string(),
  perSecond: v.number(),
  seconds: v.number(),
})
export const Visits = v.object({
  took: v.record(v.string(), v.array(v.number())),
  /** When calls that change something were answered, in milliseconds since the first visitor. */
  answered: v.array(v.number()),
  failed: v.number(),
  bytes: v.number(),
  /** Share of one processor core that the generator itself used. */
  busy: v.number(),
})
type Visits = v.InferOutput<typeof Visits>

const PAGE = '/mobil'
const POLL_EVERY = 250
const THINKING = 150
const PATIENCE = 10_000

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
let people = 0

process.on('message', (message) => {
  const order = v.parse(VisitOrder, message)
  void send(order).then((visits) => process.send?.(visits))
})

/** Begins at a fixed rate regardless of how quickly it is answered. */
async function send({ kind, origin, perSecond, seconds }: v.InferOutput<typeof VisitOrder>): Promise<Visits> {
  const visits: Visits = { took: {}, answered: [], failed: 0, bytes: 0, busy: 0 }
  const cpu = process.cpuUsage()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: Math.round(perSecond * seconds) }, async (_, index) => {
      await wait((index * 1000) / perSecond)
      const call: Call = async (path, init) => {
        const answer = await ask(visits, origin, path, init)
        if (init?.method === 'POST') visits.answered.push(performance.now() - began)
        return answer
      }
      await VISITS[kind](call).catch(() => (visits.failed += 1))
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  return { ...visits, busy: (user + system) / 1000 / (performance.now() - began) }
}

type Call = (path: string, init?: RequestInit) => Promise<Response>

const VISITS = {
  bare: (call: Call) => call('/', { method: 'POST' }),
  page: (call: Call) => call(PAGE, { headers: { 'accept-encoding': 'br' } }),
  order: converse,
}

async function converse(call: Call): Promise<void> {
  const person = (people += 1)
  const thinking = async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') await wait(THINKING * (0.5 + Math.random()))
    return call(path, init)
  }
  await call(PAGE)
  const caller = chatCaller(thinking, `visitor-${process.pid}-${person}`, 'nb_NO', POLL_EVERY)
  await caller.begin('mobile_onboarding', 'init_with_fixed_start', { product: 'mobile', product_value: '12gb' })
  const readOutbox = async (phone: string) =>
    (await call(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
  await orderByChat(caller, String(40_000_000 + ((process.pid % 500) * 10_000 + person)), readOutbox)
}

async function ask(visits: Visits, origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  const name = nameOf(path, init)
  const began = performance.now()
  const { status, body } = await exchange(new URL(path, origin), init)
  ;(visits.took[name] ??= []).push(performance.now() - began)
  visits.bytes += body.length
  if (status >= 400) throw new Error(`${status} of ${name}`)
  return new Response(body.toString(), { status })
}

const Called = v.object({ content_type: v.string() })

function nameOf(path: string, { body }: RequestInit): string {
  if (typeof body === 'string') return v.parse(Called, JSON.parse(body)).content_type
  if (path.includes('/elements')) return 'poll'
  return path === PAGE ? 'page' : 'other'
}

function exchange(url: URL, { method = 'GET', headers, body }: RequestInit): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: Object.fromEntries(new Headers(headers)) }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    sent.setTimeout(PATIENCE, () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(typeof body === 'string' ? body : undefined)
  })
}
