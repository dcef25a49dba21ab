import { pino } from 'pino'
import { expect, test } from 'vitest'
import { genericSignup } from '#flows/generic-signup/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { runnableFlows } from '#flows/registry.ts'
import { followFlows } from './follow-flows.ts'

function live(load: () => Promise<object>) {
  const lines: string[] = []
  let changed = () => {}
  const conversations = followFlows(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), {
    load,
    onChange: (heard) => (changed = heard),
  })
  const change = async () => {
    const before = lines.length
    changed()
    await expect.poll(() => lines.length).toBeGreaterThan(before)
  }
  return { conversations, change, lines }
}

test('SAND-06 the conversations follow their files', async () => {
  const next = runnable({ ...genericSignup, humanHandover: 'leave' })
  const { conversations, change } = live(async () => ({
    runnableFlows: () => ({ ...runnableFlows(), generic_signup: next }),
  }))
  expect(conversations.flowOf('generic_signup')).not.toBe(next)
  await change()
  expect(conversations.flowOf('generic_signup')).toBe(next)
  expect(conversations.speak('nb_NO', 'kit.talkToUs')).not.toBe('kit.talkToUs')
})

test('SAND-06 a file that does not load or compile keeps the old ones and is said in one line', async () => {
  const faults: (() => Promise<object>)[] = [
    () =>
      Promise.reject(
        new Error(
          'Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n  ╭─[ flows/x.ts:3:1 ]\n  at somewhere',
        ),
      ),
    async () => ({}),
    async () => ({
      runnableFlows: () => {
        throw new Error('generic_signup has no step nowhere')
      },
    }),
  ]
  for (const load of faults) {
    const { conversations, change, lines } = live(load)
    const before = conversations.flowOf('generic_signup')
    await change()
    expect(conversations.flowOf('generic_signup')).toBe(before)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /"The changed conversations do not load, the ones before go on: (flows\/x.ts:3 Unexpected token|flows\/registry|generic_signup has)[^\\]*"/,
    )
  }
})
