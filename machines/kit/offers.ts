import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineStory } from './story.ts'
import { delayEnded, nodesOf, pendingActors } from './machine-frame.ts'
import { wayTaken } from './machine-ways.ts'

export type Offer<Thing> = Thing & { ways: string[] }

export type Offers = {
  events: Offer<{ event: string }>[]
  results: Offer<{ actor: string; result: string }>[]
  delays: Offer<{ delay: string; state: string }>[]
}

export function offersOf(
  { events, actors }: MachineStory,
  { snapshot, now }: { snapshot: () => AnyMachineSnapshot; now: () => number },
): Offers {
  const current = snapshot()
  if (current.status !== 'active') return { events: [], results: [], delays: [] }
  const moment = { now: now(), context: current.context }
  const ways = (event: AnyEventObject) =>
    current.machine.getTransitionData(current, event).flatMap((transition) => wayTaken(transition)?.id ?? [])
  const endings = nodesOf(current).flatMap(({ after }) => after.map(({ eventType }) => String(eventType)))
  return {
    events: Object.entries(events).map(([event, sample]) => ({ event, ways: ways(sample(moment)) })),
    results: pendingActors(current).flatMap(({ id, actor }) =>
      Object.entries(actors[actor] ?? {}).map(([result, sample]) => ({
        actor,
        result,
        ways: ways(endingOf(id, sample(moment))),
      })),
    ),
    delays: [...new Set(endings)].flatMap((type) => {
      const ended = delayEnded(current, type)
      return ended ? [{ ...ended, ways: ways({ type }) }] : []
    }),
  }
}

export function endingOf(id: string, result: ReturnType<MachineStory['actors'][string][string]>): AnyEventObject {
  if ('event' in result) return result.event
  return 'output' in result
    ? { type: `xstate.done.actor.${id}`, output: result.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: result.error, actorId: id }
}
