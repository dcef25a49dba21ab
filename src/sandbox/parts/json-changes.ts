/** Something that differs between two JSON values. `path` is dotted, `[n]` for a list; `undefined` stands for what is not there. */
export type JsonChange = { path: string; before: unknown; after: unknown }

/** What differs between two JSON values, smallest parts first named, in the order they stand in. */
export function jsonChanges(before: unknown, after: unknown, path = ''): JsonChange[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, at) => jsonChanges(before[at], after[at], `${path}[${at}]`))
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => jsonChanges(before[key], after[key], path ? `${path}.${key}` : key))
  }
  return [{ path, before, after }]
}

/** A JSON value on one line, as a person reads it. */
export const jsonText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
