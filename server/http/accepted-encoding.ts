import { parseAccept } from 'hono/utils/accept'

/** How we pack what is sent, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The encoding a client likes best by its Accept-Encoding (RFC 9110, 12.5.3); of several it likes as much, the smallest. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const wishes = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const wishFor = (encoding: Encoding) => wishes.get(encoding) ?? (encoding === 'identity' ? 0 : wishes.get('*')) ?? 0
  const [best] = [...ENCODINGS, 'identity' as const].toSorted((a, b) => wishFor(b) - wishFor(a))
  return best !== undefined && wishFor(best) > 0 ? best : 'identity'
}
