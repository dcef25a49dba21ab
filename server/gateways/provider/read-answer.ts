import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { Customer } from './port.ts'

/** What an outside system tells of: its shape, and every customer that one of it names. */
export type Told<T> = { schema: v.GenericSchema<unknown, T>; owners: (one: T) => readonly string[] }

/** Told of entries that could not be read, by their number. */
export type Report = (dropped: number) => void

/**
 * Reads a list entry by entry: one that cannot be read is left out; where none can be read, neither can the answer. With
 * another customer's data among it, nothing of the answer is passed on (SEC-02).
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

/** Reads one thing, which must be the customer's own and the one that was asked for. */
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
