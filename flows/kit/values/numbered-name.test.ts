import { expect, test } from 'vitest'
import { streetsIn } from './address-line.ts'
import { numberedName, withoutDaysOfStreets } from './numbered-name.ts'
import { weighStreet } from './street.ts'

test.each([
  ['gaten heter 17. mai-plassen 4', '17. mai-plassen 4'],
  ['7. juni-plassen 1', '7. juni-plassen 1'],
  ['1:a Långgatan 7', '1:a Långgatan 7'],
  ['2. Tværvej 12', '2. Tværvej 12'],
  ['10. Februar Vej 7', '10. Februar Vej 7'],
  ['5. maj vej 3', '5. maj vej 3'],
  ['trondheimsveien 2c oppg. B', 'trondheimsveien 2c oppg. B'],
  ['jeg bor i 2. Tværvej 12', '2. Tværvej 12'],
])('HEAR-02 the street of "%s" keeps its number and its entrance', (said, street) => {
  expect(weighStreet(said, 'nb_NO')).toMatchObject({ value: street, sure: 0.95 })
})

test('HEAR-02 a day or a floor in front of a street is no part of its name', () => {
  expect(streetsIn('vi flytter 1. marts Vestergade 7')).toEqual(['Vestergade 7'])
  expect(streetsIn('flytter inn den 1. Storgata 5')).toEqual(['Storgata 5'])
  expect(weighStreet('1. etasje storgata 5', 'nb_NO').value).toBe('storgata 5, 1. etasje')
  expect(numberedName('1. desember Storgata 5')).toBeUndefined()
})

test('HEAR-05 a street called after a day tells no day to begin', () => {
  expect(withoutDaysOfStreets('10. Februar Vej 7, fra 1. marts')).toBe(' , fra 1. marts')
  expect(withoutDaysOfStreets('10. februar, Vestergade 7')).toBe('10. februar, Vestergade 7')
})
