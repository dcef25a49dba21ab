// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { SandboxTexts } from '../sandbox-texts.tsx'
import { Statechart, type Marks } from './statechart.tsx'

beforeEach(() => {
  Element.prototype.scrollTo = () => {}
})
afterEach(cleanup)

const chart: Chart = {
  name: 'tea',
  starts: ['init'],
  nodes: [
    { id: 'init', title: 'init', kind: 'say', note: 'tea.hello' },
    { id: 'sort', title: 'sort', kind: 'ask' },
    { id: 'brew', title: 'brew', kind: 'call', note: 'kettle.boil' },
    { id: 'done', title: 'done', kind: 'end' },
    { id: 'round', title: 'round', kind: 'branch' },
  ],
  ways: [
    { id: 'init ', from: 'init', to: 'sort', label: '', by: 'next' },
    { id: 'sort green', from: 'sort', to: 'brew', label: 'green', by: 'answer' },
    { id: 'sort black', from: 'sort', to: 'brew', label: 'black', by: 'answer' },
    { id: 'sort none', from: 'sort', to: 'done', label: 'none', by: 'answer' },
    { id: 'brew boiled', from: 'brew', to: 'round', label: 'boiled', by: 'outcome' },
    { id: 'round again', from: 'round', to: 'init', label: 'again', by: 'branch' },
    { id: 'round otherwise', from: 'round', to: 'done', label: 'otherwise', by: 'branch' },
  ],
}

function Chosen({ marks, onSelect }: { marks: Marks; onSelect: (id: string) => void }) {
  const [selected, setSelected] = useState<string>()
  const select = (id: string) => {
    onSelect(id)
    setSelected(id)
  }
  return <Statechart chart={chart} marks={marks} selected={selected} onSelect={select} />
}

async function show(marks: Marks = {}) {
  const onSelect = vi.fn<(id: string) => void>()
  await act(
    async () =>
      void (await renderPage(<SandboxTexts>{<Chosen marks={marks} onSelect={onSelect} />}</SandboxTexts>, {
        locale: 'en_US',
      })),
  )
  await screen.findByRole('region', { name: 'Statechart of tea' })
  return onSelect
}
const state = (name: RegExp) => screen.getByRole('button', { name })

test('SAND-01 every state is a button that says its name, kind and note, and is chosen by a click', async () => {
  const onSelect = await show()
  expect(chart.nodes.map(({ id }) => state(new RegExp(`^${id},`)).getAttribute('aria-label'))).toEqual([
    'init, says, tea.hello, entry',
    'sort, asks',
    'brew, calls a service, kettle.boil',
    'done, end',
    'round, branches',
  ])
  await userEvent.click(state(/^brew/))
  expect(onSelect.mock.calls).toEqual([['brew']])
  expect(state(/^brew/).getAttribute('aria-pressed')).toBe('true')
})

test('SAND-01 the state the run stands in, and those it walked, are said and drawn', async () => {
  await show({ current: ['sort'], passed: new Set(['init', 'init ']), possible: new Set(['sort green']) })
  expect(state(/^sort/).getAttribute('aria-current')).toBe('step')
  expect(state(/^init/).getAttribute('aria-label')).toContain('walked')
  expect(screen.getByText('now')).toBeTruthy()
  expect(screen.getByText('green').closest('[data-possible]')).toBeTruthy()
  expect(screen.getByText('none').closest('[data-possible]')).toBeNull()
})

test('SAND-04 uncovered transitions and findings are announced and drawn differently', async () => {
  await show({
    covered: new Set(['init', 'init ', 'sort', 'sort green', 'sort black']),
    faulty: new Map([['brew', 'deadEnd: one\nunreachable: two']]),
  })
  expect(state(/^sort/).getAttribute('aria-label')).toContain(', covered by replays')
  expect(state(/^brew/).getAttribute('aria-label')).toContain(', not covered by replays, finding: deadEnd: one')
  expect(state(/^brew/).closest('[data-uncovered]')).toBeTruthy()
  expect(screen.getByText('2').closest('g')?.textContent).toContain('unreachable: two')
})

test('BEY-12 the chart shows the funnel’s figures at its states', async () => {
  await show({
    counts: new Map([
      ['init', { reached: 40, left: 3, returned: 0 }],
      ['sort', { reached: 20, left: 0, returned: 2 }],
    ]),
  })
  expect(state(/^init/).getAttribute('aria-label')).toContain('40 reached, 3 left here, 0 returned')
  expect(state(/^init/).textContent).toContain('40 −3')
  expect(state(/^sort/).textContent).toContain('20 ↺2')
})

test('SAND-01 one tab stop; arrow keys follow the ways, those that can be taken first, and Enter chooses', async () => {
  const onSelect = await show({ current: ['sort'], possible: new Set(['sort none']) })
  expect(screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0')).toEqual([
    state(/^sort/),
  ])
  act(() => state(/^sort/).focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(state(/^done/))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(onSelect.mock.calls).toEqual([['init']])
})

test('SAND-01 a long way back is a tag on the state it leaves, which leads there', async () => {
  const onSelect = await show()
  await userEvent.click(screen.getByText('again ↑ init'))
  expect(onSelect.mock.calls).toEqual([['init']])
})

test('SAND-01 a state is found by a part of its name', async () => {
  const onSelect = await show()
  const field = screen.getByRole('combobox', { name: 'Find a state' })
  await userEvent.type(field, 'rou{Enter}')
  expect(onSelect.mock.calls).toEqual([['round']])
  await userEvent.type(field, 'x{Enter}')
  expect(screen.getByText('Not found')).toBeTruthy()
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('SAND-01 larger and smaller by buttons and keys, within bounds', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(screen.getByText('125 %')).toBeTruthy()
  act(() => state(/^init/).focus())
  await userEvent.keyboard('--')
  expect(screen.getByText('80 %')).toBeTruthy()
  await userEvent.keyboard('0')
  expect(screen.getByText('100 %')).toBeTruthy()
  await userEvent.keyboard('++++++')
  expect(screen.getByText('250 %')).toBeTruthy()
})
