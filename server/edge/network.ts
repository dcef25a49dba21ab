import ipaddr from 'ipaddr.js'

const IPV6_LINE = 64

/**
 * Returns the network used for rate limits: one IPv4 address or one IPv6 /64. Accepts a port, brackets, a zone and
 * IPv4-mapped IPv6.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return 'unknown'
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_LINE}`).toString()}/${IPV6_LINE}`
}

export const isLoopback = (address: string): boolean => parseAddress(address)?.range() === 'loopback'

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const host = withoutPort(address.trim()).replace(/%.*$/, '')
  return ipaddr.IPv6.isValid(host) || ipaddr.IPv4.isValidFourPartDecimal(host) ? ipaddr.process(host) : undefined
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  return bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1')
}
