import type { PortName } from '#contracts/ports/ports.ts'

/** Two systems may number their orders alike, so here an order's id has its port before it: `orders.P-17`. */
export const outsideId = (port: PortName, id: string): string => `${port}.${id}`

/** The id as the system knows it. */
export const idAtSystem = (port: PortName, id: string): string => {
  const before = outsideId(port, '')
  return id.startsWith(before) ? id.slice(before.length) : id
}
