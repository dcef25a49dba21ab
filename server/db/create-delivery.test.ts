import { expect, test } from 'vitest'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { createDelivery, type Outcome } from './create-delivery.ts'

type Row = { id: string; attempts: number }

/** `waiting`: ids of rows that wait; `answers`: what the other side says of one, if it does not take it. */
function deliveryOf(waiting: readonly string[], answers: Record<string, Result<'sent'>> = {}) {
  const begun: string[][] = []
  const kept: { ids: string[]; status: Outcome['status'] }[] = []
  const deliver = createDelivery<Row>(testWorld(), {
    begin: async (ids) => {
      begun.push(ids)
      return ids.filter((id) => waiting.includes(id)).map((id) => ({ id, attempts: 1 }))
    },
    idOf: ({ id }) => id,
    send: async ({ id }) => answers[id] ?? ok('sent'),
    keep: async (ids, { status }) => kept.push({ ids, status }),
    what: 'a message',
    about: ({ id }) => ({ message: id }),
  })
  return { deliver, begun, kept }
}

test('OPS-02 attempts that begin and end together are begun and kept by one statement each', async () => {
  const { deliver, begun, kept } = deliveryOf(['a', 'b', 'c'])
  expect(await Promise.all(['a', 'b', 'c'].map(deliver))).toEqual(['done', 'done', 'done'])
  expect(begun).toEqual([['a', 'b', 'c']])
  expect(kept).toEqual([{ ids: ['a', 'b', 'c'], status: 'sent' }])
})

test('OPS-02 each gets its own outcome, and one that waits no longer none', async () => {
  const { deliver, kept } = deliveryOf(['a', 'late', 'refused'], {
    late: fault('unreachable'),
    refused: fault('refused'),
  })
  expect(await Promise.all(['a', 'late', 'refused', 'gone'].map(deliver))).toEqual(['done', 'again', 'done', 'done'])
  expect(kept).toEqual([
    { ids: ['a'], status: 'sent' },
    { ids: ['late'], status: 'waiting' },
    { ids: ['refused'], status: 'dead' },
  ])
})
