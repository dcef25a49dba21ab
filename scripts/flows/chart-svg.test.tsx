import { expect, test } from 'vitest'
import { chartSvg } from './chart-svg.tsx'

test('SAND-04 a chart is one SVG file with its states, ways and name', () => {
  const svg = chartSvg({
    name: 'tea',
    starts: ['init'],
    nodes: [
      { id: 'init', title: 'init', kind: 'ask', note: 'tea.hello & more' },
      { id: 'done', title: 'done', kind: 'end' },
    ],
    ways: [{ id: 'init yes', from: 'init', to: 'done', label: 'yes', by: 'answer' }],
  })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 \d+ \d+">\n<title>tea<\/title>/)
  expect([...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'init',
    'tea.hello &amp; more',
    'done',
    'yes',
  ])
})
