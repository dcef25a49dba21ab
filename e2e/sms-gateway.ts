import { createServer } from 'node:http'
import * as v from 'valibot'

const Message = v.object({ to: v.string(), text: v.string() })

export type SmsGateway = {
  url: string
  sent: Map<string, v.InferOutput<typeof Message>>
  asked: Promise<void>
  open: () => void
  close: () => void
}

export async function startSmsGateway(): Promise<SmsGateway> {
  const sent: SmsGateway['sent'] = new Map()
  const asked = Promise.withResolvers<void>()
  let isOpen = false
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      sent.set(String(request.headers['idempotency-key']), v.parse(Message, JSON.parse(body)))
      asked.resolve()
      if (isOpen) response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent,
    asked: asked.promise,
    open: () => {
      isOpen = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
