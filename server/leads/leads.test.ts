import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LeadRequest } from '#contracts/leads/lead.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from './tables.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { createWebhookLeads } from '#server/gateways/leads/webhook-leads.ts'
import { DELIVERY_TRIES } from '#server/db/create-delivery.ts'
import { startBoss, stopBoss } from '#server/db/delivery-queue.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createLeadDelivery, openLeadQueue } from './lead-queue.ts'
import { keepLead } from './keep-lead.ts'

const SECRET = 'a secret of the tests'
const REQUEST: LeadRequest = {
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  phone: '+4791234567',
  email: 'kari@example.no',
  lead: { kind: 'insurance', cover: ['home', 'car'], consent: 'insurance.attorney.label' },
}
const ATTORNEY_WORDS =
  'Jeg gir fullmakt til å hente forsikringsdokumentene mine hos selskapene der jeg er forsikret. Fullmakten gjelder i 60 dager.'

let receiver: Server
let url: string
let statuses: number[] = []
let received: { headers: IncomingMessage['headers']; body: string }[] = []
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const address = receiver.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/leads`
})
afterAll(() => new Promise((closed) => receiver.close(closed)))
beforeEach(() => {
  statuses = []
  received = []
})

eachDatabase('leads', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    deps = serviceDeps(database)
    await database.db.delete(leads)
  })
  const rows = () => database.db.select().from(leads)
  const webhook = () => createWebhookLeads({ url, secret: SECRET, now: deps.runtime.now })

  test('FLOW-06 a lead counts as sent once it is kept; the same key keeps one, with the words that were agreed to', async () => {
    const send = createEffects(deps)['lead.send']
    const by = {
      key: 'session:4:0',
      session: { id: 's', visitor: null, address: null, provenNumbers: [], customerId: null, locale: 'nb_NO' as const },
    }
    const sent = await send(REQUEST, by)
    expect(sent).toEqual({ outcome: 'sent', gives: { leadId: expect.stringMatching(/^lead-[0-9a-f]{32}$/) } })
    expect(await send(REQUEST, by)).toEqual(sent)
    expect(await rows()).toEqual([
      expect.objectContaining({
        key: 'session:4:0',
        kind: 'insurance',
        phone: '+4791234567',
        consentText: ATTORNEY_WORDS,
        status: 'waiting',
        attempts: 0,
      }),
    ])
  })

  test('REL-01 a lead is stored only together with its queue entry', async () => {
    deps.leadQueue = { enqueue: () => Promise.reject(new Error('no queue')) }
    await expect(keepLead(deps, REQUEST, 'k', 'nb_NO')).rejects.toThrow('no queue')
    expect(await rows()).toEqual([])
  })

  test('FLOW-06 the webhook gets a lead signed, with its time and its id as idempotency key', async () => {
    const id = await keepLead(deps, REQUEST, 'k', 'nb_NO')
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('done')
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const timestamp = String(headers['x-lead-timestamp'])
    expect(timestamp).toBe(String(Math.floor(deps.runtime.now() / 1000)))
    expect(headers['x-lead-signature']).toBe(
      `sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`,
    )
    expect(headers['idempotency-key']).toBe(id)
    expect(JSON.parse(body)).toEqual({
      ...REQUEST,
      id,
      locale: 'nb_NO',
      createdAt: '2026-03-02T09:00:00.000Z',
      consentText: ATTORNEY_WORDS,
    })
    expect(await rows()).toEqual([
      expect.objectContaining({ status: 'delivered', channel: 'webhook', attempts: 1, lastFault: null }),
    ])
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('done')
    expect(received).toHaveLength(1)
  })

  test('REL-01 a process that dies between sending and noting it sends under the same key', async () => {
    const id = await keepLead(deps, REQUEST, 'k', 'nb_NO')
    const dying = {
      ...webhook(),
      send: async (lead: Parameters<ReturnType<typeof webhook>['send']>[0]) => {
        await webhook().send(lead)
        throw new Error('died')
      },
    }
    await expect(createLeadDelivery(deps, dying)(id)).rejects.toThrow('died')
    deps.runtime.pass(60_000)
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('done')
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
    expect(new Set(received.map(({ headers }) => headers['x-lead-timestamp'])).size).toBe(2)
  })

  test('REL-01 a receiver that is down is tried again, one that refuses is not; the fault is kept, nothing personal is logged', async () => {
    const lines: string[] = []
    deps.runtime.log = pino({}, { write: (line: string) => void lines.push(line) })
    const id = await keepLead(deps, REQUEST, 'k', 'nb_NO')
    statuses = [503, 429, 400]
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('again')
    expect(await rows()).toEqual([expect.objectContaining({ status: 'waiting', lastFault: 'unreachable http_503' })])
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('again')
    expect(await createLeadDelivery(deps, webhook())(id)).toBe('done')
    expect(await rows()).toEqual([
      expect.objectContaining({ status: 'dead', attempts: 3, lastFault: 'refused http_400' }),
    ])
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toMatch(/Kari|91234567|kari@|secret of/)
  })

  test('REL-01 after a hundred tries a lead is given up', async () => {
    const id = await keepLead(deps, REQUEST, 'k', 'nb_NO')
    await database.db.update(leads).set({ attempts: DELIVERY_TRIES - 1 })
    const down = { channel: 'webhook' as const, send: async () => fault('unreachable') }
    expect(await createLeadDelivery(deps, down)(id)).toBe('done')
    expect(await rows()).toEqual([
      expect.objectContaining({ status: 'dead', attempts: DELIVERY_TRIES, lastFault: 'unreachable' }),
    ])
  })
})

eachDatabase('the queue of leads', (open) => {
  let database: Database
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    database = await open()
  })
  afterEach(async () => {
    await stop?.()
    await database.db.delete(leads)
  })
  afterAll(() => database.close())

  test(
    'REL-01 leads are delivered from the queue, again after a fault; dead ones at the next start',
    { timeout: 100_000 },
    async () => {
      const deps = serviceDeps(database)
      const row = async () => (await database.db.select().from(leads))[0]
      const boss = await startBoss(deps)
      const first = await openLeadQueue({ ...deps, boss })
      await first.work(createWebhookLeads({ url, secret: SECRET, now: Date.now }))
      stop = () => stopBoss(boss)
      statuses = [500, 422]
      const id = await keepLead({ ...deps, leadQueue: first }, REQUEST, 'k', 'nb_NO')
      await vi.waitFor(async () => expect(await row()).toMatchObject({ status: 'dead', attempts: 2 }), {
        timeout: 45_000,
        interval: 100,
      })
      await stop()
      const sent: string[] = []
      const nextBoss = await startBoss(deps)
      const second = await openLeadQueue({ ...deps, boss: nextBoss })
      await second.work({
        channel: 'log',
        send: async (lead) => {
          sent.push(lead.id)
          return ok('sent')
        },
      })
      stop = () => stopBoss(nextBoss)
      await vi.waitFor(async () => expect(await row()).toMatchObject({ status: 'delivered', channel: 'log' }), {
        timeout: 45_000,
        interval: 100,
      })
      expect([received.map(({ headers }) => headers['idempotency-key']), sent]).toEqual([[id, id], [id]])
    },
  )
})
