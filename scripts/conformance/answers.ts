import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Operation } from '#contracts/ports/port.ts'
import type { Told } from './call.ts'

export type Input = Record<string, unknown>
export class Broken extends Error {}

/** Another one at each call, where the operation needs that; none was asked for in an earlier run. */
export function sampleOf({ samples, another }: Operation, outcome: string): Input | undefined {
  const sample = samples[outcome]?.(osloDay(Date.now()))
  return sample && { ...sample, ...another?.(randomInt(1, 2 ** 40)) }
}

export const firstSample = (operation: Operation): Input | undefined =>
  Object.keys(operation.samples).map((outcome) => sampleOf(operation, outcome))[0]

export const keyOf = ({ idempotent }: Operation, key: string) => (idempotent === 'key' ? { key } : {})

export function shaped({ output }: Operation, { status, body }: Told): unknown {
  if (status < 200 || status > 202) throw new Broken(`answered ${status} ${JSON.stringify(body)?.slice(0, 200) ?? ''}`)
  const parsed = v.safeParse(output, body)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`)
  throw new Broken(`another shape: ${wrong.slice(0, 3).join('; ')}`)
}

export function isRefused({ status }: Told, statuses: number[]): void {
  if (!statuses.includes(status)) throw new Broken(`answered ${status}, not ${statuses.join(' or ')}`)
}
