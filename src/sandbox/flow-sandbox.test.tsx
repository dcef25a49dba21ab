// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
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

async function openSandbox(writes = false) {
  const service = { ...(await sandboxFromFiles('.', false).service('every_element')), replays: [], writes }
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

test('SAND-06 in development texts are changed at their step: shown as a difference, refused with a reason, saved', async () => {
  const [id, path] = ['every.go', 'locales/en_US/flows-every-element.po']
  const lines = [{ kind: 'come', number: 2, text: 'msgstr "Onwards"' }]
  let faulty = true
  const calls = stubPortal(({ method }) => {
    if (method === 'GET') return Response.json({ texts: [{ id, in: { en_US: 'Go on' } }], read: { [path]: 'hash' } })
    if (faulty) return Response.json({ detail: 'every.go in en_US is empty' }, { status: 422 })
    return Response.json({ files: [{ path, lines }] })
  })
  await openSandbox(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Change the texts' }))
  const field = await screen.findByLabelText('en_US')
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  expect(await screen.findByText('Nothing has been changed.')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'Onwards')
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  expect(await screen.findByText('every.go in en_US is empty')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  expect(await screen.findByDisplayValue('Onwards')).toBeDefined()
  faulty = false
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  expect((await screen.findByRole('insertion')).textContent).toBe('+ msgstr "Onwards"')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Change the texts' })).toBeDefined()
  const { path: stored, body } = calls.at(-1) ?? {}
  expect([stored, JSON.parse(body ?? '')]).toEqual([
    '/services/sandbox/texts',
    { edits: [{ id, locale: 'en_US', text: 'Onwards' }], read: { [path]: 'hash' } },
  ])
})

const source = {
  at: 'flows/every-element/flow.ts:34',
  isShared: false,
  lists: [
    {
      list: 'choices',
      keepsFirst: false,
      members: [
        { key: 'go', text: 'every.go' },
        { key: 'person', text: 'kit.talkToUs' },
      ],
    },
  ],
  ways: [{ at: 'ask.choices.go.to', to: 'offer' }],
  refused: { order: ['The messages are made by code at flows/every-element/flow.ts:34.'], step: [] },
  read: { 'flows/every-element/flow.ts': 'hash' },
}
const written = { files: [{ path: 'flows/every-element/flow.ts', lines: [{ kind: 'come', number: 2, text: 'new' }] }] }

test('SAND-06 in development the answers of a step change places by keyboard, and what cannot be moved says why', async () => {
  const calls = stubPortal(({ method }) => Response.json(method === 'GET' ? source : written))
  await openSandbox(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  expect(await screen.findByText(/^The messages are made by code/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  expect(await screen.findByText('Nothing has been changed.')).toBeDefined()
  screen.getByRole('button', { name: 'Move “Go on” down' }).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Go on” down')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findByText('“Go on” is now number 2 of 2.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  expect((await screen.findByRole('insertion')).textContent).toBe('+ new')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const changes = await screen.findByRole('button', { name: 'Change the order' })
  await waitFor(() => expect(document.activeElement).toBe(changes))
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({
    flow: 'every_element',
    step: 'init',
    change: { kind: 'order', orders: [{ list: 'choices', keys: ['person', 'go'] }] },
    read: source.read,
  })
})

test('SAND-06 in development a question is added from a form, and what is refused says why and stays written', async () => {
  let refuses = true
  const detail = 'every_element: unreachable offer: no entry leads here'
  const calls = stubPortal(({ method, path }) => {
    if (method === 'GET') return Response.json(source)
    if (refuses && path.endsWith('/steps')) return Response.json({ detail }, { status: 422 })
    return Response.json(written)
  })
  await openSandbox(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }))
  await userEvent.type(await screen.findByLabelText('Name of the step'), 'sure')
  const says = within(screen.getByRole('group', { name: 'What it says' }))
  for (const locale of LOCALES) await userEvent.type(says.getByLabelText(locale), 'Sure?')
  await userEvent.click(screen.getByRole('button', { name: 'Add an answer' }))
  const answer = within(screen.getByRole('group', { name: 'Answer 1' }))
  await userEvent.type(answer.getByLabelText('Name of the answer'), 'yes')
  for (const locale of LOCALES) await userEvent.type(answer.getByLabelText(locale), 'Yes')
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(detail)).toBeDefined()
  refuses = false
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  expect(await screen.findByDisplayValue('sure')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show difference' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const adds = await screen.findByRole('button', { name: 'Add a step' })
  await waitFor(() => expect(document.activeElement).toBe(adds))
  const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]))
  expect(JSON.parse(calls.at(-1)?.body ?? '').change).toEqual({
    kind: 'step',
    at: 'ask.choices.go.to',
    name: 'sure',
    says: inAll('Sure?'),
    choices: [{ name: 'yes', to: 'offer', title: inAll('Yes') }],
  })
})

test('SAND-05 outside development nothing of a step can be changed', async () => {
  await openSandbox()
  await screen.findByRole('toolbar')
  for (const name of ['Change the texts', 'Change the order', 'Add a step'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
