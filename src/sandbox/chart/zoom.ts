/** Smallest and largest zoom, and what a press on a zoom button multiplies it by. */
export const ZOOM = { min: 0.15, max: 2.5, step: 1.25 } as const

export const withinZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom))

/** The zoom at which a drawing fills a box's width, no larger than it is drawn; 1 where the box has no size. */
export function fitZoom(drawing: number, box: number): number {
  return box > 0 && drawing > 0 ? withinZoom(Math.min(1, box / drawing)) : 1
}

/** What `0` and the page's opening show: the whole width, unless words would be too small to read then. */
export const readableZoom = (drawing: number, box: number): number => Math.max(0.85, fitZoom(drawing, box))
