import { expect, test } from 'vitest'
import { defineFlow } from './define-flow.ts'
import { definePart } from './define-part.ts'
import { kitOption, sayKit, translateKit } from './kit-texts.ts'
import { rowIf, type FlowOption, type FlowRow } from './flow-texts.ts'

const about = { name: 'every_element', offered: { instead: 'home' }, humanHandover: 'init' } as const
const end = { end: 'thanks' } as const

test('ONE-01 a text that no catalogue has does not compile, wherever a step names one', () => {
  const well = { say: ['every.hello'], ask: { choices: { go: { title: 'every.go', to: 'init' } } } } as const
  expect(defineFlow({ ...about, steps: { init: well } }).steps.init).toBe(well)
  // @ts-expect-error -- there is no such text
  defineFlow({ ...about, steps: { init: { say: ['every.helo'], ...end } } })
  // @ts-expect-error -- a text of the pages is none of the flows
  defineFlow({ ...about, steps: { init: { say: ['account.phone.title'], ...end } } })
  // @ts-expect-error -- the words that choose an answer are no text
  defineFlow({ ...about, steps: { init: { say: ['csat.why.skip.words'], ...end } } })
  // @ts-expect-error -- nor is a title
  defineFlow({ ...about, steps: { init: { ask: { choices: { go: { title: 'every.goo', to: 'init' } } } } } })
  // @ts-expect-error -- nor is why it is asked
  defineFlow({ ...about, steps: { init: { ask: { why: 'every.why', choices: {} } } } })
  // @ts-expect-error -- a label has a text of its own
  defineFlow({ ...about, steps: { init: { collect: { name: 'every.hello' }, next: 'init' } } })
})

test('ONE-01 a text whose value the flow does not give does not compile', () => {
  const init = { say: ['every.helloName'], ...end } as const
  const flow = defineFlow({ ...about, values: () => ({ firstName: 'Kari', plan: undefined }), steps: { init } })
  expect(flow.steps.init).toBe(init)
  // @ts-expect-error -- {plan} has no value
  defineFlow({ ...about, values: () => ({ firstName: 'Kari' }), steps: { init } })
  const reads = { rule: 'text', write: 'freeText', to: 'init' } as const
  // @ts-expect-error -- a label fills in nothing
  defineFlow({ ...about, steps: { init: { ask: { input: { ...reads, label: 'every.plan' } } } } })
})

test('ONE-01 a call without a way for an outcome, or with one for none, and a step that does nothing do not compile', () => {
  const init = { call: { effect: 'lead.send', outcomes: { sent: 'done', failed: 'done' } } } as const
  expect(defineFlow({ ...about, steps: { init, done: end } }).steps.init).toBe(init)
  // @ts-expect-error -- lead.send may also fail
  defineFlow({ ...about, steps: { init: { call: { effect: 'lead.send', outcomes: { sent: 'done' } } }, done: end } })
  const outcomes = { sent: 'done', failed: 'done' } as const
  const steps = { done: end }
  const call = { effect: 'lead.send' } as const
  // @ts-expect-error -- lead.send never ends as late
  defineFlow({ ...about, steps: { ...steps, init: { call: { ...call, outcomes: { ...outcomes, late: 'done' } } } } })
  // @ts-expect-error -- it says something and does nothing
  defineFlow({ ...about, steps: { init: { say: ['every.hello'] } } })
})

test('ONE-01 a part gives values to the flow around it, and takes no text in place of its own that lacks one', () => {
  const greeting = definePart({
    name: 'greeting',
    outcomes: ['greeted'],
    words: ['every.hello'],
    values: () => ({ firstName: 'Kari' }),
    steps: { start: { say: ['every.hello'], next: 'greeted' } },
  })
  const to = { greeted: 'init' } as const
  const init = { say: ['csat.helloAgain'], ...end } as const
  expect(defineFlow({ ...about, parts: { hello: { part: greeting, to } }, steps: { init } }).steps.init).toBe(init)
  // @ts-expect-error -- no part gives {firstName}
  defineFlow({ ...about, steps: { init } })
  const words = { 'every.hello': 'every.helloName' } as const
  // @ts-expect-error -- {plan} has no value here
  defineFlow({ ...about, parts: { hello: { part: greeting, to, words } }, steps: { init } })
})

test('ONE-01 an option and a row of a summary bring the values of their texts along', () => {
  const option: FlowOption = { payload: '1', title: 'every.plan', values: { plan: '3 GB' } }
  const row: FlowRow = {
    label: 'debt.row.creditLine',
    values: { lender: 'Bank' },
    value: { text: 'every.row.text.value' },
  }
  expect([option, row]).toHaveLength(2)
  // @ts-expect-error -- {plan} has no value
  const bare: FlowOption = { payload: '1', title: 'every.plan' }
  // @ts-expect-error -- {plan} is not {size}
  const other: FlowOption = { payload: '1', title: 'every.plan', values: { size: '3 GB' } }
  // @ts-expect-error -- there is no such text
  const gone: FlowRow = { label: 'every.row.name', value: { text: 'every.row.gone' } }
  expect([bare, other, gone]).toHaveLength(3)
})

test('ONE-01 a value that is not known has no row', () => {
  const named = (name: string | undefined) => rowIf(name, (value) => ({ label: 'every.row.name', value }))
  expect([named('Kari'), named(undefined)]).toEqual([[{ label: 'every.row.name', value: 'Kari' }], []])
})

test('ONE-01 a text of the kit itself that no catalogue has, or that lacks a value, does not compile', () => {
  const bare = (id: string) => id
  expect(sayKit('kit.didYouMean', { heard: 'Kari' })).toEqual({
    kind: 'say',
    text: 'kit.didYouMean',
    values: { heard: 'Kari' },
  })
  expect(kitOption('yes', 'kit.yesThat', { heard: 'Kari' })).toEqual({
    payload: 'yes',
    title: 'kit.yesThat',
    values: { heard: 'Kari' },
  })
  expect(translateKit(bare, 'kit.send')).toBe('kit.send')
  // @ts-expect-error -- there is no such text
  sayKit('kit.didYouMeen')
  // @ts-expect-error -- {heard} has no value
  sayKit('kit.didYouMean')
  // @ts-expect-error -- {heard} is not {said}
  kitOption('yes', 'kit.yesThat', { said: 'Kari' })
  // @ts-expect-error -- a text of a flow is none of the kit's
  translateKit(bare, 'every.hello')
})
