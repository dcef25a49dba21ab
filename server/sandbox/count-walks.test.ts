import { expect, test } from 'vitest'
import { countWalks } from './read-funnel.ts'

const walk = { resumed: null, left: null, conversations: 1 }

test('BEY-12 counts who reached a step, once a conversation, the most reached first', () => {
  const counts = countWalks([
    { ...walk, stood: '1 hello 2 phone 3 phone', conversations: 3 },
    { ...walk, stood: '1 hello', left: 'hello' },
  ])
  expect(counts).toEqual([
    { step: 'hello', reached: 4, left: 1, returned: 0 },
    { step: 'phone', reached: 3, left: 0, returned: 0 },
  ])
})

test('BEY-12 a step that was left for another, or after half an hour, is returned to; a question asked again is not', () => {
  const returned = (stood: string | null, resumed: string | null = null) =>
    countWalks([{ ...walk, stood, resumed }]).flatMap((step) => (step.returned ? [step.step] : []))
  expect(returned('4 phone 5 phone 6 phone')).toEqual([])
  expect(returned('5 phone 4 code 3 phone')).toEqual(['phone'])
  expect(returned('3 phone 4 code', 'phone')).toEqual(['phone'])
  expect(returned(null, 'phone')).toEqual(['phone'])
  expect(returned(null)).toEqual([])
})
