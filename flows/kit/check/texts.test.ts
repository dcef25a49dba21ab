import { expect, test } from 'vitest'
import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { rules, sound, texts, words } from '#flows/kit/testing/sound-flow.ts'

test('FLOW-04 a text with a brace that is not closed is found', () => {
  expect(rules(sound, { nb_NO: { ...words, done: 'Ferdig, {firstName' }, en_US: words })).toEqual([
    'unreadableText done',
  ])
})

test('PRICE-01 a price written in a value or a row instead of an amount is found', () => {
  const priced: Flow = {
    ...sound,
    values: () => ({ price: '399 kr' }),
    summaries: { order: () => [{ label: 'row', value: 'kr 99' }] },
  }
  expect(rules(priced)).toContain('priceInText init')
  expect(checkFlow(priced, texts).filter(({ rule }) => rule === 'priceInText')).toHaveLength(2)
})

test('FLOW-04 a text missing where the flow is offered is found, also one only an option or a row says', () => {
  const without = (id: string) => ({
    nb_NO: words,
    en_US: Object.fromEntries(Object.entries(words).filter(([name]) => name !== id)),
  })
  expect(checkFlow(sound, without('plan'))).toEqual([
    { rule: 'missingText', step: 'init', detail: 'plan has no text in en_US', text: { id: 'plan', locale: 'en_US' } },
  ])
  expect(rules(sound, without('row.value'))).toEqual(['missingText summary'])
  expect(rules(sound, without('rule.phone'))).toEqual(['missingText phone'])
})

test('FLOW-04 a placeholder without a value is found, also inside a plural', () => {
  expect(
    rules(sound, { nb_NO: { ...words, done: '{n, plural, one {# uke} other {{lastName} uker}}' }, en_US: words }),
  ).toEqual(['unknownPlaceholder done', 'unknownPlaceholder done'])
  expect(rules(sound, { nb_NO: { ...words, done: 'Ferdig, {firstName}' }, en_US: words })).toEqual([])
})

test.each(['Bare 279 kr!', 'NOK 279', '279,- i måneden', 'kr 99'])(
  'PRICE-01 a price written in a text is found: %s',
  (written) => {
    expect(rules(sound, { nb_NO: { ...words, hello: written }, en_US: words })).toEqual(['priceInText init'])
  },
)

test.each(['Du har 14 dager', 'Skriv 5 sifre', '1 GB data', 'krøll 5'])(
  'PRICE-01 other numbers are left in peace: %s',
  (written) => {
    expect(rules(sound, { nb_NO: { ...words, hello: written }, en_US: words })).toEqual([])
  },
)
