import type { Chart, ChartNode } from './chart.ts'

export function toMermaid({ nodes, ways, starts }: Chart): string {
  const ids = new Map(nodes.map(({ id }, index) => [id, `s${index}`]))
  const name = (id: string) => ids.get(id) ?? 'unknown'
  const inside = (parent: string | undefined, depth: number): string[] => {
    const children = nodes.filter((node) => node.parent === parent)
    return children.flatMap((node, index) => {
      const regions =
        parent !== undefined && index > 0 && nodes.some(({ id, kind }) => id === parent && kind === 'parallel')
          ? ['--']
          : []
      return [...regions, ...declared(node)].map((line) => '  '.repeat(depth) + line)
    })
  }
  const declared = (node: ChartNode): string[] => {
    const state = `state "${plain(node.title)}" as ${name(node.id)}`
    const content = inside(node.id, 1)
    return content.length > 0 ? [`${state} {`, ...content, '}'] : [state]
  }
  const ends = nodes.filter(({ kind }) => kind === 'end')
  return [
    'stateDiagram-v2',
    ...inside(undefined, 1),
    ...starts.map((id) => `  [*] --> ${name(id)}`),
    ...ways.map(({ from, to, label }) => `  ${name(from)} --> ${name(to)}${label ? `: ${plain(label)}` : ''}`),
    ...ends.map(({ id }) => `  ${name(id)} --> [*]`),
    '',
  ].join('\n')
}

const plain = (text: string) => text.replace(/["#:;\n]/g, ' ').trim()
