import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeableAnswers, supersededElements } from './changeable.ts'
import type { ChatElement } from './element.ts'
import { saying } from './saying.ts'

const element = (seq: number, more: Partial<ChatElement>): ChatElement => ({ seq, ...saying('bot', ''), ...more })
const own = (seq: number, more: Partial<ChatElement> = {}) =>
  element(seq, { from: 'visitor', changeable: true, ...more })

test('CHAT-14 answers after the changed one are superseded, and later ones can be changed again', () => {
  const elements = [
    element(1, {}),
    own(2),
    element(3, {}),
    own(4),
    element(5, {}),
    own(6, { changeable: false, changes: 4 }),
    element(7, {}),
    own(8),
  ]
  expect([...supersededElements(elements)]).toEqual([4, 5])
  expect([...changeableAnswers(elements)]).toEqual([2, 8])
})

test('CHAT-14 an answer from before an irreversible effect cannot be changed', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (seals) => {
      const elements = seals.map((sealing, index) => (sealing ? element(index + 1, { seals: true }) : own(index + 1)))
      const last = seals.lastIndexOf(true) + 1
      expect([...changeableAnswers(elements)]).toEqual(elements.flatMap(({ seq }) => (seq > last ? [seq] : [])))
    }),
  )
})
