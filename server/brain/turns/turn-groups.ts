import type { Brain } from '#server/brain/brain.ts'
import { handleTurnGroup } from './handle-turn-group.ts'
import { createRowMemory, type RowMemory } from './remembered-rows.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import type { TurnRequest, HandledTurn, NewSession, TurnQueue } from './turn.ts'

type Waits<T> = { resolve: (done: T | undefined) => void; reject: (error: unknown) => void }
type Waiter =
  | ({ kind: 'turn'; request: TurnRequest } & Waits<HandledTurn>)
  | ({ kind: 'begin'; session: NewSession } & Waits<SessionRow>)

const GROUP = 64

/** At most `lanes` groups run at once, and each begins `apart` milliseconds after the one before at the earliest. */
type Grouping = { lanes: number; apart?: number; memory?: RowMemory }

/** Commits turns of different sessions, and new sessions, together to save commits under load. */
export function createTurnQueue(
  brain: Pick<Brain, Exclude<keyof Brain, 'turns'>>,
  { lanes, apart = 0, memory = createRowMemory(brain.runtime.now) }: Grouping,
): TurnQueue {
  const waiting: Waiter[] = []
  const busy = new Set<string>()
  let running = 0
  let earliest = 0
  let gathering: NodeJS.Timeout | undefined

  function isGathering(): boolean {
    const wait = earliest - performance.now()
    if (wait <= 0 || waiting.length === 0 || waiting.length >= GROUP) return false
    gathering ??= setTimeout(() => {
      gathering = undefined
      next()
    }, Math.ceil(wait))
    return true
  }

  function next(): void {
    while (running < lanes && !isGathering()) {
      const group = nextGroup(waiting, busy)
      if (group.length === 0) return
      running += 1
      earliest = performance.now() + apart
      void run(group).finally(() => {
        running -= 1
        for (const waiter of group) busy.delete(sessionOf(waiter))
        next()
      })
    }
  }

  async function run(group: Waiter[]): Promise<void> {
    try {
      const turns = group.filter((waiter) => waiter.kind === 'turn')
      const beginnings = group.filter((waiter) => waiter.kind === 'begin')
      const { begun, done } = await handleTurnGroup(brain, memory, {
        begins: beginnings.map(({ session }) => session),
        requests: turns.map(({ request }) => request),
      })
      turns.forEach((waiter, index) => waiter.resolve(done[index]))
      for (const { session, resolve } of beginnings) resolve(begun.find(({ id }) => id === session.id))
    } catch (error) {
      // Retry one by one, so that one failing turn does not fail the others.
      if (group.length === 1) group[0]?.reject(error)
      else for (const waiter of group) await run([waiter])
    }
  }

  function wait(waiter: Waiter): void {
    waiting.push(waiter)
    if (waiting.length === 1 || running < lanes) queueMicrotask(next)
  }

  return {
    take: (request) => new Promise((resolve, reject) => wait({ kind: 'turn', request, resolve, reject })),
    begin: (session) => new Promise((resolve, reject) => wait({ kind: 'begin', session, resolve, reject })),
    forget: memory.forget,
  }
}

const sessionOf = (waiter: Waiter) => (waiter.kind === 'turn' ? waiter.request.session : waiter.session.id)

function nextGroup(waiting: Waiter[], busy: Set<string>): Waiter[] {
  const group: Waiter[] = []
  for (let index = 0; index < waiting.length && group.length < GROUP;) {
    const waiter = waiting[index]
    if (!waiter || busy.has(sessionOf(waiter))) {
      index += 1
      continue
    }
    busy.add(sessionOf(waiter))
    group.push(waiter)
    waiting.splice(index, 1)
  }
  return group
}
