import { expect, test } from 'vitest'
import type { ContentChange } from '#server/content/content-document.ts'
import { changes } from './changes.ts'

function toldStore() {
  const listeners = new Set<(change: ContentChange) => void>()
  return {
    listeners,
    tell: (change: ContentChange) => listeners.forEach((listener) => listener(change)),
    store: {
      current: () => {
        throw new Error('not asked for')
      },
      onContentChange: (listener: (change: ContentChange) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
const change = (name: string) => ({ kind: 'page', locale: 'nb_NO', name }) as const

test('CALL-16 changes are read one by one, in their order, in one locale', async () => {
  const { store, tell } = toldStore()
  const read = changes(store, 'nb_NO')
  const first = read.next()
  for (const name of ['a', 'b']) tell(change(name))
  tell({ ...change('c'), locale: 'sv_SE' })
  tell(change('d'))
  expect([await first, await read.next(), await read.next()].map(({ value }) => value?.name)).toEqual(['a', 'b', 'd'])
})

test('CALL-16 a client that leaves while waiting gets no further changes', async () => {
  const { store, listeners } = toldStore()
  const read = changes(store)
  const waiting = read.next()
  await read.return()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(listeners.size).toBe(0)
})

test('SEC-03 a client that does not read has at most a hundred changes queued', async () => {
  const { store, tell } = toldStore()
  const read = changes(store)
  for (let n = 0; n < 500; n++) tell(change(`p${n}`))
  expect((await read.next()).value).toEqual(change('p400'))
})
