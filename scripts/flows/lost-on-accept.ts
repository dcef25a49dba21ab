import { writtenPrice } from '#flows/kit/check/prices.ts'

/** Boxes to tick and prices that a replay showed before it was accepted and does not show any more, each in words. */
export function lostOnAccept(before: string, after: string): string[] {
  const now = Map.groupBy(shownIn(after), (shown) => shown)
  return [...Map.groupBy(shownIn(before), (shown) => shown)].flatMap(([shown, all]) => {
    const fewer = all.length - (now.get(shown)?.length ?? 0)
    return fewer > 0 ? [`${shown} is gone${fewer > 1 ? `, ${fewer} times` : ''}`] : []
  })
}

const shownIn = (replay: string): string[] =>
  replay.split('\n').flatMap((line) => {
    const [, box] = / ticks (\S+)/.exec(line) ?? []
    const [, label, value = ''] = /^card: (\S+) = (.*)$/.exec(line) ?? []
    return [
      ...(box === undefined ? [] : [`the box ${box}`]),
      ...(label !== undefined && writtenPrice(value) !== undefined ? [`the price ${label}`] : []),
    ]
  })
