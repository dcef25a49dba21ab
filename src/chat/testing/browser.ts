import { vi } from 'vitest'

/** What jsdom lacks of a browser, as far as the chat touches it. `width` is the window's, in CSS pixels. */
export function stubBrowser({ width = 390, reducedMotion = true } = {}): void {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: reducedMotion, media: query }),
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
      close() {}
    },
  )
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
}
