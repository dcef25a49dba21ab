import { expect, test } from 'vitest'
import { findTitles } from './faq-helper.tsx'

const TITLES = [{ title: 'Har dere eSIM?' }, { title: 'Hva koster et nytt SIM-kort?' }, { title: 'Hva er PUK-koden?' }]
const found = (written: string) => findTitles(TITLES, written)?.map(({ title }) => title)

test('PAGE-23 titles are filtered once the text is longer than two characters', () => {
  expect(found('si')).toBeUndefined()
  expect(found(' si  ')).toBeUndefined()
  expect(found('sim')).toEqual(['Har dere eSIM?', 'Hva koster et nytt SIM-kort?'])
})

test('PAGE-23 every word must be in the title, in any order and case', () => {
  expect(found('KORT nytt')).toEqual(['Hva koster et nytt SIM-kort?'])
  expect(found('strøm')).toEqual([])
})
