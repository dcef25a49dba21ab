import { expect, test } from 'vitest'
import { lostOnAccept } from './lost-on-accept.ts'

const asked = 'bot: tea.letter\nasks [yes | no] ticks tea.consent'
const shown = 'card: tea.leaf = Grønn\ncard: tea.monthly = 299 kr\ncard: tea.power = 89 øre/kWh'

test('SAND-03 what an accepted replay no longer shows of boxes to tick and prices is told', () => {
  expect(lostOnAccept(`${asked}\n${shown}`, 'bot: tea.letter\nasks [yes | no]\ncard: tea.monthly = 349 kr')).toEqual([
    'the box tea.consent is gone',
    'the price tea.power is gone',
  ])
  expect(lostOnAccept(`${asked}\n${asked}\n${asked}`, asked)).toEqual(['the box tea.consent is gone, 2 times'])
})

test('SAND-03 a price that changed, other words, and what was added are no loss', () => {
  expect(
    lostOnAccept(`${asked}\n${shown}`, `${asked}\n${shown.replace('299', '349').replace('Grønn', 'Svart')}`),
  ).toEqual([])
  expect(lostOnAccept('bot: tea.hello', `${asked}\n${shown}`)).toEqual([])
})
