import { describe, expect, test } from 'vitest'
import { readOverrides } from './read-overrides.ts'
import { type ShippedTexts, writePo } from './po-files.ts'

const shipped: ShippedTexts = new Map(
  Object.entries({
    'a.title': 'Velkommen',
    'a.count': '{count, plural, one {# abonnement} other {# abonnementer}} hos {brand}',
    'a.use': '{used, number} brukt',
  }).map(([id, text]) => [id, { text, area: 'a' }]),
)
const po = (...texts: [string, string][]) =>
  writePo(
    'nb_NO',
    texts.map(([id, text]) => ({ id, text, area: 'a' })),
    new Date(0),
  )
const read = (text: string) => readOverrides(text, 'nb_NO', shipped)
const taken = (text: string) => {
  const result = read(text)
  return result.ok
    ? {
        texts: Object.fromEntries(result.value.texts),
        faults: result.value.findings.map(({ id, fault }) => `${id} ${fault}`),
      }
    : result
}

test('CALL-17 changed texts replace the shipped ones; identical, empty and fuzzy ones do not', () => {
  const file = `${po(['a.title', 'Hei på deg'], ['a.use', '{used, number} brukt'])}\n#, fuzzy\nmsgid "a.count"\nmsgstr "kanskje"\n`
  expect(taken(file)).toEqual({ texts: { 'a.title': 'Hei på deg' }, faults: [] })
  expect(taken('msgid ""\nmsgstr "Language: nb-NO\\n"\n\nmsgid "a.title"\nmsgstr ""\n')).toEqual({
    texts: {},
    faults: [],
  })
})

test('CALL-17 a translation may be structured differently, as long as it has the same values', () => {
  expect(taken(po(['a.count', '{brand}: {count, plural, =0 {ingen} other {# stykker}}']))).toMatchObject({ faults: [] })
})

test.each([
  ['an id nobody knows', 'a.other', 'Hei', 'unknown'],
  ['an id of every object', '__proto__', 'Hei', 'unknown'],
  ['a value the text is not given', 'a.title', 'Hei {name}', 'placeholders'],
  ['a value that is left out', 'a.count', 'Mange hos {brand}', 'placeholders'],
  ['a number shown as a date', 'a.use', '{used, date, full} brukt', 'placeholders'],
  [
    'a plural that does not know every number',
    'a.count',
    '{count, plural, one {# abonnement}} hos {brand}',
    'placeholders',
  ],
  ['braces that make no sense', 'a.title', 'Hei {a {b}}', 'not_icu'],
  ['a very long text', 'a.title', '{a,select,other{'.repeat(1_000), 'too_long'],
  ['a very deep text', 'a.title', `${'{a,plural,other{'.repeat(180)}x${'}}'.repeat(180)}`, 'placeholders'],
])('CALL-17 %s is left out, the rest of the file is not', (_, id, text, fault) => {
  const good: [string, string] = id === 'a.title' ? ['a.use', 'Brukt: {used, number}'] : ['a.title', 'Hei']
  expect(taken(po([id, text], good))).toEqual({ texts: Object.fromEntries([good]), faults: [`${id} ${fault}`] })
})

test('CALL-17 an id that stands twice counts once', () => {
  expect(taken(po(['a.title', 'Hei'], ['a.title', 'Hopp']))).toEqual({
    texts: { 'a.title': 'Hei' },
    faults: ['a.title twice'],
  })
})

describe('CALL-17 what is no PO file is refused as a whole, with the line', () => {
  test.each([
    ['a page of HTML', '<!doctype html>\n<title>Sorry</title>\n', 'line_1'],
    ['JSON', '{"a.title": "Hei"}', 'line_1'],
    ['nothing', '', 'line_1'],
    ['a file cut off in the middle', `${po(['a.title', 'Hei'])}\nmsgid "a.use"\nmsgst`, 'line_18'],
    ['a quote that is not closed', `${po(['a.title', 'Hei'])}\nmsgid "a.use"\nmsgstr "Hei\n`, 'line_18'],
    ['a control character', `${po(['a.title', 'Hei'])}\nmsgid "a.use"\nmsgstr "H\u0000ei"\n`, 'line_18'],
    ['another language', po(['a.title', 'Hej']).replace('Language: nb_NO', 'Language: sv_SE'), 'language'],
  ])('%s', (_, text, code) => {
    expect(read(text)).toEqual({ ok: false, reason: 'unreadable', code })
  })
})
