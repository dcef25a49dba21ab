import type { Point } from './layout.ts'

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const

/** Tells of pinching and of the wheel with ctrl held: by how much, and at which point of the element. Returns the end of it. */
export function watchZooming(element: HTMLElement, onZoom: (factor: number, at: Point) => void): () => void {
  let apart: number | undefined
  const inside = (x: number, y: number): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 300), inside(event.clientX, event.clientY))
  }
  const touched = (event: TouchEvent) => {
    const [one, two] = event.touches
    const before = apart
    apart = one && two && Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    if (!one || !two || apart === undefined) return
    event.preventDefault()
    if (before !== undefined) onZoom(apart / before, inside((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2))
  }
  // Only a listener that is not passive can keep the browser from zooming the page instead.
  element.addEventListener('wheel', turned, { passive: false })
  for (const name of TOUCHES) element.addEventListener(name, touched, { passive: false })
  return () => {
    element.removeEventListener('wheel', turned)
    for (const name of TOUCHES) element.removeEventListener(name, touched)
  }
}
