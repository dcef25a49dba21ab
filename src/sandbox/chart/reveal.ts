/** Scrolls a part of a drawing into the middle of its scrolling box when it is not well within sight; smoothly unless motion is unwanted. */
export function reveal(scroller: Element | null, part: Element | undefined): void {
  if (!scroller || !part) return
  const [seen, own] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()]
  // A state that holds others may be larger than the box it is seen through: its upper left corner is what counts.
  const [width, height] = [Math.min(own.width, seen.width * 0.8), Math.min(own.height, seen.height * 0.8)]
  const [x, y] = [own.left - seen.left, own.top - seen.top]
  const isSeen = (from: number, size: number, room: number) => from >= room * 0.06 && from + size <= room * 0.94
  if (seen.width === 0 || (isSeen(x, width, seen.width) && isSeen(y, height, seen.height))) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ left: x + (width - seen.width) / 2, top: y + (height - seen.height) / 2, behavior: still ? 'auto' : 'smooth' })
}
