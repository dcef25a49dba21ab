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

test('BEY-12 steps are counted in the order of the flow, those it no longer has last', () => {
  const counts = countWalks(
    [
      { ...walk, stood: '1 hello 2 gone 3 phone' },
      { ...walk, stood: '1 phone' },
    ],
    ['hello', 'phone'],
  )
  expect(counts.map(({ step }) => step)).toEqual(['hello', 'phone', 'gone'])
})

test('BEY-12 coming back from another step or after half an hour counts as a return; a question asked again does not', () => {
  const returned = (stood: string | null, resumed: string | null = null) =>
    countWalks([{ ...walk, stood, resumed }]).flatMap((step) => (step.returned ? [step.step] : []))
  expect(returned('4 phone 5 phone 6 phone')).toEqual([])
  expect(returned('5 phone 4 code 3 phone')).toEqual(['phone'])
  expect(returned('3 phone 4 code', 'phone')).toEqual(['phone'])
  expect(returned(null, 'phone')).toEqual(['phone'])
  expect(returned(null)).toEqual([])
})

test('BEY-12 steps that got another name are counted under the one they have now', () => {
  const walks = [
    { ...walk, stood: '1 phone 2 code', resumed: 'code', left: 'code' },
    { ...walk, stood: '1 phone 2 phone_code.asked' },
  ]
  const nameNow = (step: string) => (step === 'code' ? 'phone_code.asked' : step)
  expect(countWalks(walks, ['phone', 'phone_code.asked'], nameNow)).toEqual([
    { step: 'phone', reached: 2, left: 0, returned: 0 },
    { step: 'phone_code.asked', reached: 2, left: 1, returned: 1 },
  ])
})
