// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { everyElement } from '#flows/every-element/flow.ts'
import { candidates } from '#flows/registry.ts'
import { sandboxFromFiles } from '#server/sandbox/read-sandbox-service.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { stubPortal } from '#src/testing/stub-portal.ts'
import { FlowSandbox } from './flow-sandbox.tsx'
import { SandboxTexts } from './sandbox-texts.tsx'

// Preloads the lazily loaded texts, so that rendering need not wait for them.
beforeAll(() => import('virtual:catalogue/sandbox/en_US'))
// jsdom has none, and nothing changes its size there.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openSandbox() {
  const service = { ...(await sandboxFromFiles('.', false).service('every_element')), replays: [] }
  const page = (
    <SandboxTexts>
      <FlowSandbox
        entry={{ flow: 'every_element', step: 'init' }}
        locale="en_US"
        service={service}
        drawChat={() => () => null}
        onChanged={() => {}}
      />
    </SandboxTexts>
  )
  await act(async () => void (await renderPage(page, { locale: 'en_US' })))
}

function withCandidate() {
  const { offer, person } = everyElement.steps
  const steps = {
    ...everyElement.steps,
    offer: { ...offer, say: ['every.offer', 'every.choices'] },
    extra: person,
  }
  const guards = { named: () => true }
  Object.assign(candidates, { every_element: { running: 'pinned', flow: { ...everyElement, steps, guards } } })
  onTestFinished(() => {
    Reflect.deleteProperty(candidates, 'every_element')
  })
}

test('SAND-06 a flow without a candidate has no versions to choose', async () => {
  await openSandbox()
  await screen.findByRole('toolbar')
  expect(screen.queryByRole('combobox', { name: 'Version' })).toBeNull()
  expect(screen.queryByText('The candidate')).toBeNull()
})

test('SAND-06 a candidate is stepped through, its steps that differ are listed, and the run is compared with it', async () => {
  const calls = stubPortal(() =>
    Response.json({ lines: [{ move: 'pick go', kind: 'words', before: '', after: 'one more text' }] }),
  )
  withCandidate()
  await openSandbox()
  const findings = () => screen.getByText('Findings').closest('summary')?.textContent
  await screen.findByText('The candidate')
  expect(findings()).toBe('Findings0')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), 'Candidate')
  expect(findings()).toBe('Findings1')
  await userEvent.click(screen.getByText('The candidate'))
  const panel = within(screen.getByText('The candidate').closest('details') ?? document.body)
  await panel.findByText('Compare this run with the candidate')
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Changedoffer',
    'Newextra',
    'Changedguards.namedgreeting',
  ])
  await userEvent.click(panel.getByText('Compare this run with the candidate'))
  expect(await panel.findByText('one more text')).toBeDefined()
  expect(calls.map(({ path, body }) => [path, Object.keys(JSON.parse(body))])).toEqual([
    ['/services/sandbox/flows/every_element/differences', ['text']],
  ])
})
