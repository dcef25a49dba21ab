import type { Layout } from './layout.ts'

export const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const
export type Arrow = (typeof ARROWS)[number]
export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

/**
 * Where an arrow key leads from a state: down along the first way out (one that can be taken now before others, then one that was
 * walked), up along a way in, left and right to the state beside it.
 */
export function neighbour({ boxes, lines }: Layout, id: string, arrow: Arrow, liked: readonly ReadonlySet<string>[] = []): string | undefined {
  const box = boxes.find((one) => one.id === id)
  if (!box) return undefined
  const ways = [...lines, ...boxes.flatMap(({ id: from, chips }) => chips.map((chip) => ({ from, to: chip.to, ways: [chip.way] })))]
  const best = (fitting: readonly { from: string; to: string; ways: readonly string[] }[]) => {
    const others = fitting.filter(({ from, to }) => from !== to)
    const wanted = liked.map((ids) => others.find((way) => way.ways.some((one) => ids.has(one))))
    return wanted.find((way) => way !== undefined) ?? others[0]
  }
  if (arrow === 'ArrowDown') return best(ways.filter(({ from }) => from === id))?.to
  if (arrow === 'ArrowUp') return best(ways.filter(({ to }) => to === id))?.from
  const side = arrow === 'ArrowRight' ? 1 : -1
  const beside = boxes
    .filter((other) => other.id !== id && side * (other.x - box.x) > 0 && other.y < box.y + box.height && other.y + other.height > box.y)
    .sort((a, b) => Math.abs(a.x - box.x) - Math.abs(b.x - box.x))
  return beside[0]?.id
}
