import ipaddr from 'ipaddr.js'

/** The addresses of one IPv6 line share their first 64 bits; the rest of the address its devices choose themselves. */
const IPV6_LINE = 64

/**
 * The network that requests from a client address are counted under: one IPv4 address, or one IPv6 line. The address may
 * be written as sockets and proxies do: with a port, in brackets, with a zone, or as an IPv4 address mapped into IPv6.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return 'unknown'
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_LINE}`).toString()}/${IPV6_LINE}`
}

/** Whether a client address is this machine's own. */
export const isLoopback = (address: string): boolean => parseAddress(address)?.range() === 'loopback'

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const host = withoutPort(address.trim()).replace(/%.*$/, '')
  return ipaddr.IPv6.isValid(host) || ipaddr.IPv4.isValidFourPartDecimal(host) ? ipaddr.process(host) : undefined
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  return bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1')
}
