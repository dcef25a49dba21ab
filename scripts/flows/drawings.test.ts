import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { stories } from '#machines/registry.ts'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { makeDrawings, notCurrent, writeDrawings } from './drawings.ts'

let drawings = new Map<string, string>()
let folder = ''
beforeAll(async () => {
  drawings = await makeDrawings(ROOT)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('SAND-04 every flow and machine is drawn as SVG and Mermaid, the same each time', async () => {
  expect([...drawings.keys()].toSorted()).toEqual(
    [...FLOW_NAMES, ...Object.keys(stories).map((name) => `machines/${name}`)]
      .flatMap((name) => [`docs/flows/${name}.svg`, `docs/flows/${name}.mmd`])
      .toSorted(),
  )
  expect(await makeDrawings(ROOT)).toEqual(drawings)
})

test('SAND-04 a drawing file contains its styles and every design token they use, light and dark', () => {
  const svg = drawings.get('docs/flows/generic_signup.svg') ?? ''
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(svg) ?? []
  const used = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(8)
  const [, day = '', night = ''] = style.split('svg{')
  expect([...used].filter((name) => !day.includes(`${name}:`))).toEqual([])
  expect([...used].filter((name) => name !== '--font-text' && !night.includes(`${name}:`))).toEqual([])
  const classes = new Set([...svg.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name))
  expect(
    [...classes].filter(
      (name) => name !== 'chart_state' && name !== 'chart_line' && name !== 'chart_chip' && !style.includes(`.${name}`),
    ),
  ).toEqual([])
  expect(svg).toContain('known_phone')
})

test('SAND-04 missing, outdated and superfluous drawings are reported, and writing corrects them', () => {
  expect(notCurrent(drawings, folder)).toEqual([...drawings.keys()])
  writeDrawings(drawings, folder)
  expect(notCurrent(drawings, folder)).toEqual([])
  writeFileSync(join(folder, 'docs/flows/every_element.mmd'), 'stateDiagram-v2\n')
  mkdirSync(join(folder, 'docs/flows/machines'), { recursive: true })
  writeFileSync(join(folder, 'docs/flows/machines/gone.svg'), '')
  expect(notCurrent(drawings, folder)).toEqual(['docs/flows/every_element.mmd', 'docs/flows/machines/gone.svg'])
  writeDrawings(drawings, folder)
  expect(notCurrent(drawings, folder)).toEqual([])
  expect(readFileSync(join(folder, 'docs/flows/every_element.mmd'), 'utf8')).toBe(
    drawings.get('docs/flows/every_element.mmd'),
  )
})
