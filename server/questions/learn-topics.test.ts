import { expect, test } from 'vitest'
import type { Example } from './kept-learning.ts'
import { learnTopics } from './learn-topics.ts'

const words = (text: string) => new Map(text.split(' ').map((word) => [word, 1]))
const examples = ['what does it cost', 'what is the price', 'when do you open', 'when are you open'].map(
  (text, at): Example => ({ text, topic: at < 2 ? 0 : 1, weight: 1 }),
)
const { likely } = learnTopics(examples, words, 2)

test('CHAT-15 words that were never said together lead to the topic that each of them is asked with', () => {
  const [price = 0, hours = 0] = likely('the cost')
  expect(price).toBeGreaterThan(0.6)
  expect(price + hours).toBeCloseTo(1)
  expect(likely('open when')[1]).toBeGreaterThan(0.6)
})

test('HEAR-06 words that nobody asked with lead nowhere', () => {
  const [price = 0, hours = 0] = likely('purple elephants')
  expect(Math.abs(price - hours)).toBeLessThan(0.01)
})

test('HEAR-01 the same examples are learned in the same way each time', () => {
  expect(learnTopics(examples, words, 2).likely('the price')).toEqual(likely('the price'))
})

test('HEAR-01 the order in which the examples are listed changes nothing of what is learned', () => {
  const many = Array.from({ length: 40 }, (_, at): Example => ({
    text: `word${at % 7} word${at % 3} and word${at}`,
    topic: at % 2,
    weight: 1,
  }))
  const told = 'word1 word2 word3'
  const inOrder = learnTopics(many, words, 2).likely(told)[0]
  expect(learnTopics(many.toReversed(), words, 2).likely(told)[0]).toBeCloseTo(inOrder ?? 0, 5)
})

test('HEAR-01 what is learned a little at a time is the same as what is learned at once', () => {
  const many = Array.from({ length: 50 }, () => examples).flat()
  const slowly = learnTopics(many, words, 2)
  let steps = 0
  while (slowly.learnMore()) steps += 1
  expect(steps).toBeGreaterThan(10)
  expect(slowly.likely('the price')).toEqual(learnTopics(many, words, 2).likely('the price'))
})

test('HEAR-01 a feature that is too rare to be learned is not known', () => {
  const { knows } = learnTopics(examples, words, 2, { leastCount: 2 })
  expect([knows('what'), knows('cost')]).toEqual([true, false])
})
