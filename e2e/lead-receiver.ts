import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { DeliveredLead } from '#contracts/leads/lead.ts'

export type LeadReceiver = {
  url: string
  secret: string
  leads: Map<string, DeliveredLead>
  setDown: (down: boolean) => void
  turnedAway: () => number
  close: () => Promise<void>
}

export async function startLeadReceiver(): Promise<LeadReceiver> {
  const secret = 'what the two of them know'
  const leads: LeadReceiver['leads'] = new Map()
  let isDown = false
  let turnedAway = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (isDown) {
      turnedAway += 1
      return void response.writeHead(503).end()
    }
    const timestamp = String(request.headers['x-lead-timestamp'])
    const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
    if (request.headers['x-lead-signature'] !== signature) return void response.writeHead(401).end()
    leads.set(String(request.headers['idempotency-key']), v.parse(DeliveredLead, JSON.parse(body)))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/leads`,
    secret,
    leads,
    setDown: (down) => {
      isDown = down
    },
    turnedAway: () => turnedAway,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
