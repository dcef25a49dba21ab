// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SandboxService, StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { stubPortal } from '#src/testing/stub-portal.ts'
import { SandboxTexts } from '../sandbox-texts.tsx'
import { MachineSandbox } from './machine-sandbox.tsx'

// Preloads the lazily loaded texts, so that rendering need not wait for them.
beforeAll(() => import('virtual:catalogue/sandbox/en_US'))
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HELD: StoredReplay = {
  name: 'held',
  text: [
    'title: SHELL-12 held',
    'machine: flash',
    'input: message',
    '',
    '> begin',
    'loading',
    '> wait 1 second',
    '> send attention.gained',
    'loading -> held',
    'does stopTheClock',
    '',
  ].join('\n'),
}

async function show(machine: string, replays: StoredReplay[] = [], { writes = true, onChanged = () => {} } = {}) {
  const none = { nb_NO: {}, sv_SE: {}, da_DK: {}, en_US: {} }
  const service: SandboxService = { replays, texts: none, words: '{}', places: {}, writes }
  await act(
    async () =>
      void (await renderPage(
        <SandboxTexts>
          <MachineSandbox machine={machine} service={service} onChanged={onChanged} />
        </SandboxTexts>,
        { locale: 'en_US' },
      )),
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const standing = () =>
  [...screen.getByText(/^Stands in/).querySelectorAll('code')].map(({ textContent }) => textContent)
const eventsThatDoNothing = () => {
  const list = screen.queryByRole('heading', { name: 'Events that do nothing here' })?.parentElement
  return list
    ? within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : []
}
const openPanel = (title: string) => userEvent.click(screen.getByText(title, { selector: 'summary > span' }))

test('SAND-01 SAND-02 an event is sent, what it does is told, and what can happen next follows', async () => {
  await show('flash')
  expect(standing()).toEqual(['loading'])
  expect(eventsThatDoNothing()).toEqual(['attention.lost'])
  await press('attention.gained')
  expect(standing()).toEqual(['held'])
  expect(eventsThatDoNothing()).toEqual(['attention.gained'])
  expect(screen.getByText('loading attention.gained')).toBeDefined()
  expect(screen.getByText('stopTheClock')).toBeDefined()
  await press('attention.lost')
  expect(screen.getByText('loaderIsDue ✓')).toBeDefined()
})

test('SAND-02 time moves to the end of a delay, and on by itself', async () => {
  await show('flash')
  await press('untilStatus in 2 seconds: go there')
  expect(standing()).toEqual(['telling'])
  expect(screen.getByText('spent').nextSibling?.textContent).toBe('before: 0after: 2000')
  await press('+1 second')
  expect(screen.getByRole('button', { name: 'untilClosed in 3 seconds: go there' })).toBeDefined()
  await press('+1 day')
  expect(standing()).toEqual(['closed'])
  expect(screen.getByText('The machine has come to its end')).toBeDefined()
})

test('SAND-02 a pending actor can be settled with one of its results', async () => {
  await show('chat')
  await press('visitor.answered')
  expect(screen.getByRole('heading', { name: 'begin waits for an answer, in turn.starting' })).toBeDefined()
  await press('arrived')
  expect(standing()).toContain('turn.sending')
  await press('unreachable')
  expect(standing()).toContain('turn.retrying')
  expect(screen.getByRole('button', { name: 'retryAfter in 500 milliseconds: go there' })).toBeDefined()
})

test('SAND-02 back, forward, to the beginning; another move leaves the rest behind; another input begins anew', async () => {
  await show('auth')
  await userEvent.selectOptions(screen.getByLabelText('Begins with'), 'signed in for an hour')
  await press('page.returned')
  await press('token.refused')
  expect(standing()).toEqual(['anonymous'])
  await press('Back')
  expect(standing()).toEqual(['authenticated.calm'])
  await press('Forward')
  expect(standing()).toEqual(['anonymous'])
  await press('Back')
  await press('visitor.loggedOut')
  expect(
    within(screen.getByRole('list', { name: 'The run' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['The beginning', 'page.returned', 'visitor.loggedOut'])
  await press('Restart')
  expect(standing()).toEqual(['authenticated.calm'])
  await userEvent.selectOptions(screen.getByLabelText('Begins with'), 'stranger')
  expect(standing()).toEqual(['anonymous'])
})

test('SAND-02 the focus stays on the button that was pressed, though it moves', async () => {
  await show('flash')
  screen.getByRole('button', { name: 'attention.gained' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('attention.gained')
  expect(standing()).toEqual(['held'])
})

test('SAND-03 a run is saved with what it brought', async () => {
  const calls = stubPortal(() => Response.json({ name: 'shell-12-held' }, { status: 201 }))
  const onChanged = vi.fn<() => void>()
  await show('flash', [], { onChanged })
  await press('+1 second')
  await press('attention.gained')
  await press('Save as a replay')
  await userEvent.type(screen.getByLabelText('What does it show?'), 'SHELL-12 held')
  await press('Save')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/services/sandbox/machines/flash/replays', JSON.stringify({ name: 'shell-12-held', text: HELD.text })],
  ])
})

test('SAND-03 a replay is opened and stepped through', async () => {
  await show('flash', [HELD])
  await openPanel('Replays')
  await press('Open SHELL-12 held')
  expect(standing()).toEqual(['loading'])
  await press('Forward')
  await press('Forward')
  expect(standing()).toEqual(['held'])
})

test('SAND-03 a replay that differs shows where, and the new result can be accepted', async () => {
  const calls = stubPortal(() => Response.json({ name: 'held' }, { status: 201 }))
  await show('flash', [
    { name: 'held', text: HELD.text.replace('loading -> held', 'loading -> closed') },
    { name: 'torn', text: 'title: torn' },
  ])
  expect(screen.getByText('2 differ')).toBeDefined()
  await openPanel('Replays')
  expect(screen.getByText('held.replay, line 9, in held')).toBeDefined()
  expect(screen.getByText('loading -> closed')).toBeDefined()
  expect(screen.getByText('A replay needs a line "> begin", then its moves.')).toBeDefined()
  await press('Accept how it goes now')
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([JSON.stringify(HELD)]))
})

test('SAND-04 coverage is shown as figures, as a table and on the drawing', async () => {
  await show('flash', [HELD])
  await openPanel('Coverage')
  expect(screen.getByText('States 3 / 5, ways 1 / 7')).toBeDefined()
  expect(screen.getByRole('row', { name: /^held/ }).textContent).toBe(
    'held10 / 2attention.lost [loaderIsDue], attention.lost [otherwise]',
  )
  expect(document.querySelectorAll('[data-uncovered]')).toHaveLength(0)
  await userEvent.click(screen.getByLabelText('Show on the drawing'))
  expect(document.querySelectorAll('[data-uncovered]').length).toBeGreaterThan(0)
})

test('SAND-01 a state that is chosen tells its ways and the replays that walk it', async () => {
  await show('flash', [HELD])
  await openPanel('State')
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Statechart of flash' })).getByRole('button', { name: /^held\b/ }),
  )
  expect(screen.getByText('In the replays: held')).toBeDefined()
  expect(screen.getByText('attention.lost [loaderIsDue]', { selector: 'code' })).toBeDefined()
})
