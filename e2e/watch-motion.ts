import { expect, type Locator, type Page } from '@playwright/test'

/** An element in one frame: when the frame began (ms), which of the elements seen it is, its place, how it looks. */
export type Frame = Place & { at: number; element: number; opacity: number; inert: boolean }
/** Left edge on screen and the middle of the height, from the top of the chat's log if there is one: the page scrolls as it grows. */
type Place = { x: number; y: number }

/**
 * Begins to note what the last element of a selector does, and answers what it has done so far, without the frames in
 * which nothing changed.
 */
export async function watch(page: Page, selector: string): Promise<() => Promise<Frame[]>> {
  await page.evaluate((watched) => {
    const frames: Frame[] = []
    const elements: Element[] = []
    Object.assign(globalThis, { watchedFrames: frames })
    const look = (at: number) => {
      const element = [...document.querySelectorAll(watched)].at(-1)
      const before = frames.at(-1)
      if (element) {
        const { left, top, height } = element.getBoundingClientRect()
        const opacity = Number(getComputedStyle(element).opacity)
        const inert = element.closest('[inert]') !== null
        if (elements.at(-1) !== element) elements.push(element)
        const logTop = document.querySelector('[role="log"]')?.getBoundingClientRect().top ?? 0
        const now = { at, element: elements.length, x: left, y: top + height / 2 - logTop, opacity, inert }
        if (
          !before ||
          before.element !== now.element ||
          before.x !== now.x ||
          before.y !== now.y ||
          before.opacity !== opacity
        )
          frames.push(now)
      }
      requestAnimationFrame(look)
    }
    look(performance.now())
  }, selector)
  return () => page.evaluate(() => Reflect.get(globalThis, 'watchedFrames'))
}

type Leaving = {
  opacity: number
  hidden: string | null
  position: string
  /** Whether the chosen answer in it is seen. */
  chosen: string | undefined
  /** Whether a tap in its middle would meet it. */
  reached: boolean
  focused: string | undefined
}

/** Begins to note, frame by frame, how an element of a selector leaves. */
export async function watchLeaving(page: Page, selector: string): Promise<() => Promise<Leaving[]>> {
  await page.evaluate((watched) => {
    const frames: Leaving[] = []
    Object.assign(globalThis, { leaving: frames })
    const look = () => {
      const element = document.querySelector(watched)
      if (element) {
        const { left, top, width, height } = element.getBoundingClientRect()
        const { opacity, position } = getComputedStyle(element)
        const chosen = element.querySelector('[data-chosen]')
        frames.push({
          opacity: Number(opacity),
          hidden: element.getAttribute('aria-hidden'),
          position,
          chosen: chosen ? getComputedStyle(chosen).visibility : undefined,
          reached: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
          focused: document.activeElement?.textContent.trim(),
        })
      }
      requestAnimationFrame(look)
    }
    look()
  }, selector)
  return () => page.evaluate(() => Reflect.get(globalThis, 'leaving'))
}

/** How much of its way from a place something has made in the first frame it is seen in; 1 for what did not move. */
export function begun(frames: readonly Frame[], place: Place): number {
  const far = ({ x = 0, y = 0 }: Partial<Frame> = {}) => Math.hypot(x - place.x, y - place.y)
  return far(frames[0]) / far(frames.at(-1))
}

/**
 * Without the browser's own animations the library moves elements with the page's clock, which runs at 16 ms a frame
 * once it is stopped: what is seen of a movement does not depend on how busy the machine is.
 */
export async function moveByClock(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'))
  await page.clock.install()
}

export const placeInLog = (element: Locator): Promise<Place> =>
  element.evaluate((shown) => {
    const { left, top, height } = shown.getBoundingClientRect()
    const logTop = document.querySelector('[role="log"]')?.getBoundingClientRect().top ?? 0
    return { x: left, y: top + height / 2 - logTop }
  })

export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

export async function runFrames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await page.clock.runFor(16)
}

/** Moves the pointer until what it brings is there: the page may not have listened to the first movement. */
export async function touchUntil(page: Page, brought: Promise<unknown>): Promise<void> {
  const waits = async () => {
    await page.mouse.move(Math.random() * 20, 1)
    return Promise.race([brought.then(() => 'there'), page.waitForTimeout(50).then(() => 'awaited')])
  }
  await expect.poll(waits).toBe('there')
}
