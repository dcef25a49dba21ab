import type { Brain } from '#server/brain/brain.ts'
import { handleTurnGroup } from './handle-turn-group.ts'
import type { TurnRequest, HandledTurn, TurnQueue } from './turn.ts'

type Waiter = {
  request: TurnRequest
  resolve: (done: HandledTurn | undefined) => void
  reject: (error: unknown) => void
}

/** Most turns that are committed together. */
const GROUP = 64

/**
 * Commits turns of different sessions in groups, one transaction each: under load a commit is shared by many, alone a
 * turn goes at once. The answer still comes after the commit. `lanes` groups may be under way side by side.
 */
export function createTurnQueue(brain: Pick<Brain, Exclude<keyof Brain, 'turns'>>, lanes: number): TurnQueue {
  const waiting: Waiter[] = []
  const busy = new Set<string>()
  let running = 0

  function next(): void {
    while (running < lanes) {
      const group = nextGroup(waiting, busy)
      if (group.length === 0) return
      running += 1
      void run(group).finally(() => {
        running -= 1
        for (const { request } of group) busy.delete(request.session)
        next()
      })
    }
  }

  async function run(group: Waiter[]): Promise<void> {
    try {
      const done = await handleTurnGroup(
        brain,
        group.map(({ request }) => request),
      )
      group.forEach((waiter, index) => waiter.resolve(done[index]))
    } catch (error) {
      // One bad turn must not take the others down with it.
      if (group.length === 1) group[0]?.reject(error)
      else for (const waiter of group) await run([waiter])
    }
  }

  return {
    take: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        if (waiting.length === 1 || running < lanes) queueMicrotask(next)
      }),
  }
}

/** The oldest waiting turns, one a session, of sessions that no group under way holds. */
function nextGroup(waiting: Waiter[], busy: Set<string>): Waiter[] {
  const group: Waiter[] = []
  for (let index = 0; index < waiting.length && group.length < GROUP;) {
    const waiter = waiting[index]
    if (!waiter || busy.has(waiter.request.session)) {
      index += 1
      continue
    }
    busy.add(waiter.request.session)
    group.push(waiter)
    waiting.splice(index, 1)
  }
  return group
}
