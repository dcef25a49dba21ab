// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { SandboxTexts } from './sandbox-texts.tsx'
import { Workbench } from './workbench.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (runs: 1 | 2 = 1) =>
  act(
    async () =>
      void (await renderPage(
        <SandboxTexts>
          <Workbench
            header="header"
            drawing="the drawing"
            timeline="the timeline"
            run="the run"
            panels="the panels"
            runName="Chat"
            runs={runs}
          />
        </SandboxTexts>,
        { locale: 'en_US' },
      )),
  )
const size = (name: string) => Number(screen.getByRole('separator', { name }).getAttribute('aria-valuenow'))

test('SAND-01 each part is sized with the keyboard, closed with Enter and opened again as it was', async () => {
  await show()
  await screen.findByText('the drawing')
  const before = size('Size: Chat')
  screen.getByRole('separator', { name: 'Size: Chat' }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(size('Size: Chat')).toBe(before + 4)
  await userEvent.keyboard('{Enter}')
  expect(size('Size: Chat')).toBe(0)
  expect(screen.getByText('the run').closest('[hidden]')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(size('Size: Chat')).toBe(before + 4)
  expect(screen.getByText('the run').closest('[hidden]')).toBeNull()
  await userEvent.keyboard('{End}{ArrowLeft}')
  expect(size('Size: Chat')).toBe(70)
  const timeline = screen.getByRole('separator', { name: 'Size: The run' })
  const height = size('Size: The run')
  timeline.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(size('Size: The run')).toBe(height + 2)
})

test('SAND-01 in a narrow window the parts are tabs that the arrow keys go between', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  await show()
  const shown = () => screen.getByRole('tabpanel').textContent
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Drawing',
    'Chat',
    'Panels',
  ])
  expect(shown()).toBe('the drawingthe timeline')
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }))
  expect(shown()).toBe('the run')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('the panels')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Panels' }))
  expect(screen.queryByRole('separator')).toBeNull()
})
