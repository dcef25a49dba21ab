import { setTimeout as wait } from 'node:timers/promises'
import type { Drain } from './edge/listen.ts'

type Node = {
  portal: { drain: () => void; hangUp: () => Promise<void>; close: () => Promise<void> }
  drain: Drain
  database: { close: () => Promise<void> }
}

/**
 * Answers everything for `announced` milliseconds, while /readyz says that the node ends; then gives requests under way
 * `lastAnswers` milliseconds.
 */
export async function endNode(
  { portal, drain, database }: Node,
  { announced, lastAnswers }: { announced: number; lastAnswers: number },
): Promise<void> {
  portal.drain()
  // Open requests still need the services, so these close last.
  await Promise.all([drain(lastAnswers, announced), wait(announced).then(portal.hangUp)])
  await portal.close()
  await database.close()
}
