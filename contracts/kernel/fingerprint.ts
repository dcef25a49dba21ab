/** Short hash of the JSON (FNV-1a, 64 bit) for detecting changes; not suitable for security. */
export function fingerprint(data: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const [unit, hex] of encodeURIComponent(JSON.stringify(data)).matchAll(/%([0-9A-F]{2})|[^%]/g)) {
    const byte = hex === undefined ? unit.charCodeAt(0) : Number.parseInt(hex, 16)
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
