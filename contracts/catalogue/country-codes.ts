/** ISO 3166 codes written with spaces between them, as a list. */
export function countryCodes(written: string): readonly string[] {
  return written.trim().split(/\s+/)
}
