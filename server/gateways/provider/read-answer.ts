import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { Customer } from './port.ts'

/** How to parse an answer; `owners` returns every customer id that an item names. */
export type Told<T> = { schema: v.GenericSchema<unknown, T>; owners: (one: T) => readonly string[] }

export type Report = (dropped: number) => void

/**
 * Skips unreadable entries, but fails if none can be read. If any entry belongs to another customer, the whole answer
 * is rejected (SEC-02).
 */
export function readList<T>(
  told: Result<unknown>,
  { schema, owners }: Told<T>,
  customer: Customer,
  report: Report,
): Result<T[]> {
  if (!told.ok) return told
  if (!Array.isArray(told.value)) return fault('unreadable', 'no_list')
  const entries: unknown[] = told.value
  const read = entries.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry)
    return parsed.success ? [parsed.output] : []
  })
  const dropped = entries.length - read.length
  if (dropped > 0) report(dropped)
  if (dropped > 0 && read.length === 0) return fault('unreadable', 'no_entry')
  return read.every((one) => isOwn(owners(one), customer)) ? ok(read) : fault('unreadable', 'foreign')
}

/** Reads a single item, which must belong to the customer and be the one requested. */
export function readOne<T>(
  told: Result<unknown>,
  { schema, owners }: Told<T>,
  customer: Customer,
  isAsked: (one: T) => boolean = () => true,
): Result<T> {
  if (!told.ok) return told
  const parsed = v.safeParse(schema, told.value)
  if (!parsed.success) return fault('unreadable', 'no_entry')
  return isOwn(owners(parsed.output), customer) && isAsked(parsed.output)
    ? ok(parsed.output)
    : fault('unreadable', 'foreign')
}

const isOwn = (owners: readonly string[], { id }: Customer): boolean =>
  owners.length > 0 && owners.every((owner) => owner === id)
