import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

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

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
