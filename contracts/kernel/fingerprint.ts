import type { Day } from './days.ts'

/** Short hash of the JSON (FNV-1a, 64 bit) for detecting changes; not suitable for security. */
export function fingerprint(data: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const [unit, hex] of encodeURIComponent(JSON.stringify(data)).matchAll(/%([0-9A-F]{2})|[^%]/g)) {
    const byte = hex === undefined ? unit.charCodeAt(0) : Number.parseInt(hex, 16)
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

/** The fingerprint of what is in force on a day; that of the day asked for last is kept. */
export function fingerprintByDay(inForce: (day: Day) => unknown): (day: Day) => string {
  let last: { day: Day; made: string } | undefined
  return (day) => {
    if (last?.day !== day) last = { day, made: fingerprint(inForce(day)) }
    return last.made
  }
}
