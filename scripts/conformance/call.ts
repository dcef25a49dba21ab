import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { fillPath, type Operation } from '#contracts/ports/port.ts'
import { queryOf } from '#server/gateways/ports/port-client.ts'
import { signatureHeaders } from '#server/gateways/ports/signature.ts'

export type Told = { status: number; body: unknown; took: number }

export type Caller = {
  /** `over` replaces headers, and the body if it is given as text. */
  call: (operation: Operation, input: Record<string, unknown>, over?: Over) => Promise<Told>
  /** Sends the request and hangs up before an answer can come. */
  hangUp: (operation: Operation, input: Record<string, unknown>, key: string) => Promise<void>
}

type Over = { key?: string; headers?: Record<string, string>; body?: string; path?: string; signedAt?: number }

const ANSWER_WITHIN = 10_000
const HANG_UP_AFTER = 30

export function createCaller(url: string, secret: string): Caller {
  const base = url.replace(/\/$/, '')

  const requestOf = ({ method, path: pattern }: Operation, input: Record<string, unknown>, over: Over) => {
    const filled = fillPath(pattern, input)
    const query = method === 'GET' ? queryOf(filled.rest) : ''
    const address = new URL(base + (over.path ?? filled.path + query))
    const body = over.body ?? (method === 'GET' ? '' : JSON.stringify(filled.rest))
    const signed = { method, path: address.pathname + address.search, body }
    return {
      address,
      method,
      body,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(over.key !== undefined && { 'idempotency-key': over.key }),
        ...signatureHeaders(signed, secret, over.signedAt ?? Date.now()),
        ...over.headers,
      },
    }
  }

  return {
    call: async (operation, input, over = {}) => {
      const { address, method, body, headers } = requestOf(operation, input, over)
      const began = performance.now()
      const answer = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN),
        ...(body && { body }),
      })
      const text = await answer.text()
      return { status: answer.status, body: jsonOf(text), took: performance.now() - began }
    },
    hangUp: (operation, input, key) =>
      new Promise((resolve) => {
        const { address, method, body, headers } = requestOf(operation, input, { key })
        const request = address.protocol === 'https:' ? httpsRequest : httpRequest
        const sent = request(address, { method, headers, agent: false })
        sent.on('error', () => {})
        sent.on('close', () => resolve())
        sent.end(body, () => setTimeout(() => sent.destroy(), HANG_UP_AFTER))
      }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
