import * as v from 'valibot'
import { OUTSIDE_CALL_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createHttpClient, jsonOf, type HttpAnswer } from '#server/gateways/http-client.ts'
import type { Customer } from './port.ts'

type OutsideRequest = { method?: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; key?: string | undefined }

export type OutsideSystem = {
  /**
   * Returns `notFound` for 404, `refused` with the system's code for other refusals, and `unreadable` for invalid JSON.
   */
  json: (customer: Customer, asked: OutsideRequest) => Promise<Result<unknown>>
  pdf: (customer: Customer, path: string) => Promise<Result<Uint8Array<ArrayBuffer>>>
}

/** `audience` is the base address of the outside system that the token is for. */
export type SignToken = (legalEntityId: string, audience: string) => Promise<string>

type Settings = { base: string; sign: SignToken; deadline?: number }

/** Never forwards the customer's own token: each call carries one of its own, valid at this system only. */
export function createOutsideSystem({ base, sign, deadline = OUTSIDE_CALL_DEADLINE }: Settings): OutsideSystem {
  const client = createHttpClient({ base, deadline, largest: 8 * 1024 * 1024 })

  const ask = async (
    { id }: Customer,
    { method = 'GET', path, body, key }: OutsideRequest,
  ): Promise<Result<HttpAnswer>> =>
    client({
      method,
      path,
      headers: {
        accept: 'application/json, application/pdf',
        authorization: `Bearer ${await sign(id, base)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      customer: id,
    })

  return {
    json: async (customer, asked) => {
      const answer = await ask(customer, asked)
      if (!answer.ok) return answer
      const { status, headers } = answer.value
      if (status === 404) return fault('notFound')
      const told = /\bjson\b/i.test(typeOf(headers)) ? jsonOf(answer.value) : fault('unreadable', 'not_json')
      return status === 200 || status === 201 ? told : refusal(status, told)
    },
    pdf: async (customer, path) => {
      const answer = await ask(customer, { path })
      if (!answer.ok) return answer
      const { status, headers, body } = answer.value
      if (status === 404) return fault('notFound')
      if (status !== 200) return fault('refused', `http_${status}`)
      const isPdf =
        /^application\/pdf\b/i.test(typeOf(headers)) && Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-'
      return isPdf ? ok(body) : fault('unreadable', 'not_pdf')
    },
  }
}

const typeOf = (headers: Headers): string => headers.get('content-type') ?? ''

const Refused = v.object({ code: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/)) })

/** Only 400, 409 and 422 carry the system's own code; other statuses become `http_<status>`. */
function refusal(status: number, told: Result<unknown>): Result<never> {
  const problem = v.safeParse(Refused, told.ok ? told.value : undefined)
  const meant = status === 400 || status === 409 || status === 422
  return fault('refused', meant && problem.success ? problem.output.code : `http_${status}`)
}
