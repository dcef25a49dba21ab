import { expect, test } from 'vitest'
import { isCurrent } from './message-types.ts'

test('ONE-03 the generated message types match the catalogues', () => {
  expect(isCurrent()).toBe(true)
})
