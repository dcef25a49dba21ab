import { partsAround } from './kit/part.ts'
import type { Flow } from './kit/flow.ts'

/** `uses`: the flow and the name of the use in it. `folders`: of the part, and of the parts it stands in. */
export type PartInUse = { uses: { flow: Flow; at: string }[]; folders: string[] }

/** Every part that flows use. The flow of most languages comes first. */
export function partsOf(flows: readonly Flow[]): Map<string, PartInUse> {
  const uses = flows
    .toSorted((a, b) => b.locales.length - a.locales.length)
    .flatMap((flow) => (flow.parts ?? []).map(({ at, part }) => ({ part, flow, at })))
  return new Map(
    [...Map.groupBy(uses, ({ part }) => part)].map(([part, found]) => [
      part,
      {
        uses: found.map(({ flow, at }) => ({ flow, at })),
        folders: [...new Set([part, ...found.flatMap(({ flow, at }) => partsWith(flow, at))])],
      },
    ]),
  )
}

function partsWith(flow: Flow, at: string): string[] {
  const around = partsAround(flow, at)
  return (flow.parts ?? []).flatMap((used) => (around.includes(used.at) ? [used.part] : []))
}
