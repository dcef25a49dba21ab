import { expect, test } from 'vitest'
import { weighName } from '../name.ts'
import { withoutTitles } from './without-titles.ts'

test.each([
  ['Fru Anne Lise Berg', 'Anne Lise Berg'],
  ['Dr. Priya Ramanathan', 'Priya Ramanathan'],
  ['Herr dr. Bertil Ås', 'Bertil Ås'],
  ['Ole-Jakob Sæther jr.', 'Ole-Jakob Sæther'],
  ['Oscar Wilde III', 'Oscar Wilde'],
  ['Knut "Knutten" Bakke', 'Knut Bakke'],
  ['Robert ‘Bob’ Miller', 'Robert Miller'],
  ['Mary Jones née Carter', 'Mary Jones'],
  ['Aslaug f. Hansen, nå Vik', 'Aslaug Vik'],
  ['Ylva Marie Skjønhaug gift Holm', 'Ylva Marie Holm'],
  ['Micke, Micke Dahl', 'Micke Dahl'],
])('HEAR-02 titles, other names and those of before are no part of "%s"', (said, name) => {
  expect(withoutTitles(said)).toBe(name)
})

test.each(['Kari Nordmann', 'Seán Junior', 'Herr', 'Priya Gift Ndlovu', 'Ivar Sen', 'Iva Berg'])(
  'HEAR-02 nothing of the name %s is a title',
  (name) => {
    expect(withoutTitles(name)).toBe(name)
  },
)

test.each([
  ['Nordmann Kari', 'Kari Nordmann'],
  ['Svensson Anna-Karin', 'Anna-Karin Svensson'],
  ['Van der Berg Pieter', 'Pieter Van der Berg'],
  ['von der Lippe, Henrik', 'Henrik von der Lippe'],
  ['Berg Hansen, Kari', 'Kari Berg Hansen'],
])('HEAR-02 the given name of "%s" stands first', (said, name) => {
  expect(weighName(said, 'nb_NO')).toMatchObject({ value: name })
  expect(weighName(said, 'nb_NO').sure).toBeGreaterThanOrEqual(0.8)
})

test('HEAR-02 a name in its order stays, also where it begins like one with particles', () => {
  for (const name of ['Van Nguyen', 'Al Pacino', 'Kim Lie', 'Ole Hansen Berg'])
    expect(weighName(name, 'en_US').value).toBe(name)
})
