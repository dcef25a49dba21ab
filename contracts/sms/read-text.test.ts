import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['stop', 'STOPP', 'stop', ' Stop! ', 'stoppa', 'afmeld', 'STOP ALL'],
  ['help', 'HJELP', 'hjälp', 'Hjælp', 'hja\u0308lp', 'help me', '?', 'INFO'],
  ['yes', 'JA', 'ja takk', 'Yes', 'ok.'],
  ['no', 'nei', 'Nej tack', 'no'],
  ['other', 'hei', 'jeg vil gjerne stoppe abonnementet mitt til sommeren', '', '5', 'GB', '5GB til mamma', '\u{1f600}'],
] as const)('ORD-04 a text is read as %s in all four languages', (act, ...texts) => {
  expect(texts.map(readText)).toEqual(texts.map(() => act))
})

test.each([
  ['1GB', '1GB'],
  [' 5 gb ', '5GB'],
  ['15gb', '15GB'],
  ['400 MB', '400MB'],
  ['1GB sone2', '1GB SONE2'],
  ['6 gb zon 2', '6GB SONE2'],
  ['Bestill 5GB', '5GB'],
  ['3GB', undefined],
  ['6GB', undefined],
])('ORD-04 a text of %s asks for the data pack %s', (written, sms) => {
  const read = readText(written)
  expect(typeof read === 'object' ? read.pack?.sms : read).toBe(sms)
})
