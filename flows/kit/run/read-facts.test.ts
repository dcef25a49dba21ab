import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

test('SAND-02 facts written by hand are read, and what is wrong is named', () => {
  expect(readFacts('{"plan":"3gb","phone":"+4791234567"}')).toEqual({ facts: { plan: '3gb', phone: '+4791234567' } })
  expect(readFacts('  ')).toEqual({ facts: {} })
  expect(readFacts('{"fone":"1"}')).toEqual({ problem: 'there is no fact fone' })
  expect(readFacts('{"plan":"4gb"}')).toEqual({ problem: expect.stringContaining('plan: ') })
  expect(readFacts('{"plan":')).toEqual({ problem: expect.stringContaining('JSON') })
})
