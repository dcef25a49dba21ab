// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { stubPortal } from '#src/testing/stub-portal.ts'
import { SandboxTexts } from '../sandbox-texts.tsx'
import { Changes } from './changes.tsx'
import { useSaveReplay } from './save-replay.tsx'
import { Timeline } from './timeline.tsx'

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

const show = (part: ReactNode) =>
  act(async () => void (await renderPage(<SandboxTexts>{part}</SandboxTexts>, { locale: 'en_US' })))

test('SAND-02 facts before and after, as a difference', async () => {
  await show(<Changes before={{ plan: '6gb', failedAttempts: 0 }} after={{ plan: '6gb', failedAttempts: 1 }} />)
  expect((await screen.findByText('failedAttempts')).closest('dl')?.textContent).toBe('failedAttemptsbefore: 0after: 1')
})

test('SAND-02 back, forward, to the beginning and straight to a moment', async () => {
  const onGo = vi.fn<(at: number) => void>()
  await show(<Timeline moves={[{ label: 'send a' }, { label: 'wait 1 second' }]} at={1} onGo={onGo} />)
  const run = within(await screen.findByRole('list', { name: 'The run' }))
  expect(run.getByRole('button', { name: 'send a' }).getAttribute('aria-current')).toBe('step')
  for (const name of ['Back', 'Forward', 'Restart', 'wait 1 second', 'The beginning'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(onGo.mock.calls.flat()).toEqual([0, 2, 0, 2, 0])
})

test('SAND-02 each line of a run names the step it leads to', async () => {
  await show(<Timeline moves={[{ label: 'send a', place: 'hello' }, { label: 'wait' }]} at={1} onGo={vi.fn()} />)
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'The beginning',
    'send a → hello',
    'wait',
  ])
})

test('SAND-02 a run that begins with a move goes back to that one', async () => {
  const onGo = vi.fn<(at: number) => void>()
  await show(<Timeline moves={[{ label: 'open init' }, { label: 'pick a' }]} at={2} from={1} onGo={onGo} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Restart' }))
  await userEvent.click(screen.getByRole('button', { name: 'open init' }))
  expect(onGo.mock.calls.flat()).toEqual([1, 1])
  expect(screen.queryByRole('button', { name: 'The beginning' })).toBeNull()
})

function Saving({ writes }: { writes: boolean }) {
  const { ask, dialog } = useSaveReplay({ kind: 'machines', name: 'chat', writes, taken: ['chat-01-pace'] })
  return (
    <>
      <button type="button" onClick={() => ask((title) => `title: ${title}\n`)}>
        Open
      </button>
      {dialog}
    </>
  )
}

test('SAND-03 a run is saved under the name its title gives it', async () => {
  const calls = stubPortal(() => Response.json({ name: 'chat-13-sent-again' }))
  await show(<Saving writes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.type(screen.getByLabelText('What does it show?'), 'CHAT-13 sent again')
  expect(screen.getByText('Saved in chat-13-sent-again.replay')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/services/sandbox/machines/chat/replays', '{"name":"chat-13-sent-again","text":"title: CHAT-13 sent again\\n"}'],
  ])
})

test('SAND-03 saving under an existing name is reported, and a refusal stays on screen', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Line 3: no such state.' }, { status: 422 }))
  await show(<Saving writes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.type(screen.getByLabelText('What does it show?'), 'CHAT-01 pace')
  expect(screen.getByText('Replaces chat-01-pace.replay, which is there already')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Line 3: no such state.')
})

test('SAND-03 where nothing is written the replay is downloaded', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:replay')
  await show(<Saving writes={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.type(screen.getByLabelText('What does it show?'), 'A run')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(clicked.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download)).toEqual([
      'a-run.replay',
    ]),
  )
})
