import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyOf, readLearned, writeLearned, type Example } from './kept-learning.ts'
import { learnTopics } from './learn-topics.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-learned-'))
afterAll(() => rmSync(folder, { recursive: true }))

const words = (text: string) => new Map(text.split(' ').map((word) => [word, 1]))
const examples = ['what does it cost', 'hva koster ølet', 'when do you open', 'når åpner du'].map(
  (text, at): Example => ({ text, topic: at < 2 ? 0 : 1, weight: 1 }),
)
const { key, learned } = learnTopics(examples, words, 2)

test('OPS-01 HEAR-01 what the build learned is read as it was learned', () => {
  writeLearned(key, learned(), folder)
  expect(readLearned(key, folder)).toEqual(learned())
})

test('OPS-01 HEAR-01 other examples, and another way to learn from them, have another name', () => {
  const others = examples.map((one, at) => (at === 0 ? { ...one, text: 'what does this cost' } : one))
  const ways = [
    [2, 3, 4, 1],
    [3, 3, 4, 1],
    [2, 1, 4, 1],
    [2, 3, 1, 1],
    [2, 3, 4, 2],
  ]
  expect(new Set([...ways.map((way) => keyOf(examples, way)), keyOf(others, ways[0])]).size).toBe(6)
  expect(keyOf(examples, ways[0])).toBe(key)
  expect(readLearned(keyOf(others, ways[0]), folder)).toBeUndefined()
})

test('OPS-01 a file that is cut short is not read, so that it is learned anew', () => {
  writeFileSync(join(folder, 'short'), Buffer.alloc(20, 1))
  expect(readLearned('short', folder)).toBeUndefined()
  writeFileSync(join(folder, 'empty'), '')
  expect(readLearned('empty', folder)).toBeUndefined()
  expect(readdirSync(folder)).toContain(key)
})
