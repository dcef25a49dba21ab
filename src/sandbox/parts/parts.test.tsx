// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { SandboxTexts } from '../sandbox-texts.tsx'
import { Changes } from './changes.tsx'
import { useSaveReplay } from './save-replay.tsx'
import { Timeline } from './timeline.tsx'

// Fetched beforehand, so that the page need not wait for it longer than one turn.
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

/** The texts are fetched first, which the page waits for. */
const show = (part: ReactNode) =>
  act(async () => void (await renderPage(<SandboxTexts>{part}</SandboxTexts>, { locale: 'en_US' })))

test('SAND-02 facts before and after, as a difference', async () => {
  await show(<Changes before={{ plan: '6gb', misses: 0 }} after={{ plan: '6gb', misses: 1 }} />)
  expect((await screen.findByText('misses')).closest('dl')?.textContent).toBe('missesbefore: 0after: 1')
})

test('SAND-02 back, forward, to the beginning and straight to a moment', async () => {
  const onGo = vi.fn<(at: number) => void>()
  await show(<Timeline moves={['send a', 'wait 1 second']} at={1} onGo={onGo} />)
  const run = within(await screen.findByRole('list', { name: 'The run' }))
  expect(run.getByRole('button', { name: 'send a' }).getAttribute('aria-current')).toBe('step')
  for (const name of ['Back', 'Forward', 'Restart', 'wait 1 second', 'The beginning'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(onGo.mock.calls.flat()).toEqual([0, 2, 0, 2, 0])
})

test('SAND-02 a run that begins with a move goes back to that one', async () => {
  const onGo = vi.fn<(at: number) => void>()
  await show(<Timeline moves={['open init', 'pick a']} at={2} from={1} onGo={onGo} />)
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
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ name: 'chat-13-sent-again' }))
  vi.stubGlobal('fetch', fetched)
  await show(<Saving writes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.type(screen.getByLabelText('What does it show?'), 'CHAT-13 sent again')
  expect(screen.getByText('Saved in chat-13-sent-again.replay')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([
    ['/services/sandbox/machines/chat/replays', '{"name":"chat-13-sent-again","text":"title: CHAT-13 sent again\\n"}'],
  ])
})

test('SAND-03 what is there already is said, and a refusal stays on screen', async () => {
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
