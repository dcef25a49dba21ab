import { expect, test } from 'vitest'
import { learnTopics, type Example } from './learn-topics.ts'

const said = (text: string) => new Map(text.split(' ').map((word) => [word, 1]))
const examples = ['what does it cost', 'what is the price', 'when do you open', 'when are you open'].map(
  (text, at): Example => ({ features: said(text), topic: at < 2 ? 0 : 1, weight: 1 }),
)
const likelyTopics = learnTopics(examples, 2)

test('CHAT-15 words that were never said together lead to the topic that each of them is asked with', () => {
  const [price = 0, hours = 0] = likelyTopics(said('the cost'))
  expect(price).toBeGreaterThan(0.6)
  expect(price + hours).toBeCloseTo(1)
  expect(likelyTopics(said('open when'))[1]).toBeGreaterThan(0.6)
})

test('HEAR-06 words that nobody asked with lead nowhere', () => {
  const [price = 0, hours = 0] = likelyTopics(said('purple elephants'))
  expect(Math.abs(price - hours)).toBeLessThan(0.01)
})

test('HEAR-01 the same examples are learned in the same way each time', () => {
  expect(learnTopics(examples, 2)(said('the price'))).toEqual(likelyTopics(said('the price')))
})
