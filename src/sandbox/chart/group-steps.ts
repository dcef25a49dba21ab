import type { Chart, ChartNode } from '#contracts/sandbox/chart.ts'

const FEWEST = 3

/**
 * The chart with boxes: steps named `part.step`, and the one named as the part, stand in the part, and at least three
 * beside each other whose names begin with the same word stand together. A chart that has boxes already stays as it is.
 */
export function groupSteps(chart: Chart): Chart {
  if (chart.nodes.some(({ parent }) => parent !== undefined)) return chart
  const parts = new Map(chart.nodes.flatMap(({ id }) => partsOf(id)).map((part) => [part, parentOf(part)]))
  const words = new Map(
    [...Map.groupBy(chart.nodes, ({ id }) => wordOf(id))].flatMap(([word, same]) =>
      same.length >= FEWEST && !parts.has(word) ? [[word, parentOf(word)] as const] : [],
    ),
  )
  if (parts.size + words.size === 0) return chart
  const boxes = [...parts, ...words].map(([id, parent]) => box(id, id.slice(id.lastIndexOf('.') + 1), parent))
  return {
    ...chart,
    nodes: [
      ...boxes,
      ...chart.nodes.map((node): ChartNode => {
        const parent = parts.has(node.id) ? node.id : words.has(wordOf(node.id)) ? wordOf(node.id) : parentOf(node.id)
        return parent === undefined ? node : { ...node, parent: boxId(parent) }
      }),
    ],
  }
}

/** Cannot be the name of a step. */
const boxId = (name: string) => `${name}/`
/** The name a state or box is spoken of by. */
export const nameOf = (id: string): string => (id.endsWith('/') ? id.slice(0, -1) : id)

const box = (name: string, title: string, parent?: string): ChartNode => ({
  id: boxId(name),
  title,
  kind: 'compound',
  ...(parent !== undefined && { parent: boxId(parent) }),
})

/** The part a step is in, and the first word of its own name. */
const wordOf = (id: string) => /^(?:.*\.)?[^._]*/.exec(id)?.[0] ?? id

function parentOf(name: string): string | undefined {
  const at = name.lastIndexOf('.')
  return at < 0 ? undefined : name.slice(0, at)
}

function partsOf(id: string): string[] {
  const parent = parentOf(id)
  return parent === undefined ? [] : [...partsOf(parent), parent]
}
