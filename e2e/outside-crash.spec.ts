import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { startPortal } from './server.ts'

type Forward = (later?: boolean) => Promise<{ status: number; body: string }>
type Point = (forward: Forward, response: ServerResponse, kill: () => void) => Promise<void>

/** Where the portal is killed while it places an order at the outside system. */
const POINTS: Record<string, Point> = {
  'before the order has reached the system': async (_forward, response, kill) => {
    kill()
    response.destroy()
  },
  'after the system has taken it, before its answer': async (forward, response, kill) => {
    await forward()
    kill()
    response.destroy()
  },
  'as the answer comes, before it is kept': async (forward, response, kill) => {
    const { status, body } = await forward()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    kill()
  },
  'while the system decides, so that its report finds nobody': async (forward, response, kill) => {
    const { status, body } = await forward(true)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    setTimeout(kill, 100)
  },
}

const Line = v.object({
  answer: v.object({ state: v.string() }),
  order: v.object({ customer: v.object({ phone: v.string() }) }),
})
const Texts = v.array(v.object({ text: v.string() }))

test('ORD-04 REL-01 the portal is killed while it places an order at an outside system: it is in that system’s ledger once, and confirmed once', async () => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'prat-ledger-'))
  const LEDGER = join(folder, 'ledger')
  const provider = await startProvider({ LEDGER })
  let point: Point | undefined
  let kill = () => {}
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    const { method = '', url = '', headers } = request
    const passed = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name))
    const forward: Forward = async (later) => {
      const answer = await fetch(provider.url + url, {
        method,
        headers: {
          ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
          ...(later && { prefer: 'respond-async' }),
        },
        ...(body && { body }),
      })
      return { status: answer.status, body: await answer.text() }
    }
    const now = method === 'POST' && url === '/orders' ? point : undefined
    if (now) {
      point = undefined
      return now(forward, response, kill)
    }
    const { status, body: told } = await forward()
    response.writeHead(status, { 'content-type': 'application/json' }).end(told)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const address = between.address()
  const MOBILE_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const portal = await startPortal({ MOBILE_URL, PORT_SECRET: SECRET })
  const ask = (path: string, init?: RequestInit) => fetch(portal.url + path, init)
  const outbox = async (phone: string) =>
    v.parse(Texts, await (await ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json())
  const placed = (phone: string) =>
    (existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').trim().split('\n') : [])
      .map((line): unknown => JSON.parse(line))
      .filter((line) => v.is(Line, line) && line.order.customer.phone === phone)
  try {
    for (const [name, where] of Object.entries(POINTS)) {
      const phone = newNumber()
      const crashed = new Promise<void>((resolve, reject) => {
        kill = () => void portal.crash().then(resolve, reject)
      })
      point = where
      const caller = chatCaller(ask, phone)
      await caller.begin('mobile_onboarding', 'init')
      await orderByChat(caller, phone, outbox, ['12gb', 'new']).catch((error: unknown) => {
        if (point) throw error
      })
      await crashed
      const confirmed = async () =>
        (await outbox(`+47${phone}`)).filter(({ text }) => text.includes('/orders/orders.')).length
      await expect.poll(confirmed, { timeout: 60_000, message: name }).toBe(1)
      expect([name, placed(`+47${phone}`).length, await confirmed()]).toEqual([name, 1, 1])
    }
  } finally {
    await portal.stop()
    between.closeAllConnections()
    between.close()
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
